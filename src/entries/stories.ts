import { openStories } from '../stories'
import { createLanguages, type Language } from '../widget/core/loading'

/** A locale without texts has no module. */
const loadLanguage = async (tag: string): Promise<Language | undefined> => {
  try {
    const { language } = (await import(`../widget/locales/${tag}.ts`)) as { language: Language }
    return language
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Module not found')) return undefined
    throw error
  }
}

void openStories(window, createLanguages(loadLanguage))
