import type { ReactNode } from 'react'
import { safeUrl } from './safe-url'

interface OutLinkProps {
  url: string
  children: ReactNode
}

/** Leads out of the console, in a page that learns nothing of it; words alone where nothing safe is. */
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
