import type { WebSettings } from './rest-settings'
import { type IntegrationSettings, SHARED_SETTINGS } from './settings'

const pick = (from: object, names: object): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(names, name)))

/**
 * Makes the settings that a widget gets: only what was set, so that its own defaults stand.
 *
 * @param set Settings of the business, by the names of the REST API.
 * @param app Gives name and picture to a business that has set none.
 * @param language Tag of the language whose texts it gets.
 */
export const toWidgetSettings = (
  { fixedIntroPane, customText, ...set }: Partial<WebSettings>,
  app: { displayName: string; iconUrl?: string | null },
  language: string
): IntegrationSettings => ({
  businessName: app.displayName,
  ...(app.iconUrl != null && { businessIconUrl: app.iconUrl }),
  ...pick(set, SHARED_SETTINGS),
  ...(fixedIntroPane !== undefined && { fixedHeader: fixedIntroPane }),
  ...(customText?.[language] && { customText: customText[language] }),
  customColors: pick(set, SHARED_SETTINGS.customColors)
})
