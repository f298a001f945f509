import type { Action, ImageContent, TextContent } from '../content'
import { countChars } from '../count-chars'
import { LABEL_MAX_CHARS, TEXT_MAX_CHARS, URL_MAX_CHARS } from '../limits'
import { isLinkUrl, isMediaUrl, parseUrl } from '../urls'
import { newAction } from './new-action'
import { templateNames } from './template-names'

/** `%[label](target)` or `![words](address)`; an address may have parentheses, in pairs. */
const TOKEN = /([%!])\[([^[\]\n]*)\]\(((?:[^()\n]|\([^()\n]*\))+)\)/g
const PAYLOAD = /^(reply|postback):(.*)$/

const isUpTo = (text: string, max: number) => countChars(text) <= max
/** Readers of addresses drop some spaces, and encode others. */
const isAddress = (url: string) => isUpTo(url, URL_MAX_CHARS) && !/[\s\p{Cc}]/u.test(url)

const readButton = (text: string, target: string): Action | undefined => {
  if (!text || !isUpTo(text, LABEL_MAX_CHARS)) return undefined
  if (target === 'location') return newAction({ type: 'locationRequest', text })
  const [, type, payload = ''] = PAYLOAD.exec(target) ?? []
  if (type === 'reply' || type === 'postback') {
    const isWhole = payload.trim() !== '' && isUpTo(payload, TEXT_MAX_CHARS)
    return isWhole ? newAction({ type, text, payload }) : undefined
  }
  const isLink = isAddress(target) && isLinkUrl(parseUrl(target))
  return isLink ? newAction({ type: 'link', text, uri: target }) : undefined
}

const isPicture = (words: string, url: string) =>
  isAddress(url) && isMediaUrl(parseUrl(url), '') && isUpTo(words, LABEL_MAX_CHARS)

/** Closes the gaps that buttons and a picture leave in a text. */
const tidy = (text: string) =>
  text
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Reads the buttons and the picture of a text; templates stay as they were typed. */
export const readTokens = (typed: string): TextContent | ImageContent => {
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

/**
 * Reads a text as the message that it stands for: `%[label](https://…)`, `(reply:payload)`,
 * `(postback:payload)` and `(location)` are buttons, the first `![words](https://…)` is its picture.
 * Shorthand that is not whole stays in the text, and so does all shorthand of a text with templates: they are put in
 * first.
 */
export const readShorthand = (typed: string): TextContent | ImageContent =>
  templateNames(typed).length ? { type: 'text', text: typed } : readTokens(typed)
