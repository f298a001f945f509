import type { Language } from '../texts'
import { useConsole, useTexts } from './context'

/** Names a language in itself, as a heading does. */
export const nameOfLanguage = (language: string): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.replace(/^./u, first => first.toLocaleUpperCase(language))
}

/**
 * Lets the language of the console be chosen.
 *
 * @param onProblem Gets a sentence about a language that could not be loaded; empty: nothing is wrong.
 */
export const useLanguage = (onProblem: (problem: string) => void) => {
  const { setLanguage } = useConsole()
  const { t, language } = useTexts()
  return {
    language,
    choose(next: Language) {
      onProblem('')
      setLanguage(next).catch(() => onProblem(t('bar.languageFailed')))
    }
  }
}
