import { invalidOption } from '../protocol'
import type { InitOptions } from '../widget'

/** Names of the options by their type: shorter than a type for each name. */
const OPTIONS = {
  string:
    'browserStorage displayStyle buttonWidth buttonHeight buttonIconUrl businessIconUrl businessName backgroundImageUrl configBaseUrl integrationId locale theme preload',
  boolean:
    'embedded fixedHeader soundNotificationEnabled imageUploadEnabled notificationChannelPromptEnabled canUserSeeConversationList canUserCreateMoreConversations',
  object:
    'customColors customText customScreenReaderAnnouncement menuItems integrationOrder prechatCapture position',
  number: 'zIndex'
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
    const [type] =
      Object.entries(OPTIONS).find(([, names]) => names.split(' ').includes(name)) ?? []
    if (!type) console.warn(`Pipit: unknown option ${name}.`)
    else if (value != null || name === 'integrationId') {
      if (typeof value !== type) throw invalidOption(name, type, value)
      known[name] = value
    }
  }
  return known
}
