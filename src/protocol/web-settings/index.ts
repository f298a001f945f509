export { isChoice } from './kinds'
export type { SettingKind, SettingKinds, SettingsOf, SettingTable, SettingValue } from './kinds'
export { COLOR_PATTERN, LENGTH_PATTERN } from './patterns'
export { REST_DEFAULTS, REST_SETTINGS, type WebSettings } from './rest-settings'
export {
  FIXED_SETTINGS,
  PAGE_SETTINGS,
  SHARED_SETTINGS,
  type CustomColors,
  type IntegrationSettings,
  type PageSettings,
  type PrechatCapture
} from './settings'
export { hasBrandColor, toWidgetSettings } from './widget-settings'
