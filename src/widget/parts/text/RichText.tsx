import { Linked } from './Linked'
import { MarkupView } from './MarkupView'
import { readMarkup } from './read-markup'

/** What the server keeps too. Of any other tag only what stands in it is shown. */
const HTML = { tags: new Set('strong b em i u ins s del a ol ul li br p'.split(' ')) }

interface RichTextProps {
  text?: string | undefined
  /** The same of a few tags; shown instead. */
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
