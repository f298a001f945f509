import type { SettingsOf, SettingTable } from './kinds'

/**
 * The settings of a messenger on the web, and the only list of them: types, defaults, fields of the REST
 * API and of its document, the widget's config and the checks of options all follow from these tables.
 * They are several, each with one fact, so that a bundle gets only those that it reads.
 */

/** Colours of a messenger. */
export const CUSTOM_COLORS = {
  /** Launcher and header. @default 65758e */
  brandColor: 'color',
  /** Bubbles of the visitor. @default brandColor, without one 0099ff */
  conversationColor: 'color',
  /** Buttons and links. @default brandColor, without one 0099ff */
  actionColor: 'color'
} as const satisfies SettingTable

/** Questions to a visitor before the first conversation. Spec §4 Prechat capture. */
export const PRECHAT_CAPTURE = {
  /** @default false */
  enabled: 'boolean',
  /** The first e-mail field links the visitor's address. @default true */
  enableEmailLinking: 'boolean',
  /** Picture beside greeting and confirmation. */
  avatarUrl: 'url',
  /** @default name and e-mail */
  fields: 'formFields',
  /** Asks before each new conversation, not only the first. @default false */
  everyConversation: 'boolean'
} as const satisfies SettingTable

/** Settings that a business sets over REST and a page may set in `init`; those of the page win. */
export const SHARED_SETTINGS = {
  /** Colours as 3 or 6 hex digits; a leading `#` is optional. */
  customColors: CUSTOM_COLORS,
  /** A round button, or a tab at the lower edge. @default button */
  displayStyle: ['button', 'tab'],
  /** Shown in the launcher instead of the built-in icon. */
  buttonIconUrl: 'url',
  /** CSS pixels, with or without the unit. @default 58px */
  buttonWidth: 'length',
  /** CSS pixels, with or without the unit. @default 58px */
  buttonHeight: 'length',
  /** The introduction stays in place while the conversation scrolls. @default false */
  fixedHeader: 'boolean',
  /** @default the app's name */
  businessName: 'name',
  /** @default the app's icon */
  businessIconUrl: 'url',
  /** A picture, tiled behind the conversation. */
  backgroundImageUrl: 'url',
  /** A page can only take away what the integration allows. @default true */
  canUserSeeConversationList: 'boolean',
  /** A page can only take away what the integration allows. @default false */
  canUserCreateMoreConversations: 'boolean',
  /** Channels shown, by id or type, and their order; `[]`: none. @default all */
  integrationOrder: 'strings',
  /** Questions before the first conversation. */
  prechatCapture: PRECHAT_CAPTURE,
  /** Texts by key; a key that is not known is ignored. */
  customText: 'texts',
  /** Buttons in an empty conversation, which send their text: up to 4, of 1 to 80 characters. @default none */
  starters: 'starters',
  /** Says how soon the business usually answers, once that is known. A page can only hide it. @default true */
  showAnswerTime: 'boolean',
  /** Shows a message that arrives while the messenger is closed beside its launcher. @default true */
  preview: 'boolean'
} as const satisfies SettingTable

/** Settings that only a page sets, in `init`. */
export const PAGE_SETTINGS = {
  /**
   * Language and, if one likes, country: `en-US`. An unknown country falls back to the language, an
   * unknown language to `en-US`. `auto`: the language of the page, else the first known one of the
   * browser. @default auto
   */
  locale: 'string',
  /** Announcements of messages that are more than text, by key; `{author}` is filled in. */
  customScreenReaderAnnouncement: 'texts',
  /** @default auto: as the page's `color-scheme`, without one as the visitor's system */
  theme: ['light', 'dark', 'auto'],
  /** Place of launcher and panel. */
  position: {
    /** @default right; left where the page reads from right to left */
    side: ['left', 'right'],
    /** Distance from the lower edge of the window, in CSS pixels. @default 20 */
    bottom: 'number',
    /** Distance from the side of the window, in CSS pixels. @default 20 */
    inline: 'number'
  },
  /** z-index of launcher and panel. @default 2147483647, the highest there is */
  zIndex: 'number',
  /** @default true */
  soundNotificationEnabled: 'boolean',
  /** Content that can be sent beside text. Absent: all; keys missing in a given object are off, `{}` hides the menu. */
  menuItems: { imageUpload: 'boolean', fileUpload: 'boolean', shareLocation: 'boolean' },
  /** Older name: false turns off both uploads. */
  imageUploadEnabled: 'boolean',
  /** Asks for another channel after the first message. @default true */
  notificationChannelPromptEnabled: 'boolean',
  /** Shown only in the element given to `render`. @default false */
  embedded: 'boolean',
  /** Storage of identity and unsent messages. @default localStorage */
  browserStorage: ['localStorage', 'sessionStorage'],
  /** When the messenger's code is loaded. @default intent */
  preload: ['intent', 'idle', 'eager'],
  /** False: the page has a button of its own that calls `open`. @default true */
  launcher: 'boolean',
  /** Nonce of the page's content security policy; for old browsers, whose styles need it. */
  nonce: 'string'
} as const satisfies SettingTable

/** Settings that `updateSettings` cannot change. */
export const FIXED_SETTINGS = [
  'displayStyle',
  'embedded',
  'browserStorage',
  'preload',
  'launcher',
  'nonce'
] as const satisfies (keyof typeof SHARED_SETTINGS | keyof typeof PAGE_SETTINGS)[]

/** Colours as 3 or 6 hex digits; a leading `#` is optional. */
export type CustomColors = SettingsOf<typeof CUSTOM_COLORS>

/** Questions to a visitor before the first conversation. Spec §4 Prechat capture. */
export type PrechatCapture = SettingsOf<typeof PRECHAT_CAPTURE>

/** Settings of a web integration that reach the widget; an init option of the same name wins. */
export type IntegrationSettings = SettingsOf<typeof SHARED_SETTINGS>

/** Options of `init` that no business sets over REST. */
export type PageSettings = SettingsOf<typeof PAGE_SETTINGS>
