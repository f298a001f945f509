import { Type } from 'typebox'
import { countChars, TEXT_MAX_CHARS } from '../../../../protocol'
import { readHtml, readMarkdown } from '../../../domain/messages/rich-text'
import { RestError } from '../errors'

const Text = Type.Optional(Type.String({ maxLength: TEXT_MAX_CHARS }))

/** Fields of what says something in words. */
export const wordFields = { text: Text, htmlText: Text, markdownText: Text }

/** Words as they came. */
export interface Words {
  text?: string
  htmlText?: string
  markdownText?: string
}

/**
 * Reads what is said in words: HTML loses what is not allowed, Markdown becomes HTML, and the text is
 * made of it where none came. What is blank is left out.
 *
 * @throws {RestError} When both HTML and Markdown came, or the HTML made of it is too long.
 */
export const readWords = ({ text, htmlText, markdownText }: Words) => {
  if (htmlText !== undefined && markdownText !== undefined) {
    throw new RestError('bad_request', 'content must have htmlText or markdownText, got both.')
  }
  const rich = markdownText !== undefined ? readMarkdown(markdownText) : readHtml(htmlText ?? '')
  const chars = countChars(rich.html)
  if (chars > TEXT_MAX_CHARS) {
    const field = markdownText !== undefined ? 'markdownText' : 'htmlText'
    throw new RestError(
      'bad_request',
      `content.${field} must become at most ${TEXT_MAX_CHARS} characters of HTML, got ${chars}.`
    )
  }
  const said = text?.trim() ? text : rich.text
  return { ...(said && { text: said }), ...(rich.text && { htmlText: rich.html }) }
}
