import { createContext, useContext } from 'react'
import type { ReadableAtom, WritableAtom } from 'nanostores'
import type {
  ConnectionStatus,
  ConversationModel,
  Messenger,
  ClientInternals,
  TimelineEntry
} from '../../client'
import type { Message, Role } from '../../protocol'
import type { HostContext, MessengerWidget, WidgetSettings } from './public'
import type { ScreenActions } from './bind-client'
import type { Slots } from './feature'
import type { ComposerState } from './mount/create-composer-state'
import type { Overlay, Screen } from './screen'
import type { Texts, Translate } from './translate'

/** Writes a time in a locale. */
export type TimeFormat = (time: Date, locale: string) => string

/**
 * Returns entries as the page wants them shown, without hidden ones.
 * @param conversation The one on the screen when absent.
 */
export type Display = (
  entries: readonly TimelineEntry[],
  conversation?: ConversationModel
) => readonly TimelineEntry[]

/** Messages that the page hides. */
export interface HiddenMessages {
  has(messageId: string): boolean
  /** Counts the unread ones of those held. @param conversation All conversations when absent. */
  countUnread(conversation?: ConversationModel): number
}

/** The client of a page, which knows what is on the screen. */
export type PageClient = Messenger &
  ScreenActions &
  Pick<MessengerWidget, 'getDisplayedConversation'>

/** Services that the components and features of one messenger share. Frozen: only stores in it change. */
export interface MessengerContext extends ComposerState {
  /** The page, and what the first stage handed over. */
  host: HostContext
  settings: WidgetSettings
  translate: Translate
  /** All texts by key, the page's own before the built-in ones. */
  texts: Texts
  /** English texts, to which features add theirs. */
  $english: WritableAtom<Record<string, string>>
  /** Names the messenger to visitors who do not see it. */
  getTitle(): string
  /** Locale in which dates and numbers are written. */
  $locale: WritableAtom<string>
  /** Format of the time over a run of messages, where the page gives one. */
  $timeFormat: WritableAtom<TimeFormat | undefined>
  /** The app's root element; it stays the same when the frame moves. */
  root: HTMLElement
  /** Whether the visitor sees the messenger. */
  $isShown: ReadableAtom<boolean>
  /** Whether something in the messenger may get the focus without being pressed. */
  mayTakeFocus(): boolean
  /** Whether its end is in the page's view; watched where it is embedded. */
  $isInView: WritableAtom<boolean>
  $connection: WritableAtom<ConnectionStatus>
  /** The conversation on the screen; undefined until the client has been loaded. */
  $conversation: WritableAtom<ConversationModel | undefined>
  /** The screen in the conversation's place, if any. */
  $screen: WritableAtom<Screen | undefined>
  /** A picture or page over the whole messenger. */
  $overlay: WritableAtom<Overlay | undefined>
  /** Filled slots of the features that have been loaded. */
  $slots: ReadableAtom<Partial<Slots>>
  /** Fills slots, and draws what shows them. */
  addSlots(slots: Partial<Slots>): void
  /** Resolves to the client, once it has been loaded. */
  clientReady: Promise<PageClient>
  /** Listens to the client, apart from the page. Returns its undo. */
  on: ClientInternals['on']
  /** Loads the feature that fills a slot, and repeats that until it succeeds. */
  loadSlot<Name extends keyof Slots>(name: Name): Promise<Slots[Name]>
  /** Repeats a load until it succeeds; never settles after `destroy`. */
  retryUntilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded>
  /** Adds a sheet to the frame. */
  addStyles(styles: string): void
  /** Calls a function when the messenger is taken out of the page. */
  onDestroy(stop: () => void): void
  /** Draws everything again, after texts have changed. */
  redraw(): void
  /** Puts the frame where the settings say. */
  updateLayout(): void
  /** The delegate's changes to what is shown. */
  $display: WritableAtom<Display>
  display: Display
  /** The messages that the delegate hides; none without one. */
  $hidden: WritableAtom<HiddenMessages>
  /** Whether the visitor wrote a message: other users of a group are not the business either. */
  isOwn(message: Message): boolean
  /** Names someone other than the visitor. */
  nameOf(author: { role: Role; displayName?: string | undefined }): string
  /** Marks the conversation on the screen as read. */
  markRead(): void
  close(): void
}

const ReactContext = createContext<MessengerContext | undefined>(undefined)

export const MessengerContextProvider = ReactContext.Provider

/** Returns the context of the messenger that a component belongs to. */
export const useMessengerContext = (): MessengerContext => useContext(ReactContext)!
