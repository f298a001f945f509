import type { ConfigAnswer, LauncherTexts } from './calls'
import type { Emitter } from './emitter'
import type { IntegrationSettings } from './web-settings'

/** Methods of the public object that the core of the messenger carries out. */
interface CoreMethods {
  isOpened(): boolean
  open(): void
  close(): void
  render(element: Element): void
  destroy(): void
}

/** Public types that the contract between loader and messenger is about; the widget declares them. */
export interface MountTypes {
  /** The global `Pipit`. */
  api: CoreMethods
  /** Options of `init`. */
  options: object
  /** Arguments of listeners, by event. */
  events: Record<string, unknown[]>
}

/** The launcher, as the messenger sees it. */
export interface LauncherPort {
  /** Element that gets the focus when the messenger closes, if it is in the page. */
  readonly element: HTMLElement
  setOpened(isOpened: boolean): void
  /** 0 hides the badge; above 9 it shows `9+`. */
  setUnread(count: number): void
  /** Renders it again after settings have changed. @param texts In the language of the settings. */
  draw(texts?: LauncherTexts): void
}

/** File names and hashes of a chunk and of everything it pulls in, the chunk first. */
export type ChunkManifest = readonly (readonly [file: string, integrity: string])[]

/** Imports a chunk of this version after checking every file of it. */
export type ImportChunk = <Module>(closure: ChunkManifest) => Promise<Module>

/** Settings that launcher and messenger read: remote settings, then options of `init`. */
export type MountSettings<Types extends MountTypes> = Omit<Types['options'], 'integrationId'> & {
  /** Options of the page so far, over which settings of the integration never go. */
  given?: Partial<Types['options']>
}

/** Parsed options. */
export interface OptionsReading<Types extends MountTypes> {
  /** Warns of names that no event has, and empties the list. */
  checkEvents(names: PropertyKey[]): void
  /** Loads pictures that are shown with the messenger, and warns of those that are too small. */
  checkPictures(): void
  /** Signs in where the options say who the visitor is. @param load Loads the messenger. */
  signIn(load: () => Promise<MountedMessenger<Types>>): Promise<void>
  /** Address of the server that has the data. */
  base: string
  /**
   * Merges them into settings: texts, colours and prechat key by key; permissions of visitors can
   * only be reduced.
   */
  layOver(settings: IntegrationSettings & Partial<MountSettings<Types>>): MountSettings<Types>
}

/**
 * Checks options. Unknown ones are named in a warning and ignored.
 *
 * @param base Address of the server.
 * @param preload Loads the messenger's code early, when the options ask for it. Without it: options that
 * change while the messenger lives.
 * @throws {ChatError} `invalid-option`, `network`.
 */
export type ReadOptions<Types extends MountTypes> = (
  options: Partial<Types['options']>,
  base: string,
  preload?: () => void
) => Promise<OptionsReading<Types>>

type KindOf<Answer> = [Answer] extends [Promise<unknown>]
  ? 'promise'
  : [Answer] extends [void]
    ? 'nothing'
    : 'value'

/** Kinds of all methods of the public object by their return types. */
export type MethodKinds<Api> = {
  [Name in Exclude<keyof Api, 'VERSION'>]: Name extends 'on'
    ? 'nothing'
    : Api[Name] extends (...args: never[]) => infer Answer
      ? KindOf<Answer>
      : never
}

/** Methods of one kind. */
export type MethodsOf<Api, Kind extends 'value' | 'nothing' | 'promise'> = {
  [Name in keyof MethodKinds<Api>]: MethodKinds<Api>[Name] extends Kind ? Name : never
}[keyof MethodKinds<Api>]

/** Methods that the loader carries out itself, or the core of the messenger. */
type NearMethod = 'VERSION' | 'init' | 'on' | 'off' | keyof CoreMethods

/** All other methods, which are loaded at the first call, and those of the loader itself. */
export type CallsOf<Api> = Omit<Api, MethodsOf<Api, 'value'> | NearMethod> & {
  /** Signs in as the options of `init` say. */
  signIn(): Promise<void>
  /** Shows the settings that the business has saved meanwhile. */
  refreshSettings(version: string): Promise<void>
}

/** The messenger's half of the public object, available when its code has been loaded. */
export type MountedMessenger<Types extends MountTypes> = CoreMethods &
  // They are loaded with the client, which keeps the conversations.
  Partial<Pick<Types['api'], Exclude<MethodsOf<Types['api'], 'value'>, 'isOpened'>>> & {
    call(method: keyof CallsOf<Types['api']>, args: unknown[]): Promise<unknown>
  }

/** Objects of the page that the loader passes to the messenger. */
export interface MountContext<Types extends MountTypes> {
  page: Window
  config: ConfigAnswer
  /** Changed in place by `updateSettings` and `setDelegate`. */
  settings: MountSettings<Types>
  launcher: LauncherPort
  emitter: Emitter<Types['events']>
  /** Absent when all code is in one bundle. */
  importChunk?: ImportChunk | undefined
  /** Removes this messenger and its state from the page, and mounts another in this context. */
  mount(): MountedMessenger<Types>
  /** Loads the checks of options. */
  loadOptions: () => Promise<ReadOptions<Types>>
}

/** Mounts the messenger of a page; exported by `messenger.js`. */
export type MountMessenger<Types extends MountTypes> = (
  context: MountContext<Types>
) => MountedMessenger<Types>
