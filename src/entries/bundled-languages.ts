import type { LanguageTag } from '../protocol'
import { createLanguages, type Language } from '../widget/core/loading'

type Import = () => Promise<{ language: Language }>

/** Imports of the languages by tag, written out so that bundlers find them: a file of its own for each. */
const LANGUAGES: Record<LanguageTag, Import> = {
  ar: () => import('../widget/locales/ar'),
  cs: () => import('../widget/locales/cs'),
  da: () => import('../widget/locales/da'),
  de: () => import('../widget/locales/de'),
  el: () => import('../widget/locales/el'),
  es: () => import('../widget/locales/es'),
  fa: () => import('../widget/locales/fa'),
  fi: () => import('../widget/locales/fi'),
  fr: () => import('../widget/locales/fr'),
  he: () => import('../widget/locales/he'),
  hi: () => import('../widget/locales/hi'),
  hu: () => import('../widget/locales/hu'),
  id: () => import('../widget/locales/id'),
  it: () => import('../widget/locales/it'),
  ja: () => import('../widget/locales/ja'),
  ko: () => import('../widget/locales/ko'),
  nb: () => import('../widget/locales/nb'),
  nl: () => import('../widget/locales/nl'),
  pl: () => import('../widget/locales/pl'),
  pt: () => import('../widget/locales/pt'),
  'pt-BR': () => import('../widget/locales/pt-BR'),
  ro: () => import('../widget/locales/ro'),
  ru: () => import('../widget/locales/ru'),
  sv: () => import('../widget/locales/sv'),
  tr: () => import('../widget/locales/tr'),
  uk: () => import('../widget/locales/uk'),
  vi: () => import('../widget/locales/vi'),
  zh: () => import('../widget/locales/zh'),
  'zh-TW': () => import('../widget/locales/zh-TW')
}

/** Imports a language. */
export const importLanguage = async (tag: LanguageTag): Promise<Language> =>
  (await LANGUAGES[tag]()).language

/** Languages of the npm package. */
export const bundledLanguages = createLanguages(
  async tag => (await (LANGUAGES as Partial<Record<string, Import>>)[tag]?.())?.language
)
