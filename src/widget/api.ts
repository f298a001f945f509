import type {
  ConfigAnswer,
  Conversation,
  ConversationFields,
  DraftMessage,
  Emitter,
  IntegrationSettings,
  Message,
  SessionAnswer,
  User
} from '../protocol'
import type { MessengerEvents, Waiting } from '../client'
import type { Delegate } from './delegate'
import type { WidgetIdentity } from './identity'
import type { InitOptions, WidgetSettings } from './init-options'

/** What a page tells about its visitor. Null takes a field out; metadata is merged key by key. */
export interface UserFields {
  givenName?: string | null
  surname?: string | null
  email?: string | null
  avatarUrl?: string | null
  metadata?: Record<string, string | number | boolean | null>
}

/** What a page decides about a conversation. Null takes a field out; metadata is merged. */
export type ConversationChanges = {
  [Name in keyof Omit<ConversationFields, 'metadata'>]: ConversationFields[Name] | null
} & { metadata?: UserFields['metadata'] | null }

/** A conversation to make. */
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

/** What the widget tells its page, beside what a messenger tells. */
export interface WidgetEvents extends MessengerEvents {
  /** `init` has succeeded. */
  ready: []
  /** The last that listeners hear before they are dropped. */
  destroy: []
  'widget:opened': []
  'widget:closed': []
}

/**
 * The global `Pipit`, and the default export of the package.
 *
 * Everything may be called from the first moment. Calls wait for the messenger's code; before that has
 * come, what answers at once answers undefined, false, `[]` or 0.
 *
 * @throws {ChatError} `not-initialized` before `init`, for all but `on`, `off`, `init`, `render`, `destroy`,
 * `isOpened`, `setDelegate` and `getUnreadCount`. What returns a promise rejects instead.
 */
