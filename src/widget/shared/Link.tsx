import type { ComponentProps } from 'react'

/** Opens a checked address beside the page that the messenger is on; without one it only shows its words. */
export function Link(props: ComponentProps<'a'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer nofollow" />
}
