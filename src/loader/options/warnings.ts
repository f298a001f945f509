import { findLanguage, TEXT_KEYS } from '../../protocol'
import type { InitOptions } from '../../widget'
import { EVENTS } from './known-names'

const warned = (problem: string) => console.warn(`Pipit: ${problem}`)

/** Warns of names that no event has, and empties the list, so that each is named once. */
export const checkEvents = (names: PropertyKey[]): void => {
  for (const name of new Set(names.splice(0).map(String))) {
    if (!EVENTS.split(' ').includes(name)) warned(`unknown event ${name}.`)
  }
}

/** Warns of keys that no text has, and takes out values that are no texts. */
const readTexts = (option: string, texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries<unknown>(texts).flatMap(([key, text]) => {
      const isText = typeof text === 'string'
      if (!TEXT_KEYS.split(' ').includes(key)) warned(`unknown text ${option}.${key}.`)
      else if (!isText)
        warned(`${option}.${key} must be a string, got ${typeof text}; the built-in text is used.`)
      return isText ? [[key, text]] : []
    })
  )

/**
 * Warns of what the messenger cannot use though it is of the right type, and takes it out: texts that are
 * none, questions without a name.
 */
export const dropUnusable = (options: Partial<InitOptions>): void => {
  const {
    customText,
    customScreenReaderAnnouncement: announcement,
    locale,
    prechatCapture
  } = options
  if (customText) options.customText = readTexts('customText', customText)
  if (announcement) {
    options.customScreenReaderAnnouncement = readTexts(
      'customScreenReaderAnnouncement',
      announcement
    )
  }
  if (locale && locale !== 'auto' && !findLanguage(locale))
    warned(`there is no language ${locale}; texts are English.`)
  const { fields, ...prechat } = prechatCapture ?? {}
  const nameless = fields?.findIndex(({ name }) => typeof name !== 'string' || !name) ?? -1
  if (nameless < 0) return
  warned(`prechatCapture.fields.${nameless}.name must be a name; the fields are ignored.`)
  options.prechatCapture = prechat
}
