import type { WebSettings } from '../../../protocol'

/** Texts of the messenger that a business writes, by language and key; an empty one is not written. */
export type OwnTexts = WebSettings['customText']

/** Changes of texts as the REST API takes them; null takes a text back. */
type TextChanges = Record<string, Record<string, string | null>>

const namesOf = (...records: (object | undefined)[]): string[] => [
  ...new Set(records.flatMap(record => Object.keys(record ?? {})))
]

/** Writes what differs between texts and those before. */
export const writeTexts = (before: OwnTexts, texts: OwnTexts): TextChanges =>
  Object.fromEntries(
    namesOf(before, texts).flatMap(language => {
      const [old, now] = [before[language], texts[language]]
      const changes = namesOf(old, now).flatMap(key => {
        const text = now?.[key]?.trim() || null
        return text === (old?.[key] ?? null) ? [] : [[key, text] as const]
      })
      return changes.length ? [[language, Object.fromEntries(changes)]] : []
    })
  )

/** Returns the texts with another one; an empty text takes it back. */
export const withText = (
  texts: OwnTexts,
  language: string,
  key: string,
  text: string
): OwnTexts => ({ ...texts, [language]: { ...texts[language], [key]: text } })
