import { READ_AS } from '../../../protocol'
import type { Language, LanguageText, MessengerContext, Texts } from '../../core'
import type { TextLayers } from './layer-texts'

/** The locale as the browser knows it, or `en-US`: spec §5. A country that is not known is let pass. */
export const supportedLocale = (locale: string): string => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}

/** A text with plural forms becomes a function, which picks one by the number among the values. */
const readTexts = ({ tag, texts }: Language) => {
  const rules = new Intl.PluralRules(tag)
  const readText = (text: LanguageText): Texts[string] => {
    if (typeof text === 'string') return text
    return values => {
      const count = Object.values(values).find(value => typeof value === 'number')
      return text[rules.select(Number(count))] ?? text.other!
    }
  }
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, readText(text)]))
}

/** Shows a messenger in a locale; where there are no texts, in the locale without its last part. */
export const showLanguage = async (
  { loadSlot, root }: Pick<MessengerContext, 'loadSlot' | 'root'>,
  layers: TextLayers,
  locale: string
): Promise<void> => {
  if (/^en\b/.test(locale)) return
  const loadLanguage = await loadSlot('loadLanguage')
  for (let range = locale; range; range = range.replace(/-?\w+$/, '')) {
    const language = await loadLanguage(READ_AS[range] ?? range)
    if (!language) continue
    Object.assign(root, { lang: language.tag, dir: language.dir ?? 'ltr' })
    return layers.setLocal(readTexts(language))
  }
}
