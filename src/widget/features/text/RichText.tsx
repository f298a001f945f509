import { readMarkup, RICH_TEXT_TAGS } from '../../../ui'
import { safeLink } from '../../shared'
import { Linked } from './Linked'
import { MarkupView } from './MarkupView'

/** The tags that the server keeps too. Of any other tag only the content is shown. */
const HTML = { tags: RICH_TEXT_TAGS, safeLink }

interface RichTextProps {
  text?: string | undefined
  /** The same text with a few HTML tags; shown instead of `text`. */
  htmlText?: string | undefined
}

/** A text with its links. */
export function RichText({ text = '', htmlText }: RichTextProps) {
  if (!htmlText) return <Linked text={text} />
  return (
    <div className="html">
      <MarkupView markup={readMarkup(htmlText, HTML)} isLinking />
    </div>
  )
}
