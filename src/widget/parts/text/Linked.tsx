import { findLinks } from './find-links'
import { Link } from '../Link'

/** A text with its links. */
export function Linked({ text }: { text: string }) {
  return findLinks(text).map(({ text, href }, index) =>
    href ? (
      <Link key={index} href={href}>
        {text}
      </Link>
    ) : (
      text
    )
  )
}
