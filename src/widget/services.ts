import { createContext, useContext } from 'react'
import type { ReadableAtom, WritableAtom } from 'nanostores'
import type {
  ConnectionStatus,
  ConversationModel,
  Messenger,
  MessengerCore,
  TimelineEntry
} from '../client'
import type { WidgetContext } from './api'
import type { WidgetSettings } from './init-options'
import type { Layer, Slots } from './parts/part'
import type { Texts, Translate } from './strings'

/** What the components and parts of one messenger share. */
export interface Services {
  context: WidgetContext
  settings: WidgetSettings
  translate: Translate
  /** All texts by key, the page's own before the built-in ones; parts add theirs. */
  texts: Texts
  /** Names the messenger to those who do not see it. */
  getTitle(): string
  /** In which dates and numbers are written. */
  locale: string
  /** Writes the time over a run of messages. */
  formatTime(time: Date): string
  /** The app's root element; it stays the same when the frame moves. */
  root: HTMLElement
  /** Whether the visitor sees the messenger. */
  $isShown: ReadableAtom<boolean>
  $connection: ReadableAtom<ConnectionStatus>
  /** The conversation on the screen; undefined until the code that keeps it has come. */
  $conversation: ReadableAtom<ConversationModel | undefined>
  /** What is written and not yet sent; outlives closing. */
  $draft: WritableAtom<string>
  /** Nothing may be written now. */
  $isBlocked: WritableAtom<boolean>
  /** Said over the composer until the visitor writes on. */
  $notice: WritableAtom<string>
  /** Stands in the conversation's place: a list, settings, a channel. */
  $screen: WritableAtom<Layer>
  /** Stands over everything: a picture, a page. */
  $overlay: WritableAtom<Layer>
  /** Parts that have come. */
  $slots: ReadableAtom<Partial<Slots>>
  /** The client core, once it has come. */
  readonly opened: Promise<Messenger>
  /** Listens to the client core, apart from the page. Returns its undo. */
  on: MessengerCore['on']
  /** Brings the part that fills a slot; undefined when no part does. Repeats until it succeeds. */
  need<Name extends keyof Slots>(name: Name): Promise<Slots[Name]>
  /** Repeats what loads something until it succeeds; never settles after `destroy`. */
  persist<Loaded>(load: () => Promise<Loaded>): Promise<Loaded>
  /** Adds a sheet to the frame. */
  addStyles(styles: string): void
  /** Called when the messenger is taken out of the page. */
  onDestroy(stop: () => void): void
  /** Puts a conversation on the screen; the default one when absent. */
  show(conversation?: ConversationModel): void
  /** Draws everything again, after texts have changed. */
  redraw(): void
  /** Puts the frame where the settings say. */
  arrange(): void
  /**
   * Gives entries as the page wants them shown; hidden ones are left out.
   * @param conversation The one on the screen when absent.
   */
  display(
    entries: readonly TimelineEntry[],
    conversation?: ConversationModel
  ): readonly TimelineEntry[]
  /**
   * Names the conversation on the screen to what sends: the default one by no id, so that one that the
   * business deleted meanwhile is made anew.
   */
  addressee(): string | undefined
  /** Sends the draft, which stays where it is until it can be kept. */
  send(): void
  retry(clientMessageId: string): void
  loadHistory(conversation: ConversationModel): Promise<void>
  /** The visitor has seen what is unread in the conversation on the screen. */
  markRead(): void
  close(): void
}

const ServicesContext = createContext<Services | undefined>(undefined)

export const ServicesProvider = ServicesContext.Provider

/** Gives a component what its messenger shares. */
export const useServices = (): Services => useContext(ServicesContext)!
