import { findLinks } from '../../../ui'
import { Link, safeLink } from '../../shared'

/** A text with its links. */
export function Linked({ text }: { text: string }) {
  return findLinks(text, safeLink).map(({ text, href }, index) =>
    href ? (
      <Link key={index} href={href}>
        {text}
      </Link>
    ) : (
      text
    )
  )
}
