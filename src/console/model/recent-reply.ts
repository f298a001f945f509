import { signal } from '@preact/signals-react'
import { asReadonly } from './as-readonly'

/** Time within which a reply that was sent can be taken back. */
const TAKE_BACK_MS = 5_000

/** Holds a reply for some seconds after it was sent. */
export const createRecentReply = <Reply extends object>() => {
  const recent = signal<Reply | undefined>(undefined)
  let ends: ReturnType<typeof setTimeout> | undefined

  function clear() {
    clearTimeout(ends)
    recent.value = undefined
  }

  return {
    recent: asReadonly(recent),

    /** Holds it, in place of the one before it. */
    hold(reply: Reply): void {
      clear()
      recent.value = reply
      ends = setTimeout(clear, TAKE_BACK_MS)
    },

    clear
  }
}
