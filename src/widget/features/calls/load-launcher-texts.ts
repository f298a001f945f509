import type { ConfigAnswer } from '../../../protocol'

/** Asks the server for the launcher's texts in a locale; none for English, or without the server. */
export const loadLauncherTexts = async (
  { baseUrl, integration, locale: chosen }: ConfigAnswer,
  { documentElement }: Document,
  locale = 'en'
): Promise<Pick<ConfigAnswer, 'locale' | 'launcherTexts'>> => {
  if (/^en\b/.test(locale)) return {}
  const path = `/sdk/v1/integrations/${encodeURIComponent(integration.id)}/config`
  const asked = encodeURIComponent([locale, documentElement.lang].join())
  try {
    return await (await fetch(`${baseUrl}${path}?locale=${asked}`)).json()
  } catch {
    // The messenger changes its language all the same.
    return chosen ? { locale: chosen } : {}
  }
}
