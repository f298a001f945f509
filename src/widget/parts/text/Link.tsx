import type { ComponentProps } from 'react'

interface LinkProps extends ComponentProps<'a'> {
  /** Checked by `safeLink`. */
  href: string
}

/** Opens an address beside the page that the messenger is on. */
export function Link(props: LinkProps) {
  return <a {...props} target="_blank" rel="noopener noreferrer nofollow" />
}
