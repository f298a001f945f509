import type { Action, Content, TextContent } from '../content'
import { isContained } from '../is-contained'
import { readShorthand } from './read-shorthand'
import { templateNames } from './template-names'

/** Fields that the server adds to what it is given. */
const ADDED: readonly string[] = ['id', 'mediaType', 'mediaSize', 'mediaWidth', 'mediaHeight']

const targetOf = (action: Action): string => {
  if (action.type === 'link') return action.uri
  if (action.type === 'locationRequest') return 'location'
  return 'payload' in action ? `${action.type}:${action.payload}` : ''
}

/** Tells whether a message has nothing that another one lacks, but for what the server adds. */
export const saysNoMore = (content: Content, other: Content): boolean => {
  const given: unknown = JSON.parse(
    JSON.stringify(content, (name, part: unknown) => (ADDED.includes(name) ? undefined : part))
  )
  return isContained(given, other)
}

/** Writes a message as it would be typed; undefined: it cannot be. */
export const writeShorthand = (content: Content): string | undefined => {
  if (content.type !== 'text' && content.type !== 'image') return undefined
  const { text = '', actions = [] } = content
  if (templateNames(text).length) return undefined
  const picture =
    content.type === 'image' ? [`![${content.altText ?? ''}](${content.mediaUrl})`] : []
  const buttons = actions.map(action => `%[${action.text}](${targetOf(action)})`)
  // The first picture of a text is that of the message.
  const written = [...picture, text, ...buttons].filter(Boolean).join('\n')
  const read = readShorthand(written)
  return isContained(read, content) && saysNoMore(content, read) ? written : undefined
}

/** Tells whether a message is a text alone. */
export const isPlainText = (content: Content): content is TextContent =>
  content.type === 'text' && saysNoMore(content, { type: 'text', text: content.text })

/** Writes a saved reply as it is typed: a text as it was saved, which may have shorthand; undefined: it cannot be. */
export const writeTyped = (content: Content): string | undefined =>
  isPlainText(content) ? content.text : writeShorthand(content)
