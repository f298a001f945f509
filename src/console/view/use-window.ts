import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Entries } from '../model'

/** Count of messages that are drawn before all else, so that a press is answered at once: those in sight. */
const FIRST = 20
/** Count of messages that are drawn, beyond those that a reader scrolls to. */
const WINDOW = 150
/** Count of messages added when a reader comes near an end of the window. */
const STEP = 100

interface Window {
  /** Key of the message up to which is drawn while somebody reads further up; undefined: the newest. */
  last: string | undefined
  /** Count of messages that are drawn beyond that one, where there are as many. */
  ahead: number
  count: number
}

const FOLLOWING: Window = { last: undefined, ahead: 0, count: WINDOW }

/**
 * Chooses the messages to draw, so that thousands cost no more than some: the newest while the reader is at
 * the end, else those around the place where they read.
 */
export const useWindow = (entries: Entries) => {
  const [{ last, ahead, count }, setWindow] = useState(FOLLOWING)
  const found = last === undefined ? -1 : entries.findIndex(({ key }) => key === last)
  const end = found < 0 ? entries.length : Math.min(found + 1 + ahead, entries.length)
  const most = useDeferredValue(entries.length ? Infinity : FIRST, FIRST)
  const whole = Math.max(0, end - count)
  const start = last === undefined ? Math.max(whole, end - most) : whole

  return {
    shown: useMemo(() => entries.slice(start, end), [entries, start, end]),
    /** Whether there are older messages that are not drawn. */
    hasBefore: whole > 0,
    /** Whether older ones are about to be drawn. */
    isDrawing: start > whole,
    /** Whether there are newer messages that are not drawn. */
    hasAfter: end < entries.length,

    showBefore: useCallback(() => setWindow(now => ({ ...now, count: now.count + STEP })), []),

    showAfter: useCallback(() => {
      const next = entries[end + STEP - 1]
      const added = Math.min(STEP, entries.length - end)
      setWindow(now => ({ last: next?.key, ahead: 0, count: now.count + added }))
    }, [entries, end]),

    /** Follows the newest message again. */
    follow: useCallback(() => setWindow(FOLLOWING), []),

    /** Draws the messages around one. */
    showAround: useCallback(
      (key: string) => setWindow({ last: key, ahead: STEP, count: WINDOW }),
      []
    ),

    /** Keeps what is drawn, whatever arrives. */
    hold: useCallback(() => {
      const newest = entries.at(-1)?.key
      setWindow(now => (now.last === undefined ? { ...now, last: newest } : now))
    }, [entries])
  }
}
