import type { ConfigAnswer } from '../protocol'
import type { InitOptions, WidgetSettings } from '../widget'

/** Lays the options of `init` over what the server says; colours and what is asked before key by key. */
export const mergeSettings = (
  { integration: { settings } }: ConfigAnswer,
  options: InitOptions
): WidgetSettings => ({
  ...settings,
  ...options,
  prechatCapture: { ...settings.prechatCapture, ...options.prechatCapture },
  customColors: { ...settings.customColors, ...options.customColors }
})
