import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Entries } from '../model/entries'

/** How near the end still counts as being there, in px. */
const END_SLACK_PX = 48
/** How near the start history begins to load, in px. */
const START_SLACK_PX = 240

interface ScrollPlaceOptions {
  entries: Entries
  /** Called when the start comes near; may be called often. */
  onStart(): void
  onAtEnd(isAtEnd: boolean): void
}

/**
 * Keeps the place in a log of messages: at the newest when it was there, else where it was, also when
 * older ones come in above.
 */
export function useScrollPlace({ entries, onStart, onAtEnd }: ScrollPlaceOptions) {
  const log = useRef<HTMLDivElement>(null)
  const place = useRef({ isAtEnd: true, fromEnd: 0, first: '', last: '' })
  const [hasNew, setHasNew] = useState(false)

  const toEnd = useCallback(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [])

  const onScroll = useCallback(() => {
    const { current: element } = log
    if (!element) return
    const fromEnd = element.scrollHeight - element.scrollTop
    const isAtEnd = fromEnd - element.clientHeight < END_SLACK_PX
    Object.assign(place.current, { fromEnd, isAtEnd })
    onAtEnd(isAtEnd)
    if (isAtEnd) setHasNew(false)
    if (element.scrollTop < START_SLACK_PX) onStart()
  }, [onStart, onAtEnd])

  useLayoutEffect(() => {
    const { current: element } = log
    if (!element) return
    const first = entries[0]?.key ?? ''
    const newest = entries.at(-1)
    const last = newest?.key ?? ''
    const isOwn = newest?.state === 'sending' && last !== place.current.last
    if (place.current.isAtEnd || isOwn) toEnd()
    else if (first !== place.current.first) {
      element.scrollTop = element.scrollHeight - place.current.fromEnd
    } else if (last !== place.current.last) setHasNew(true)
    Object.assign(place.current, { first, last })
    onScroll()
  }, [entries, toEnd, onScroll])

  useEffect(() => {
    if (!log.current) return
    // The composer grows, the keyboard comes, the window changes.
    const observer = new ResizeObserver(() => place.current.isAtEnd && toEnd())
    observer.observe(log.current)
    return () => observer.disconnect()
  }, [toEnd])

  const showNew = useCallback(() => {
    toEnd()
    // The button goes away; the focus stays near.
    log.current?.focus()
  }, [toEnd])

  return { log, onScroll, showNew, hasNew }
}
