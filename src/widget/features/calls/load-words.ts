import type { ConfigAnswer } from '../../../protocol'
import { ENGLISH_LOCALE } from '../../core'

/**
 * Asks the server for the words of a locale, and takes them into the config: names of the launcher, and
 * texts of the business. Asks nothing from English to English, and keeps all without the server. The version of
 * the settings is part of the address, so that no cache answers with older texts.
 *
 * @returns The locale whose words they are.
 */
export const loadWords = async (
  config: ConfigAnswer,
  { documentElement }: Document,
  locale: string
): Promise<string> => {
  const { baseUrl, integration, launcherTexts, settingsVersion = '' } = config
  const { locale: chosen = ENGLISH_LOCALE } = config
  if (/^en\b/.test(locale) && !launcherTexts) return locale
  const path = `/sdk/v1/integrations/${encodeURIComponent(integration.id)}/config`
  const asked = encodeURIComponent([locale, documentElement.lang].join())
  try {
    const query = `?locale=${asked}&settingsVersion=${settingsVersion}`
    const answer: ConfigAnswer = await (await fetch(`${baseUrl}${path}${query}`)).json()
    Object.assign(config, { launcherTexts: answer.launcherTexts })
    Object.assign(integration.settings, { customText: answer.integration.settings.customText })
    return answer.locale ?? ENGLISH_LOCALE
  } catch {
    // The messenger changes its language all the same.
    return chosen
  }
}
