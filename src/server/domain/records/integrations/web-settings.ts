import {
  type IntegrationSettings,
  REST_DEFAULTS,
  toWidgetSettings,
  type WebSettings
} from '../../../../protocol'
import { readJson, type Row } from '../../../storage'

/** Reads a web integration's settings, the defaults where nothing was set. */
export const webSettings = ({
  settingsJson
}: Pick<Row<'integrations'>, 'settingsJson'>): WebSettings => {
  const { prechatCapture, ...set } = readJson<Partial<WebSettings>>(settingsJson)
  return {
    ...REST_DEFAULTS,
    ...set,
    prechatCapture: { ...REST_DEFAULTS.prechatCapture, ...prechatCapture }
  }
}

/**
 * Reads the settings that the widget gets: only what was set, so that its own defaults stand.
 *
 * @param app Gives name and picture to a business that has set none.
 */
export const widgetSettings = (
  { settingsJson }: Pick<Row<'integrations'>, 'settingsJson'>,
  app: Pick<Row<'apps'>, 'displayName' | 'iconUrl'>
): IntegrationSettings => toWidgetSettings(readJson<Partial<WebSettings>>(settingsJson), app)
