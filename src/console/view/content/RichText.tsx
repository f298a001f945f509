import { Fragment } from 'react'
import { findLinks, readMarkup, RICH_TEXT_TAGS, type Markup } from '../../../ui'
import { splitMentions } from '../../model'
import { OutLink } from './OutLink'
import { safeUrl } from './safe-url'

const HTML = { tags: RICH_TEXT_TAGS, safeLink: safeUrl }

function Linked({ text }: { text: string }) {
  return findLinks(text, safeUrl).map(({ text, href }, index) =>
    href ? (
      <OutLink key={index} url={href}>
        {text}
      </OutLink>
    ) : (
      text
    )
  )
}

function MarkupView({ markup, isLink }: { markup: readonly Markup[]; isLink: boolean }) {
  return markup.map((part, index) => {
    if (typeof part === 'string') return isLink ? part : <Linked key={index} text={part} />
    const { name, href, children } = part
    const inner = children.length > 0 && <MarkupView markup={children} isLink={isLink || !!href} />
    if (href) {
      return (
        <OutLink key={index} url={href}>
          {inner}
        </OutLink>
      )
    }
    if (name === 'a') return <Fragment key={index}>{inner}</Fragment>
    // One of the few tags of a rich text; all of them draw the same kind of element.
    const Element = name as 'b'
    return <Element key={index}>{inner || undefined}</Element>
  })
}

interface RichTextProps {
  text?: string | undefined
  /** The same text with a few HTML tags; shown instead of `text`. */
  htmlText?: string | undefined
  /** Names that are marked in `text`. */
  mentions?: readonly string[] | undefined
}

/** A text as visitors see it, with its links. */
export function RichText({ text = '', htmlText, mentions = [] }: RichTextProps) {
  if (!htmlText) {
    return splitMentions(text, mentions).map((piece, index) =>
      piece.isMention ? (
        <strong key={index} className="mention">
          {piece.text}
        </strong>
      ) : (
        <Linked key={index} text={piece.text} />
      )
    )
  }
  return (
    <div className="rich">
      <MarkupView markup={readMarkup(htmlText, HTML)} isLink={false} />
    </div>
  )
}
