import type { CustomColors, PrechatCapture } from '../protocol'
import type { Transport } from '../transports'
import type { Delegate } from './delegate'

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
  /** Where the data lies: a name that the server at `configBaseUrl` knows, such as `eu-1`. */
  region?: string
  /** Signs the user in that the business knows under this id; together with `jwt`. */
  externalId?: string
  /** Made by the business for this user. Kept in memory only, until the user is signed in. */
  jwt?: string
  /** Signs in who came over from another channel; worth one sign-in. Not with `externalId`. */
  authCode?: string
  /** What may change messages on their way, and brings new tokens. `setDelegate` replaces it. */
  delegate?: Delegate | null
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
  /** False: the page brings a button of its own, and calls `open`. @default true */
  launcher?: boolean
  /** What carries news, or several to try in this order. @default what the server offers */
  transport?: Transport | Transport[]
  /** Of the page's content security policy; for old browsers, whose styles need it. */
  nonce?: string
  /** Of launcher and panel. @default 2147483647, the highest there is */
  zIndex?: number
}

/** What launcher and messenger go by: remote settings, then options of `init`. */
export type WidgetSettings = Omit<InitOptions, 'integrationId'>