export interface MessengerWidget extends Pick<Emitter<WidgetEvents>, 'on' | 'off'> {
  /** Of this build: `5.0.0`. */
  readonly VERSION: string
  /**
   * Shows the launcher. Resolves when the visitor can use it, and is signed in where `externalId` or
   * `authCode` was given.
   * @throws {ChatError} `already-initialized`, `invalid-option`, `integration-not-found`,
   * `origin-not-allowed`, `invalid-auth`, `network`. It may be called again.
   */
  init(options: InitOptions): Promise<void>
  /**
   * Signs a user in. What the visitor has written as nobody goes along; other devices learn of it.
   * @param jwt HS256, signed with a key of the app: `{ scope: 'user', external_id }`.
   * @throws {ChatError} `invalid-argument`, `invalid-auth`. Waits through lost connections.
   */
  login(externalId: string, jwt: string): Promise<void>
  /** Makes the visitor nobody again, and forgets the user. Resolves at once for nobody. */
  logout(): Promise<void>
  /** Takes everything out of the page. What is stored stays, and `init` may follow. */
  destroy(): void
  /**
   * Embedded mode: shows the messenger in an element that has a height, before or after `init`. May be
   * called again with another one; what is written and read stays.
   * @throws {ChatError} `invalid-element`.
   */
  render(element: Element): void
  /** No effect when embedded, as `close`. */
  open(): void
  close(): void
  /** Embedded: true while rendered. */
  isOpened(): boolean
  /**
   * Sends a message, and makes the visitor and the conversation when there are none.
   * @param message A text, or a file.
   * @param conversationId The default conversation when absent.
   * @returns The stored message; waits through lost connections, and loses nothing.
   * @throws {ChatError} `invalid-message`, `message-too-long`, `file-empty`, `file-too-large`,
   * `file-type-not-allowed`, `conversation-not-found`, `logged-out`.
   */
  sendMessage(message: string | DraftMessage | FileDraft, conversationId?: string): Promise<Message>
  /**
   * Presses a postback button in the visitor's name.
   * @param actionId Of the action; see `getConversationById`.
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
   * Tells the business about the visitor. Kept until there is a user, and sent with it.
   * @returns The user; undefined while there is none.
   * @throws {ChatError} `invalid-request`.
   */
  updateUser(fields: UserFields): Promise<User | undefined>
  /** Those loaded so far, most recently active first, each with the messages held. */
  getConversations(): Conversation[]
  /** With its messages. @param id The shown one when absent. @throws {ChatError} `conversation-not-found`. */
  getConversationById(id?: string): Promise<Conversation>
  /** Null while something else stands in its place, such as the list, and before there is one. */
  getDisplayedConversation(): Conversation | null | undefined
  /** Loads the next ten. @returns Those; none when all are loaded. */
  getMoreConversations(): Promise<Conversation[]>
  hasMoreConversations(): boolean
  /** Puts a conversation on the screen. @throws {ChatError} `conversation-not-found`. */
  loadConversation(id: string): Promise<void>
  /**
   * Makes a conversation, and the visitor when there is none. It is not shown.
   * @throws {ChatError} `forbidden` where the integration allows no more of them; `invalid-argument`,
   * `invalid-message`.
   */
  createConversation(options?: ConversationOptions): Promise<Conversation>
  /** @throws {ChatError} `conversation-not-found`, `invalid-request`. */
  updateConversation(id: string, changes: ConversationChanges): Promise<Conversation>
  /** Without an id: all conversations. */
  markAllAsRead(conversationId?: string): Promise<void>
  /** Null takes it away. It sees what is shown already, too. */
  setDelegate(delegate: Delegate | null): void
  /** Asks the visitor for another channel now, where there is one. */
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

/** The launcher, as the messenger sees it. */
export interface LauncherPort {
  /** Where focus returns when the messenger closes, if it stands in the page. */
  readonly element: HTMLElement
  setOpened(isOpened: boolean): void
  /** 0 hides the badge; above 9 it shows `9+`. */
  setUnread(count: number): void
  /** Draws it again, after settings have changed. */
  draw(): void
}

/** File names and hashes of a chunk and of everything it pulls in, the chunk first. */
export type Closure = readonly (readonly [file: string, integrity: string])[]

/** Imports a chunk of this version after checking every file of it. */
export type ImportChunk = <Module>(closure: Closure) => Promise<Module>

/** Options that have been read. */
export interface OptionsReading {
  /** Address of the server that has the data. */
  base: string
  /**
   * Lays them over settings: texts, colours and what is asked before a conversation key by key, and what
   * visitors may do only ever becomes less.
   */
  layOver(settings: IntegrationSettings & Partial<InitOptions>): WidgetSettings
}

/**
 * Checks options. Unknown ones are named in a warning and ignored.
 *
 * @param base Of the server that knows regions. Without it: options that change while the messenger lives.
 * @param preload Brings the messenger's code, when the options want it before its time.
 * @throws {ChatError} `invalid-option`, `network`.
 */
export type ReadOptions = (
  options: Partial<InitOptions>,
  base?: string,
  preload?: () => void
) => Promise<OptionsReading>

/** What goes on when another user takes the messenger over. */
export interface Handover {
  /** The new user's, as the server gave it; undefined: nobody's. */
  session?: SessionAnswer | undefined
  /** What is written in the composer. */
  draft?: string
  isOpened?: boolean
  /** Who the visitor of the newest messenger is. */
  identity?: WidgetIdentity
  /** Resolves when nobody is signing in or out. */
  turn?: Promise<void>
  /** Those who wait for what is still to be sent. */
  waiting?: Map<string, Waiting>
}

/** What the first stage hands to the messenger. */
export interface WidgetContext extends Handover {
  page: Window
  config: ConfigAnswer
  /** Changed in place by `updateSettings` and `setDelegate`. */
  settings: WidgetSettings
  launcher: LauncherPort
  emitter: Emitter<WidgetEvents>
  /** Absent where all is in one bundle. */
  importChunk?: ImportChunk | undefined
  /** Takes this messenger out of the page, with all it knows, and mounts another in this context. */
  mount(): MountedMessenger
  /** Brings what checks options. */
  loadOptions: () => Promise<ReadOptions>
}

/** Methods that answer at once. */
type Getter =
  | 'isOpened'
  | 'getUser'
  | 'getConversations'
  | 'getDisplayedConversation'
  | 'getUnreadCount'
  | 'hasMoreConversations'

/** Methods that the first stage carries out itself, or the core of the messenger. */
type NearMethod = 'VERSION' | 'init' | 'on' | 'off' | 'open' | 'close' | 'render' | 'destroy'

/** All other methods, which come when one is first called, and what the first stage asks for. */
export interface Calls extends Omit<MessengerWidget, Getter | NearMethod> {
  /** Signs in as the options of `init` say. */
  signIn(): Promise<void>
}

/** The messenger's half of the public object, there once its code has come. */
export interface MountedMessenger
  extends
    Pick<MessengerWidget, 'isOpened' | 'open' | 'close' | 'render' | 'destroy'>,
    // They come with what keeps the conversations.
    Partial<Pick<MessengerWidget, Exclude<Getter, 'isOpened'>>> {
  call(method: keyof Calls, args: unknown[]): Promise<unknown>
}

/** Makes the messenger of a page; what `messenger.js` exports. */
export type MountMessenger = (context: WidgetContext) => MountedMessenger
