import { Type } from 'typebox'
import { countChars, TEXT_MAX_CHARS } from '../../../../protocol'
import { isBlank, readHtml, readMarkdown } from '../../../domain/records'
import { RestError } from '../errors'

const Text = Type.Optional(Type.String({ maxLength: TEXT_MAX_CHARS }))

/** Fields of content with text. */
export const wordFields = { text: Text, htmlText: Text, markdownText: Text }

/** Text fields before they are checked. */
export interface Words {
  text?: string | undefined
  htmlText?: string | undefined
  markdownText?: string | undefined
}

/**
 * Parses the text of content: HTML is sanitized, Markdown becomes HTML, and plain text is made of it
 * when none is given. Blank texts are left out.
 *
 * @throws {RestError} When both HTML and Markdown are given, or the resulting HTML is too long.
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
  const shown = isBlank(rich.text) ? undefined : rich
  const said = isBlank(text ?? '') ? shown?.text : text
  return { ...(said && { text: said }), ...(shown && { htmlText: shown.html }) }
}
