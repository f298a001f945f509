import type { MessengerContext } from '../../core'
import { isFullScreen } from './full-screen'

const STOPS = ':is(a[href],button,input,select,textarea,[tabindex="0"]):not(:disabled)'

/** Keeps the focus in a messenger that fills the screen: what lies behind cannot be seen. */
export const keepFocus = ({ host, root }: MessengerContext): void => {
  root.addEventListener('keydown', event => {
    if (event.key !== 'Tab' || event.defaultPrevented || !isFullScreen(host)) return
    const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(
      stop => stop.tabIndex >= 0 && stop.getClientRects().length
    )
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    if (root.ownerDocument.activeElement !== from) return
    event.preventDefault()
    to?.focus()
  })
}
