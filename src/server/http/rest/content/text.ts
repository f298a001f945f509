import { Type } from 'typebox'
import { invalidMessage, type TextContent, TEXT_MAX_CHARS } from '../../../../protocol'
import { MESSAGE_ACTIONS, MessageAction, readActions } from './actions'
import { blockable, type ContentContext, PLACE, parserOf } from './context'
import { readWords, wordFields } from './words'

/** Fields of a text. */
export const TextFields = Type.Object({
  ...wordFields,
  actions: Type.Optional(Type.Array(MessageAction)),
  payload: Type.Optional(Type.String({ maxLength: TEXT_MAX_CHARS })),
  ...blockable
})

const read = parserOf(TextFields)

/** Parses a text: text, actions or both. */
export const readText = (input: unknown, context: ContentContext): TextContent => {
  const { text, htmlText, markdownText, actions = [], ...rest } = read(input, PLACE)
  const words = readWords({ text, htmlText, markdownText })
  if (!words.text && !actions.length) {
    throw invalidMessage('a text that is not blank, htmlText, markdownText or actions', text)
  }
  return {
    type: 'text',
    text: '',
    ...words,
    ...rest,
    ...(actions.length && {
      actions: readActions(actions, MESSAGE_ACTIONS, `${PLACE}.actions`, context)
    })
  }
}
