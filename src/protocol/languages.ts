/** Languages of the messenger's texts beside English, by tag. */
const TAGS =
  'ar cs da de el es fa fi fr he hi hu id it ja ko nb nl pl pt pt-BR ro ru sv tr uk vi zh zh-TW'

type Split<Text> = Text extends `${infer First} ${infer Rest}` ? First | Split<Rest> : Text

/** Tag of a language of the messenger's texts. */
export type LanguageTag = Split<typeof TAGS>

/** Lists the tags of all languages that the messenger has texts in, English first. */
export const listLanguages = (): ('en' | LanguageTag)[] =>
  // The type names the same tags.
  `en ${TAGS}`.split(' ') as ('en' | LanguageTag)[]

/** Tells whether a language is written from right to left. */
export const isRightToLeft = (tag: string): boolean => /^(ar|fa|he)\b/.test(tag)

/** Languages that are shown in the texts of another one. */
export const READ_AS: Record<string, string> = {
  nn: 'nb',
  no: 'nb',
  'zh-HK': 'zh-TW',
  'zh-Hant': 'zh-TW',
  'zh-MO': 'zh-TW'
}

/** Spells a locale as `TAGS` and `Intl` do; empty for what is none. */
export const spellLocale = (locale: string): string => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0] ?? ''
  } catch {
    return ''
  }
}

/**
 * Finds the language of a locale's texts: its own, or that of the locale without its last part.
 *
 * @returns `en` for English, undefined for a language without texts.
 */
export const findLanguage = (locale: string): LanguageTag | 'en' | undefined => {
  const tags: readonly string[] = listLanguages()
  for (let range = spellLocale(locale); range; range = range.replace(/-?\w+$/, '')) {
    const tag = READ_AS[range] ?? range
    // One of the list, whose members the type names.
    if (tags.includes(tag)) return tag as LanguageTag
  }
  return undefined
}
