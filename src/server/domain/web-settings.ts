import {
  ChatError,
  checkFields,
  type IntegrationSettings,
  type PrechatCapture
} from '../../protocol'
import type { Row } from '../storage'

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

/** Changes as they come in: null brings the default back. */
export type WebSettingsChanges = { [Name in keyof WebSettings]?: WebSettings[Name] | null }

const DEFAULTS: WebSettings = {
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

// URL takes `*` for a letter of a host name, but no browser has such an origin.
const isOrigin = (text: string): boolean =>
  /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** @throws {ChatError} `invalid-request` when one is not the serialised origin browsers send. */
const checkOrigins = (origins: string[]): void => {
  for (const origin of origins) {
    if (isOrigin(origin)) continue
    throw new ChatError(
      'invalid-request',
      `originWhitelist must hold origins such as https://www.example.com or http://localhost:8080, got ${JSON.stringify(origin)}.`
    )
  }
}

/** Reads a web integration's settings, the defaults where nothing was set. */
export const webSettings = ({
  settingsJson
}: Pick<Row<'integrations'>, 'settingsJson'>): WebSettings => {
  const { prechatCapture, ...set } = JSON.parse(settingsJson) as Partial<WebSettings>
  return {
    ...DEFAULTS,
    ...set,
    prechatCapture: { ...DEFAULTS.prechatCapture, ...prechatCapture }
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

/**
 * Applies changes to what was set.
 *
 * @param settingsJson What is stored; `{}` for a new integration.
 * @returns The JSON to store.
 * @throws {ChatError} `invalid-request` for what is not an origin, `invalid-form` for prechat fields.
 */
export const patchWebSettings = (settingsJson: string, changes: WebSettingsChanges): string => {
  checkOrigins(changes.originWhitelist ?? [])
  const { prechatCapture, ...rest } = changes
  const fields =
    prechatCapture?.fields && checkFields(prechatCapture.fields, 'prechatCapture.fields')
  const merged = {
    ...(JSON.parse(settingsJson) as WebSettingsChanges),
    ...rest,
    ...(prechatCapture !== undefined && {
      prechatCapture: prechatCapture && { ...prechatCapture, ...(fields && { fields }) }
    })
  }
  const set = Object.entries(merged).filter(
    ([name, value]) => Object.hasOwn(DEFAULTS, name) && value !== null
  )
  return JSON.stringify(Object.fromEntries(set))
}
