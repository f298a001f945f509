import {
  type Action,
  type Content,
  countChars,
  type ImageContent,
  isLinkUrl,
  isMediaUrl,
  LABEL_MAX_CHARS,
  parseUrl,
  TEXT_MAX_CHARS,
  type TextContent,
  URL_MAX_CHARS
} from '../../../protocol'
import { isContained } from '../is-contained'
import { newAction } from './new-action'

/** `%[label](target)` or `![words](address)`; an address may have parentheses, in pairs. */
const TOKEN = /([%!])\[([^[\]\n]*)\]\(((?:[^()\n]|\([^()\n]*\))+)\)/g
const PAYLOAD = /^(reply|postback):(.*)$/

const isUpTo = (text: string, max: number) => countChars(text) <= max

const readButton = (text: string, target: string): Action | undefined => {
  if (!text || !isUpTo(text, LABEL_MAX_CHARS)) return undefined
  if (target === 'location') return newAction({ type: 'locationRequest', text })
  const [, type, payload = ''] = PAYLOAD.exec(target) ?? []
  if (type === 'reply' || type === 'postback') {
    const isWhole = payload.trim() !== '' && isUpTo(payload, TEXT_MAX_CHARS)
    return isWhole ? newAction({ type, text, payload }) : undefined
  }
  const isAddress = isLinkUrl(parseUrl(target)) && isUpTo(target, URL_MAX_CHARS)
  return isAddress ? newAction({ type: 'link', text, uri: target }) : undefined
}

const isPicture = (words: string, url: string) =>
  isMediaUrl(parseUrl(url), '') && isUpTo(url, URL_MAX_CHARS) && isUpTo(words, LABEL_MAX_CHARS)

/** Closes the gaps that buttons and a picture leave in a text. */
const tidy = (text: string) =>
  text
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/**
 * Reads a text as the message that it stands for: `%[label](https://…)`, `(reply:payload)`,
 * `(postback:payload)` and `(location)` are buttons, the first `![words](https://…)` is its picture.
 * What is not whole stays in the text.
 */
export const readShorthand = (typed: string): TextContent | ImageContent => {
  const actions: Action[] = []
  let picture: Pick<ImageContent, 'mediaUrl' | 'altText'> | undefined
  const rest = typed.replace(TOKEN, (whole, sign: string, label: string, target: string) => {
    const [text, aim] = [label.trim(), target.trim()]
    if (sign === '%') {
      const button = readButton(text, aim)
      if (!button) return whole
      actions.push(button)
      return ''
    }
    if (picture || !isPicture(text, aim)) return whole
    picture = { mediaUrl: aim, ...(text && { altText: text }) }
    return ''
  })
  if (rest === typed) return { type: 'text', text: typed }
  const text = tidy(rest)
  const buttons = actions.length > 0 && { actions }
  return picture
    ? { type: 'image', ...picture, ...(text && { text }), ...buttons }
    : { type: 'text', text, ...buttons }
}

const targetOf = (action: Action): string => {
  if (action.type === 'link') return action.uri
  if (action.type === 'locationRequest') return 'location'
  return 'payload' in action ? `${action.type}:${action.payload}` : ''
}

/** Writes a message as it would be typed; undefined: it cannot be. */
export const writeShorthand = (content: Content): string | undefined => {
  if (content.type !== 'text' && content.type !== 'image') return undefined
  const { text = '', actions = [] } = content
  const picture =
    content.type === 'image' ? [`![${content.altText ?? ''}](${content.mediaUrl})`] : []
  const buttons = actions.map(action => `%[${action.text}](${targetOf(action)})`)
  // The first picture of a text is that of the message.
  const written = [...picture, text, ...buttons].filter(Boolean).join('\n')
  const read = readShorthand(written)
  const isSame = isContained(read, content) && (read.actions ?? []).length === actions.length
  return isSame ? written : undefined
}
