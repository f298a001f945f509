import { isRightToLeft } from '../../protocol'
import { ENGLISH } from './en'
import { createTimes, type Times } from './times'
import { createTranslate, type Translate, type Translation } from './translate'

/** Languages of the console. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt-BR', 'ar'] as const

/** Tag of a language of the console. */
export type Language = (typeof LANGUAGES)[number]

/** Texts and formats of a language. */
export interface Texts {
  language: Language
  dir: 'ltr' | 'rtl'
  t: Translate
  times: Times
}

/** Loads the texts of a language when it is chosen; English is there. */
const LOADERS: Record<Language, () => Promise<Translation>> = {
  en: async () => ENGLISH,
  de: async () => (await import('./de')).translation,
  fr: async () => (await import('./fr')).translation,
  es: async () => (await import('./es')).translation,
  'pt-BR': async () => (await import('./pt-BR')).translation,
  ar: async () => (await import('./ar')).translation
}

/** Makes the texts and formats of a language. */
const createTexts = (language: Language, translation: Translation): Texts => ({
  language,
  dir: isRightToLeft(language) ? 'rtl' : 'ltr',
  t: createTranslate(language, translation),
  times: createTimes(language)
})

/** Makes the texts that are there without loading. */
export const englishTexts = (): Texts => createTexts('en', ENGLISH)

/** Loads the texts of a language. @throws When they cannot be loaded. */
export const loadTexts = async (language: Language): Promise<Texts> =>
  createTexts(language, await LOADERS[language]())

const withoutRegion = (tag: string) => tag.replace(/-.*/, '').toLowerCase()

/** Finds the first language that the console has, in the order of what a browser prefers. */
export const findLanguage = (preferred: readonly string[]): Language => {
  for (const tag of preferred) {
    const found =
      LANGUAGES.find(language => language === tag) ??
      LANGUAGES.find(language => withoutRegion(language) === withoutRegion(tag))
    if (found) return found
  }
  return 'en'
}
