import { atom, type ReadableAtom } from 'nanostores'
import {
  englishTexts,
  findLanguage,
  type Language,
  LANGUAGES,
  loadTexts,
  type Texts
} from '../texts'

const KEY = 'pipit.console.language'

/** The language of the console. */
export interface LanguageChoice {
  /** Texts and formats of it; undefined until they are loaded. */
  $texts: ReadableAtom<Texts | undefined>
  /** Changes the language, here and in later visits. @throws When its texts cannot be loaded. */
  setLanguage(language: Language): Promise<void>
  /** Loads the texts of the language that was chosen, or that the browser prefers. */
  loadLanguage(): Promise<void>
}

interface LanguageOptions {
  /** Returns the storage; may throw. */
  open(): Storage
  /** Languages that the browser prefers, in that order. */
  preferred: readonly string[]
}

/** Makes the choice of a language. A language but English has to be loaded first. */
export const createLanguageChoice = ({ open, preferred }: LanguageOptions): LanguageChoice => {
  const readStored = () => {
    try {
      const stored = open().getItem(KEY)
      return LANGUAGES.find(language => language === stored)
    } catch {
      return undefined
    }
  }
  const first = readStored() ?? findLanguage(preferred)
  const $texts = atom<Texts | undefined>(first === 'en' ? englishTexts() : undefined)
  let wanted: Language = first

  return {
    $texts,

    async setLanguage(language) {
      wanted = language
      const texts = await loadTexts(language)
      // Another one may have been chosen meanwhile.
      if (wanted !== language) return
      $texts.set(texts)
      try {
        open().setItem(KEY, language)
      } catch {
        // The choice lasts until the page is left.
      }
    },

    async loadLanguage() {
      if ($texts.get()) return
      const texts = await loadTexts(first).catch(englishTexts)
      if (!$texts.get()) $texts.set(texts)
    }
  }
}
