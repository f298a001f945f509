import type {
  CallsOf,
  Conversation,
  ConversationFields,
  DraftMessage,
  Emitter,
  Message,
  MountContext,
  SessionAnswer,
  User
} from '../../../protocol'
import type { MessengerEvents, Deferred } from '../../../client'
import type { Delegate } from './delegate'
// Not through the room's door, whose other types need those of React.
import type { WidgetIdentity } from '../widget-identity'
import type { InitOptions } from './init-options'

/** User fields that a page may set. Null removes a field; metadata is merged key by key. */
export interface UserFields {
  givenName?: string | null
  surname?: string | null
  email?: string | null
  avatarUrl?: string | null
  metadata?: Record<string, string | number | boolean | null>
}

/** Conversation fields that a page may set. Null removes a field; metadata is merged. */
export type ConversationChanges = {
  [Name in keyof Omit<ConversationFields, 'metadata'>]: ConversationFields[Name] | null
} & { metadata?: UserFields['metadata'] | null }

/** Options of a new conversation. */
export interface ConversationOptions extends ConversationFields {
  /** First messages, texts only. */
  messages?: { type: 'text'; text: string }[]
}

/** A file to send; its name is shown, and its bytes say its type. */
export interface FileDraft {
  type: 'image' | 'file'
  file: Blob
  metadata?: DraftMessage['metadata']
}

/** Events of the widget, in addition to those of every messenger. */
export interface WidgetEvents extends MessengerEvents {
  /** `init` has succeeded. */
  ready: []
  /** The last event before all listeners are removed. */
  destroy: []
  'widget:opened': []
  'widget:closed': []
}

/**
 * The global `Pipit`, and the default export of the package.
 *
 * All methods may be called at any time. Calls wait for the messenger's code; until it is loaded,
 * synchronous getters return undefined, false, `[]` or 0.
 *
 * @throws {ChatError} `not-initialized` before `init`, for all but `on`, `off`, `init`, `render`, `destroy`,
 * `isOpened`, `setDelegate` and `getUnreadCount`. Methods that return a promise reject instead.
 */
