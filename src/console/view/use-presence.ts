import { useEffect } from 'react'
import type { Presence } from '../model'

/** Tells colleagues that a conversation is open as long as it is; undefined: none. */
export const usePresence = (presence: Presence, id: string | undefined): void => {
  useEffect(() => {
    if (id === undefined) return
    let leave = presence.open(id)
    const hide = () => leave()
    // A page that the browser kept comes back as it was.
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) leave = presence.open(id)
    }
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', show)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', show)
      leave()
    }
  }, [presence, id])
}
