import { type ConfigAnswer, findLanguage, launcherTextsIn, spellLocale } from '../../../protocol'

/** Languages of a browser that are looked at; people list few. */
const MAX_LANGUAGES = 10

/** Locale of the built-in texts and dates. */
const ENGLISH_LOCALE = 'en-US'

/** Reads the languages of a browser, the preferred one first: `de-AT,de;q=0.9,en;q=0.8`. */
const readAcceptLanguage = (header: string): string[] =>
  header
    .split(',', MAX_LANGUAGES)
    .map(range => {
      const [locale = '', weight = ''] = range.split(';')
      return { locale: locale.trim(), weight: Number(/q=([\d.]+)/.exec(weight)?.[1] ?? 1) }
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ locale }) => locale)

/**
 * Chooses the language of a messenger: the one of the page's option, else the first with texts among that
 * of the page and those of the browser.
 *
 * @param asked The option, and after a comma the language of the page: `fr`, `,de`, `auto,de`.
 * @param accepted The browser's header.
 * @returns The tag of the texts' language, and for the answer nothing for English as in the United States,
 * which all browsers have.
 */
export const chooseLanguage = (
  asked = '',
  accepted = ''
): { language: string; words: Pick<ConfigAnswer, 'locale' | 'launcherTexts'> } => {
  const [option = '', page = ''] = asked.split(',')
  const isAutomatic = !option || option === 'auto'
  const locales = isAutomatic ? [page, ...readAcceptLanguage(accepted)] : [option]
  const chosen = locales.find(findLanguage) ?? ENGLISH_LOCALE
  const locale = spellLocale(chosen)
  const language = findLanguage(chosen) ?? 'en'
  return {
    language,
    words: {
      ...(locale !== ENGLISH_LOCALE && { locale }),
      ...(language !== 'en' && { launcherTexts: launcherTextsIn(language) })
    }
  }
}
