import type { ReactNode } from 'react'
import { safeUrl } from './safe-url'

interface OutLinkProps {
  url: string
  children: ReactNode
}

/** Link out of the console, without referrer or opener; plain text where the address is not safe. */
export function OutLink({ url, children }: OutLinkProps) {
  const href = safeUrl(url)
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  )
}
