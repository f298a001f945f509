import type {
  ConfigAnswer,
  Conversation,
  CustomColors,
  DraftMessage,
  Emitter,
  Message,
  PrechatCapture,
  User
} from '../protocol'
import type { ConversationInfo, MessengerEvents } from '../client'

/** Which ways of sending the menu offers. */
export interface MenuItems {
  imageUpload?: boolean
  fileUpload?: boolean
  shareLocation?: boolean
}

/** Distances from the edges of the window, in CSS pixels. */
export interface Position {
  /** @default right; left where the page reads from right to left */
  side?: 'left' | 'right'
  /** @default 20 */
  bottom?: number
  /** @default 20 */
  inline?: number
}

/** Options of `init`. They win over the integration's settings on the server. */
export interface InitOptions {
  /** The web integration that visitors write to. */
  integrationId: string
  /** Public address of the server. @default where the script came from; required with npm */
  configBaseUrl?: string
  /** Shown only where `render` says. @default false */
  embedded?: boolean
  /** @default the app's name */
  businessName?: string
  /** @default the app's icon */
  businessIconUrl?: string
  /** Shown in the launcher instead of the built-in icon. */
  buttonIconUrl?: string
  /** @default 58px */
  buttonWidth?: string
  /** @default 58px */
  buttonHeight?: string
  /** A round button, or a tab at the lower edge. @default button */
  displayStyle?: 'button' | 'tab'
  /** The introduction stays in place while the conversation scrolls. @default false */
  fixedHeader?: boolean
  customColors?: CustomColors
  /** A picture, tiled behind the conversation. */
  backgroundImageUrl?: string
  /** @default auto: as the visitor's system */
  theme?: 'light' | 'dark' | 'auto'
  /** Where launcher and panel stand. */
  position?: Position
  /**
   * Language and, if one likes, country: `en-US`. An unknown country falls back to the language, an
   * unknown language to `en-US`. @default en-US
   */
  locale?: string
  /** Texts by key; a key that is not known is ignored. */
  customText?: Record<string, string>
  /** What is read out of messages that are more than text, by key; `{author}` is filled in. */
  customScreenReaderAnnouncement?: Record<string, string>
  /** @default true */
  soundNotificationEnabled?: boolean
  /** What can be sent beside text. Absent: all; what a given object omits is off, `{}` hides the menu. */
  menuItems?: MenuItems
  /** Older name: false turns off both uploads. */
  imageUploadEnabled?: boolean
  /** Asks for another channel after the first message. @default true */
  notificationChannelPromptEnabled?: boolean
  /** Channels shown, by id or type, and their order; `[]`: none. @default all */
  integrationOrder?: string[]
  /** What to ask before the first conversation. */
  prechatCapture?: PrechatCapture
  /** Can only take away what the integration allows. @default true */
  canUserSeeConversationList?: boolean
  /** Can only take away what the integration allows. @default false */
  canUserCreateMoreConversations?: boolean
  /** Where identity and unsent messages are kept. @default localStorage */
  browserStorage?: 'localStorage' | 'sessionStorage'
  /** When the messenger's code is loaded. @default intent */
  preload?: 'intent' | 'idle' | 'eager'
  /** Of launcher and panel. @default 2147483647, the highest there is */
  zIndex?: number
}

/** What launcher and messenger go by: remote settings, then options of `init`. */
export interface WidgetSettings extends InitOptions {
  customColors: CustomColors
}

/** What the widget tells its page, beside what a messenger tells. */
export interface WidgetEvents extends MessengerEvents {
  ready: []
  destroy: []
  'widget:opened': []
  'widget:closed': []
}

/** The global `Pipit`, and the default export of the package. */
export interface MessengerWidget extends Pick<Emitter<WidgetEvents>, 'on' | 'off'> {
  readonly VERSION: string
  /**
   * Shows the launcher. Resolves when the visitor can use it.
   * @throws {ChatError} `already-initialized`, `invalid-option`, `integration-not-found`,
   * `origin-not-allowed`, `network`. It may be called again.
   */
  init(options: InitOptions): Promise<void>
  /** Takes everything out of the page. What is stored stays, and `init` may follow. */
  destroy(): void
  /** Embedded mode: shows the messenger in an element that has a height. May be called again. */
  render(element: Element): void
  open(): void
  close(): void
  isOpened(): boolean
  /**
   * Sends a text, and makes the visitor and the conversation when there are none.
   * @returns The stored message; waits through lost connections, and loses nothing.
   * @throws {ChatError} `invalid-message`, `message-too-long`, `conversation-not-found`.
   */
  sendMessage(message: string | DraftMessage, conversationId?: string): Promise<Message>
  /** Undefined before the first use. */
  getUser(): User | undefined
  /** Those loaded so far, most recently active first. */
  getConversations(): ConversationInfo[]
  /** With its messages. @param id The shown one when absent. @throws {ChatError} `conversation-not-found`. */
  getConversationById(id?: string): Promise<Conversation>
  /** Without an id: all conversations. */
  markAllAsRead(conversationId?: string): Promise<void>
  /** Without an id: the total. */
  getUnreadCount(conversationId?: string): number
}

/** The launcher, as the messenger sees it. */
export interface LauncherPort {
  /** Where focus returns when the messenger closes. Undefined when embedded. */
  readonly element?: HTMLElement
  setOpened(isOpened: boolean): void
  /** 0 hides the badge; above 9 it shows `9+`. */
  setUnread(count: number): void
}

/** File names and hashes of a chunk and of everything it pulls in, the chunk first. */
export type Closure = readonly (readonly [file: string, integrity: string])[]

/** Imports a chunk of this version after checking every file of it. */
export type ImportChunk = <Module>(closure: Closure) => Promise<Module>

/** What the first stage hands to the messenger. */
export interface WidgetContext {
  page: Window
  config: ConfigAnswer
  settings: WidgetSettings
  launcher: LauncherPort
  emitter: Emitter<WidgetEvents>
  /** Absent where all is in one bundle. */
  importChunk?: ImportChunk | undefined
}

/** The messenger's half of the public object, there once its code has come. */
export type MountedMessenger = Omit<MessengerWidget, 'VERSION' | 'init' | 'on' | 'off'>

/** Makes the messenger of a page; what `messenger.js` exports. */
export type MountMessenger = (context: WidgetContext) => MountedMessenger
