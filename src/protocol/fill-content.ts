import type { Content } from './content'
import { fillPlaceholders, findWrongPlaceholder, type ReplyPlaceholder } from './reply-placeholders'

/** Fields of a message whose placeholders are filled in. */
const FILLED: readonly string[] = ['text', 'htmlText', 'title', 'description']

const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

/** Takes from a name what would bring a button or a saved reply into the text. */
const withoutShorthand = (name: string) => name.replace(/[[\]]/g, '').replace(/%+(?=\()/g, '')

/** Changes the texts of a message, wherever they are, but for its metadata. */
const mapTexts = (value: unknown, change: (text: string, name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map(part => mapTexts(part, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => {
      if (name === 'metadata') return [name, part]
      const isText = typeof part === 'string' && FILLED.includes(name)
      return [name, isText ? change(part, name) : mapTexts(part, change)]
    })
  )
}

/** Fills the placeholders of a saved reply: of its texts, its titles and descriptions, and of its buttons. */
export const fillContent = (
  content: Content,
  values: Partial<Record<ReplyPlaceholder, string>>
): Content => {
  const change = (write: (value: string) => string) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]))
  const plain = change(withoutShorthand)
  const marked = change(escapeMarkup)
  // It changes no types.
  return mapTexts(content, (text, name) =>
    fillPlaceholders(text, name === 'htmlText' ? marked : plain)
  ) as Content
}

/** Finds what looks like a placeholder in a message, and is none; undefined: there is none. */
export const findWrongPlaceholderIn = (content: Content): string | undefined => {
  let wrong: string | undefined
  mapTexts(content, text => {
    wrong ??= findWrongPlaceholder(text)
    return text
  })
  return wrong
}
