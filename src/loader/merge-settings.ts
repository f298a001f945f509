import type { ConfigAnswer } from '../protocol'
import type { InitOptions, WidgetSettings } from '../widget'

/** Lays the options of `init` over what the server says; texts and colours key by key. */
export const mergeSettings = (
  { app, integration }: ConfigAnswer,
  options: InitOptions
): WidgetSettings => {
  const { brandColor, conversationColor, actionColor, ...remote } = integration.settings
  return {
    businessName: app.displayName,
    ...(app.iconUrl ? { businessIconUrl: app.iconUrl } : {}),
    ...remote,
    ...options,
    prechatCapture: { ...remote.prechatCapture, ...options.prechatCapture },
    customColors: { brandColor, conversationColor, actionColor, ...options.customColors }
  } as WidgetSettings
}
