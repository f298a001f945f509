import type { Services } from '../services'
import { ENGLISH, type Text } from '../strings'
import type { Language, LanguageText } from './language'

/** The texts of one messenger: the page's own over another language's over English. */
export interface TextLayers {
  addEnglish(texts: Record<string, string>): void
  /** Begins again with the page's own texts, as the settings have them, over English. */
  begin(): void
  setLanguage(language: Language): void
}

const PLACEHOLDER = /{\w+}/g

const readText = (text: LanguageText, rules: Intl.PluralRules): Text => {
  if (typeof text === 'string') return text
  return values => {
    const count = Object.values(values).find(value => typeof value === 'number')
    return text[rules.select(Number(count))] ?? text.other!
  }
}

/** Lays texts over each other, in the record that all translations read. */
export const createLayers = ({ root, settings, texts }: Services): TextLayers => {
  const english: Record<string, string> = {}
  let own: Record<string, string> = {}
  let local: Record<string, Text> = {}

  const drop = (key: string, problem: string) => {
    console.warn(`Pipit: customText.${key} ${problem}; the built-in text is used.`)
    delete own[key]
    delete texts[key]
  }

  // What a text says would be a riddle without the number or name that it is about.
  const dropIncomplete = (key: string, model: string) => {
    const missing = model.match(PLACEHOLDER)?.find(placeholder => !own[key]?.includes(placeholder))
    if (own[key] !== undefined && missing) drop(key, `lacks ${missing}`)
  }

  const update = () => {
    for (const key of Object.keys(english)) texts[key] = own[key] ?? local[key] ?? english[key]
  }

  const addEnglish = (added: Record<string, string>) => {
    for (const [key, text] of Object.entries(added)) dropIncomplete(key, text)
    Object.assign(english, added)
    update()
  }

  const begin = () => {
    own = { ...settings.customText, ...settings.customScreenReaderAnnouncement }
    local = {}
    for (const [key, text] of Object.entries<unknown>(own)) {
      if (typeof text !== 'string') drop(key, `must be a string, got ${typeof text}`)
    }
    addEnglish(english)
  }
  Object.assign(english, ENGLISH)
  begin()

  return {
    addEnglish,
    begin,
    setLanguage: ({ tag, dir = 'ltr', texts: translated }) => {
      Object.assign(root, { lang: tag, dir })
      const rules = new Intl.PluralRules(tag)
      for (const [key, text] of Object.entries(translated)) local[key] = readText(text, rules)
      update()
    }
  }
}
