import {
  ChatError,
  listLanguages,
  listTextKeys,
  placeholdersOf,
  type WebSettings
} from '../../../../protocol'
import { readJson, type Row } from '../../../storage'

/** Texts that a business has written, by language and key. */
type OwnTexts = WebSettings['customText']

/** Changes of texts: null takes back one, or all of a language. */
export type OwnTextChanges = Record<string, Record<string, string | null> | null>

/** Bytes that all texts of an integration may have as JSON. */
const BYTES_MAX = 80_000

const KEYS = new Set(listTextKeys())
const LANGUAGES = new Set<string>(listLanguages())
const PLACEHOLDER = /\{\w+\}/g

const refuse = (place: string, expected: string, got: string): never => {
  throw new ChatError(
    'invalid-request',
    `customText.${place}: expected ${expected}, got ${JSON.stringify(got)}.`
  )
}

const checkText = (place: string, key: string, text: string): void => {
  const needed = placeholdersOf(key)
  const missing = needed.find(placeholder => !text.includes(placeholder))
  if (missing) refuse(place, `a text with ${missing}`, text)
  const extra = text.match(PLACEHOLDER)?.find(placeholder => !needed.includes(placeholder))
  if (extra) refuse(place, `no other placeholder than ${needed.join(', ') || 'none'}`, text)
}

const checkChanges = (changes: OwnTextChanges): void => {
  for (const [language, texts] of Object.entries(changes)) {
    if (!LANGUAGES.has(language)) refuse(language, `one of ${[...LANGUAGES].join(', ')}`, language)
    for (const [key, text] of Object.entries(texts ?? {})) {
      const place = `${language}.${key}`
      if (!KEYS.has(key)) refuse(place, 'the key of a text of the messenger', key)
      if (text !== null) checkText(place, key, text)
    }
  }
}

/** Reads the texts that a business has written. */
export const ownTexts = ({
  customTextJson
}: Pick<Row<'integrations'>, 'customTextJson'>): OwnTexts => readJson<OwnTexts>(customTextJson)

/**
 * Applies changes to the texts that were set, language by language and key by key.
 *
 * @param customTextJson Texts as they are stored; `{}` for a new integration.
 * @param changes Null takes back all.
 * @returns The JSON to store.
 * @throws {ChatError} `invalid-request` for an unknown language or key, for placeholders that the text does
 * not have or lacks, and for more than 80,000 bytes.
 */
export const patchOwnTexts = (customTextJson: string, changes: OwnTextChanges | null): string => {
  if (changes === null) return '{}'
  checkChanges(changes)
  const set = readJson<OwnTexts>(customTextJson)
  const languages = [...new Set([...Object.keys(set), ...Object.keys(changes)])]
  const patched = languages.flatMap(language => {
    const change = changes[language]
    if (change === null) return []
    const texts = Object.entries({ ...set[language], ...change }).filter(
      ([, text]) => text !== null
    )
    return texts.length ? [[language, Object.fromEntries(texts)] as const] : []
  })
  const json = JSON.stringify(Object.fromEntries(patched))
  const bytes = Buffer.byteLength(json)
  if (bytes <= BYTES_MAX) return json
  throw new ChatError(
    'invalid-request',
    `customText: expected at most ${BYTES_MAX} bytes with all languages, got ${bytes}.`
  )
}
