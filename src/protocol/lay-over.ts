import type { IntegrationSettings, PageSettings } from './web-settings'

/** Settings of an integration, or options of a page. */
type Layer = IntegrationSettings & PageSettings

/** Options whose fields a page may give one by one; the others come from the settings. */
const MERGED = [
  'customColors',
  'customText',
  'customScreenReaderAnnouncement',
  'prechatCapture'
] as const

/**
 * Lays a page's options over settings: some of them field by field, absent where neither has one.
 * Permissions of visitors can only be reduced.
 */
export const layOver = <Settings extends Layer, Options extends Layer>(
  settings: Settings,
  options: Options
): Settings & Options => ({
  ...settings,
  ...options,
  ...Object.fromEntries(
    MERGED.flatMap(name =>
      settings[name] || options[name] ? [[name, { ...settings[name], ...options[name] }]] : []
    )
  ),
  canUserSeeConversationList:
    settings.canUserSeeConversationList !== false && options.canUserSeeConversationList !== false,
  canUserCreateMoreConversations:
    !!settings.canUserCreateMoreConversations && options.canUserCreateMoreConversations !== false
})
