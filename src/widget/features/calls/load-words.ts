import type { ConfigAnswer } from '../../../protocol'
import { ENGLISH_LOCALE } from '../../core'

/**
 * Asks the server for the words of a locale, and takes them into the config: names of the launcher, and
 * texts of the business. Asks nothing from English to English, and keeps all without the server.
 *
 * @returns The locale whose words they are.
 */
export const loadWords = async (
  config: ConfigAnswer,
  { documentElement }: Document,
  locale: string
): Promise<string> => {
  const { baseUrl, integration, launcherTexts, locale: chosen = ENGLISH_LOCALE } = config
  if (/^en\b/.test(locale) && !launcherTexts) return locale
  const path = `/sdk/v1/integrations/${encodeURIComponent(integration.id)}/config`
  const asked = encodeURIComponent([locale, documentElement.lang].join())
  try {
    const answer: ConfigAnswer = await (await fetch(`${baseUrl}${path}?locale=${asked}`)).json()
    Object.assign(config, { launcherTexts: answer.launcherTexts })
    Object.assign(integration.settings, { customText: answer.integration.settings.customText })
    return answer.locale ?? ENGLISH_LOCALE
  } catch {
    // The messenger changes its language all the same.
    return chosen
  }
}
