import { Fragment } from 'react'
import type { Markup } from '../../../ui'
import { Link } from '../../shared'
import { Linked } from './Linked'

interface MarkupViewProps {
  markup: readonly Markup[]
  /** Whether addresses in it become links too. */
  isLinking?: boolean
}

/** Draws what was read as elements. */
export function MarkupView({ markup, isLinking = false }: MarkupViewProps) {
  return markup.map((part, index) => {
    if (typeof part === 'string') return isLinking ? <Linked key={index} text={part} /> : part
    const { name, href, children } = part
    const inner = children.length > 0 && (
      <MarkupView markup={children} isLinking={isLinking && !href} />
    )
    if (href) {
      return (
        <Link key={index} href={href}>
          {inner}
        </Link>
      )
    }
    if (name === 'a') return <Fragment key={index}>{inner}</Fragment>
    const Element = name as 'b'
    return <Element key={index}>{inner || undefined}</Element>
  })
}
