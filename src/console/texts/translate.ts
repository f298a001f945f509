import { isRightToLeft } from '../../protocol'
import type { ENGLISH } from './en'

/** Key of a text. */
export type TextKey = keyof typeof ENGLISH

/** Forms of a text with a count, by the plurals that the language has. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Texts in a language that stand for some in English. */
export type TranslationOf<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Forms
}

/** All texts in a language. */
export type Translation = TranslationOf<typeof ENGLISH>

/** Names of the placeholders in a text, as in `{name}`. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type NameOf<Key extends TextKey> = (typeof ENGLISH)[Key] extends infer Text
  ? Text extends string
    ? NamesIn<Text>
    : 'count' | NamesIn<Text[keyof Text]>
  : never

/** Key of a text without placeholders. */
export type PlainKey = {
  [Key in TextKey]: [NameOf<Key>] extends [never] ? Key : never
}[TextKey]

/** Values for the placeholders of a text. */
export type ValuesOf<Key extends TextKey, Value> = Record<NameOf<Key>, Value>

/** Gives texts in a language. */
export interface Translate {
  /** Gives a text, its placeholders filled. */
  <Key extends TextKey>(
    key: Key,
    ...values: [NameOf<Key>] extends [never] ? [] : [ValuesOf<Key, string | number>]
  ): string
  /**
   * Gives a text in pieces, with values of any kind between them. Spaces beside values are pieces of their own: within
   * an element round words from right to left, they would stand on its other side.
   */
  pieces<Value>(key: TextKey, values: Record<string, Value>): (Value | string)[]
}

const PLACEHOLDER = /\{(\w+)\}/
const SPACE_BESIDE = /(^\s+|\s+$)/

/** Makes the function that gives the texts of a language. */
export const createTranslate = (language: string, texts: Translation): Translate => {
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const formOf = (key: TextKey, { count }: Record<string, unknown>): string => {
    const text = texts[key]
    if (typeof text === 'string') return text
    return text[plurals.select(Number(count))] ?? text.other
  }
  // A name from left to right does not move what stands around it.
  const isolate = (text: string) => (isRightToLeft(language) ? `\u2068${text}\u2069` : text)
  const write = (value: unknown) =>
    typeof value === 'number' ? numbers.format(value) : isolate(String(value))

  function pieces<Value>(key: TextKey, values: Record<string, Value>): (Value | string)[] {
    const split = formOf(key, values).split(PLACEHOLDER)
    // Names stand between the pieces of the text.
    return split.flatMap((piece, index) => {
      if (index % 2 === 0) return piece.split(SPACE_BESIDE).filter(Boolean)
      const value = values[piece]
      return [value === undefined || typeof value === 'number' ? write(value) : value]
    })
  }

  const translate = (key: TextKey, values: Record<string, string | number> = {}) =>
    formOf(key, values).replace(new RegExp(PLACEHOLDER, 'g'), (_, name: string) =>
      write(values[name])
    )
  return Object.assign(translate, { pieces })
}
