import {
  hasBrandColor,
  type IntegrationSettings,
  REST_DEFAULTS,
  toWidgetSettings,
  type WebSettings
} from '../../../../protocol'
import { readJson, type Row } from '../../../storage'
import { ownTexts } from './own-texts'

const { customText: _texts, ...DEFAULTS } = REST_DEFAULTS

/** Reads a web integration's settings but for its texts, the defaults where nothing was set. */
export const webSettings = ({
  settingsJson
}: Pick<Row<'integrations'>, 'settingsJson'>): Omit<WebSettings, 'customText'> => {
  const { prechatCapture, ...set } = readJson<Partial<WebSettings>>(settingsJson)
  return {
    ...DEFAULTS,
    ...set,
    prechatCapture: { ...REST_DEFAULTS.prechatCapture, ...prechatCapture }
  }
}

const FOLLOWERS = ['conversationColor', 'actionColor'] as const

/** Lists the colours that were not set and that the messenger draws as that of the brand. */
export const brandFollowers = ({
  settingsJson
}: Pick<Row<'integrations'>, 'settingsJson'>): string[] => {
  const set = readJson<Partial<WebSettings>>(settingsJson)
  return hasBrandColor(set) ? FOLLOWERS.filter(name => set[name] === undefined) : []
}

/**
 * Reads the settings that the widget gets: only what was set, so that its own defaults stand.
 *
 * @param app Gives name and picture to a business that has set none.
 * @param language Tag of the language whose own texts it gets.
 */
export const widgetSettings = (
  integration: Pick<Row<'integrations'>, 'settingsJson' | 'customTextJson'>,
  app: Pick<Row<'apps'>, 'displayName' | 'iconUrl'>,
  language: string
): IntegrationSettings => {
  const set = readJson<Partial<WebSettings>>(integration.settingsJson)
  return toWidgetSettings({ ...set, customText: ownTexts(integration) }, app, language)
}
