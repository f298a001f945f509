import type { SettingTable, SettingValue } from './kinds'
import { CUSTOM_COLORS, SHARED_SETTINGS } from './settings'

const { customColors: _colors, customText: _texts, fixedHeader, ...others } = SHARED_SETTINGS

/** Settings that never reach a browser. */
const SERVER_SETTINGS = {
  /** Origins whose pages may embed the messenger. @default all */
  originWhitelist: 'origins'
} as const satisfies SettingTable

/** Settings of a web integration as the REST API names and stores them. */
export const REST_SETTINGS = {
  ...CUSTOM_COLORS,
  fixedIntroPane: fixedHeader,
  ...others,
  /** Texts in place of the messenger's own: a visitor gets those of their language. @default none */
  customText: 'textsByLanguage',
  ...SERVER_SETTINGS
} as const satisfies SettingTable

/** Values of settings that a business has not set; null: none. */
export const REST_DEFAULTS = {
  brandColor: '65758e',
  conversationColor: '0099ff',
  actionColor: '0099ff',
  fixedIntroPane: false,
  displayStyle: 'button',
  buttonIconUrl: null,
  buttonWidth: '58',
  buttonHeight: '58',
  businessName: null,
  businessIconUrl: null,
  backgroundImageUrl: null,
  integrationOrder: null,
  originWhitelist: null,
  prechatCapture: { enabled: false },
  canUserSeeConversationList: true,
  canUserCreateMoreConversations: false,
  customText: {},
  starters: null,
  showAnswerTime: true,
  preview: true
} as const satisfies { [Name in RestName]: SettingValue<RestTable[Name]> | null }

type RestTable = typeof REST_SETTINGS
type RestName = keyof RestTable

/** Settings of a web integration as a business sees them: with defaults, or null where there is none. */
export type WebSettings = {
  -readonly [Name in RestName]:
    | SettingValue<RestTable[Name]>
    | Extract<(typeof REST_DEFAULTS)[Name], null>
}