export interface MessengerWidget extends Pick<Emitter<WidgetEvents>, 'on' | 'off'> {
  /** Version of this build: `5.0.0`. */
  readonly VERSION: string
  /**
   * Shows the launcher. Resolves when the visitor can use it, and is signed in where `externalId` or
   * `authCode` was given.
   * @throws {ChatError} `already-initialized`, `invalid-option`, `integration-not-found`,
   * `origin-not-allowed`, `invalid-auth`, `network`. It may be called again.
   */
  init(options: InitOptions): Promise<void>
  /**
   * Signs a user in. Conversations of the anonymous user are kept; other devices are informed.
   * @param jwt HS256, signed with a key of the app: `{ scope: 'user', external_id }`.
   * @throws {ChatError} `invalid-argument`, `invalid-auth`. Waits through lost connections.
   */
  login(externalId: string, jwt: string): Promise<void>
  /** Signs the user out; the visitor is anonymous again. Resolves at once for anonymous users. */
  logout(): Promise<void>
  /** Removes the widget from the page. Stored data stays, and `init` may be called again. */
  destroy(): void
  /**
   * Embedded mode: shows the messenger in an element that has a height, before or after `init`. May be
   * called again with another one; the draft and the conversation stay.
   * @throws {ChatError} `invalid-element`.
   */
  render(element: Element): void
  /** No effect when embedded, as `close`. */
  open(): void
  close(): void
  /** Embedded: true while rendered. */
  isOpened(): boolean
  /**
   * Sends a message; creates the user and the conversation when there are none.
   * @param message A text, or a file.
   * @param conversationId The default conversation when absent.
   * @returns The stored message; sending continues after lost connections.
   * @throws {ChatError} `invalid-message`, `message-too-long`, `file-empty`, `file-too-large`,
   * `file-type-not-allowed`, `conversation-not-found`, `logged-out`.
   */
  sendMessage(message: string | DraftMessage | FileDraft, conversationId?: string): Promise<Message>
  /**
   * Triggers a postback button as the visitor would.
   * @param actionId Id of the action; see `getConversationById`.
   * @param conversationId The one on the screen when absent.
   * @throws {ChatError} `conversation-not-found`, `not-found`.
   */
  triggerPostback(actionId: string, conversationId?: string): Promise<void>
  /**
   * Shows the business that the visitor types, for 10 s; call it as often as you like.
   * @param conversationId The one on the screen when absent.
   */
  startTyping(conversationId?: string): void
  stopTyping(conversationId?: string): void
  /** Undefined before the first use. */
  getUser(): User | undefined
  /**
   * Updates the user's fields. They are kept until there is a user, and sent when it is created.
   * @returns The user; undefined while there is none.
   * @throws {ChatError} `invalid-request`.
   */
  updateUser(fields: UserFields): Promise<User | undefined>
  /** Conversations loaded so far, most recently active first, each with its loaded messages. */
  getConversations(): Conversation[]
  /** With its messages. @param id The displayed one by default. @throws {ChatError} `conversation-not-found`. */
  getConversationById(id?: string): Promise<Conversation>
  /** Null while another screen is displayed, such as the list, and before there is a conversation. */
  getDisplayedConversation(): Conversation | null | undefined
  /** Loads the next ten. @returns The loaded ones; empty when all were loaded before. */
  getMoreConversations(): Promise<Conversation[]>
  hasMoreConversations(): boolean
  /** Puts a conversation on the screen. @throws {ChatError} `conversation-not-found`. */
  loadConversation(id: string): Promise<void>
  /**
   * Creates a conversation, and the user when there is none. Does not display it.
   * @throws {ChatError} `forbidden` where the integration allows no more of them; `invalid-argument`,
   * `invalid-message`.
   */
  createConversation(options?: ConversationOptions): Promise<Conversation>
  /** @throws {ChatError} `conversation-not-found`, `invalid-request`. */
  updateConversation(id: string, changes: ConversationChanges): Promise<Conversation>
  /** Without an id: all conversations. */
  markAllAsRead(conversationId?: string): Promise<void>
  /** Null removes it. A new delegate is also asked about messages that are displayed already. */
  setDelegate(delegate: Delegate | null): void
  /** Shows the prompt to link another channel now, if the integration has one. */
  showNotificationChannelPrompt(): void
  /** Puts a text into the composer. */
  setPredefinedMessage(text: string): void
  /** Without an id: the total. */
  getUnreadCount(conversationId?: string): number
  /** Changes the language of texts and dates. */
  setLocale(locale: string): Promise<void>
  /**
   * Changes options of `init` while the messenger lives, with the same rules.
   * @throws {ChatError} `invalid-option`, also for those that only `init` can set; `invalid-argument`.
   */
  updateSettings(options: Partial<InitOptions>): Promise<void>
}

/** Public types of the widget, for the contract between loader and messenger. */
export interface WidgetTypes {
  api: MessengerWidget
  options: InitOptions
  // A mapped type fits the contract's record, an interface does not.
  events: Pick<WidgetEvents, keyof WidgetEvents>
}

/** Calls of the public object that the messenger carries out once their code has been loaded. */
export type Calls = CallsOf<MessengerWidget>

/** State that is handed over to the next messenger when the user changes. */
export interface Handover {
  /** Session of the new user, as the server returned it; undefined for an anonymous user. */
  session?: SessionAnswer | undefined
  /** Text in the composer. */
  draft?: string
  isOpened?: boolean
  /** Identity of the newest messenger's visitor. */
  identity?: WidgetIdentity
  /** Resolves when no sign-in or sign-out is running. */
  turn?: Promise<void>
  /** Promises of messages that are still to be sent. */
  pendingSends?: Map<string, Deferred>
}

/** Context of one messenger: objects that the loader passes, and state of an earlier messenger. */
export type HostContext = MountContext<WidgetTypes> & Handover
