import type { WebSettings } from './rest-settings'
import { type IntegrationSettings, SHARED_SETTINGS } from './settings'

const pick = (from: object, names: object): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(names, name)))

/**
 * Makes the settings that a widget gets: only what was set, so that its own defaults stand.
 *
 * @param set What the business has set, by the names of the REST API.
 * @param app Gives name and picture to a business that has set none.
 */
export const toWidgetSettings = (
  { fixedIntroPane, ...set }: Partial<WebSettings>,
  app: { displayName: string; iconUrl?: string | null }
): IntegrationSettings => ({
  businessName: app.displayName,
  ...(app.iconUrl != null && { businessIconUrl: app.iconUrl }),
  ...pick(set, SHARED_SETTINGS),
  ...(fixedIntroPane !== undefined && { fixedHeader: fixedIntroPane }),
  customColors: pick(set, SHARED_SETTINGS.customColors)
})
