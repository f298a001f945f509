import { invalidOption } from '../protocol'
import type { InitOptions } from '../widget'

const TYPES: Record<keyof InitOptions, string> = {
  integrationId: 'string',
  configBaseUrl: 'string',
  embedded: 'boolean',
  businessName: 'string',
  businessIconUrl: 'string',
  buttonIconUrl: 'string',
  buttonWidth: 'string',
  buttonHeight: 'string',
  customColors: 'object',
  customText: 'object',
  customScreenReaderAnnouncement: 'object',
  backgroundImageUrl: 'string',
  browserStorage: 'string',
  canUserCreateMoreConversations: 'boolean',
  canUserSeeConversationList: 'boolean',
  displayStyle: 'string',
  fixedHeader: 'boolean',
  imageUploadEnabled: 'boolean',
  integrationOrder: 'object',
  locale: 'string',
  menuItems: 'object',
  notificationChannelPromptEnabled: 'boolean',
  position: 'object',
  prechatCapture: 'object',
  soundNotificationEnabled: 'boolean',
  theme: 'string',
  preload: 'string',
  zIndex: 'number'
}

/**
 * Checks the options of `init`: unknown ones are named in a warning and ignored.
 * @throws {ChatError} `invalid-option`.
 */
export const checkOptions = (options: InitOptions): InitOptions => {
  const known = {} as Record<string, unknown> & InitOptions
  for (const [name, value] of Object.entries<unknown>({
    integrationId: null,
    ...(options as object)
  })) {
    const type = Object.hasOwn(TYPES, name) && TYPES[name as keyof InitOptions]
    if (!type) console.warn(`Pipit ignores the unknown option ${name}.`)
    else if (value != null || name === 'integrationId') {
      if (typeof value !== type) throw invalidOption(name, type, value)
      known[name] = value
    }
  }
  return known
}
