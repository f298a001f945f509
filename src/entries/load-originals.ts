import { type LanguageTag, launcherTextsIn } from '../protocol'
import type { LanguageText } from '../widget/core/loading'
import { ENGLISH_TEXTS } from '../widget/english-texts'
import { importLanguage } from './bundled-languages'

const general = (text: LanguageText): string => (typeof text === 'string' ? text : text.other!)

/** Loads the messenger's own texts in a language, by key; of several plural forms the general one. */
export const loadOriginals = async (
  language: 'en' | LanguageTag
): Promise<Record<string, string>> => {
  const texts = language === 'en' ? ENGLISH_TEXTS : (await importLanguage(language)).texts
  return {
    ...launcherTextsIn(language),
    ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, general(text)]))
  }
}
