import type { IntegrationSettings, PrechatCapture } from '../../../protocol'
import type { Row } from '../../storage'

/** What a business decides of its messenger on the web. Unset: null where there is no default. */
export interface WebSettings {
  /** Colours are 3 or 6 hex digits without `#`. */
  brandColor: string
  conversationColor: string
  actionColor: string
  /** Whether the introduction stays in place; the widget calls it fixedHeader. */
  fixedIntroPane: boolean
  displayStyle: 'button' | 'tab'
  buttonIconUrl: string | null
  /** CSS pixels, as a string. */
  buttonWidth: string
  buttonHeight: string
  businessName: string | null
  businessIconUrl: string | null
  backgroundImageUrl: string | null
  /** Ids of the channels to show, in order; null: all, `[]`: none. */
  integrationOrder: string[] | null
  /** Serialised origins that may embed the messenger; null: all. */
  originWhitelist: string[] | null
  prechatCapture: PrechatCapture
  canUserSeeConversationList: boolean
  canUserCreateMoreConversations: boolean
}

/** What holds where nothing was set. */
export const WEB_DEFAULTS: WebSettings = {
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
  canUserCreateMoreConversations: false
}

/** Reads a web integration's settings, the defaults where nothing was set. */
export const webSettings = ({
  settingsJson
}: Pick<Row<'integrations'>, 'settingsJson'>): WebSettings => {
  const { prechatCapture, ...set } = JSON.parse(settingsJson) as Partial<WebSettings>
  return {
    ...WEB_DEFAULTS,
    ...set,
    prechatCapture: { ...WEB_DEFAULTS.prechatCapture, ...prechatCapture }
  }
}

/**
 * What of the settings the widget gets: only what was set, so that its own defaults stand.
 *
 * @param app Gives name and picture to a business that has set none.
 */
export const widgetSettings = (
  { settingsJson }: Pick<Row<'integrations'>, 'settingsJson'>,
  app: Pick<Row<'apps'>, 'displayName' | 'iconUrl'>
): IntegrationSettings => {
  const {
    brandColor,
    conversationColor,
    actionColor,
    fixedIntroPane: fixedHeader,
    originWhitelist: _origins,
    ...shared
  } = JSON.parse(settingsJson) as Partial<WebSettings>
  return {
    businessName: app.displayName,
    ...(app.iconUrl !== null && { businessIconUrl: app.iconUrl }),
    ...(shared as IntegrationSettings),
    ...(fixedHeader !== undefined && { fixedHeader }),
    customColors: { brandColor, conversationColor, actionColor }
  }
}
