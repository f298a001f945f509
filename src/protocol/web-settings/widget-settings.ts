import { REST_DEFAULTS, type WebSettings } from './rest-settings'
import { type IntegrationSettings, SHARED_SETTINGS } from './settings'

const pick = (from: object, names: object): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(names, name)))

/** Tells whether a business has a brand colour; the default is the same as none. */
export const hasBrandColor = ({ brandColor }: { brandColor?: string | undefined }): boolean =>
  brandColor !== undefined && brandColor !== REST_DEFAULTS.brandColor

const ownColors = ({ brandColor, ...others }: Partial<WebSettings>) => ({
  ...others,
  ...(hasBrandColor({ brandColor }) && { brandColor })
})

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
  customColors: pick(ownColors(set), SHARED_SETTINGS.customColors)
})
