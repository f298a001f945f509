import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Changes, Entries } from '../model'

/** Distance in px to the end that still counts as the end. */
const END_SLACK_PX = 48
/** Distance in px to the start at which history begins to load. */
const START_SLACK_PX = 240

interface ScrollPlaceOptions {
  /** Messages that are drawn. */
  shown: Entries
  /** Changes with whose lines the log grows, too. */
  changes: Changes
  /** Key of the message below which the log has a line that it was seen. */
  seenKey: string | undefined
  /** Key of the message below which it has a line that it was delivered. */
  deliveredKey: string | undefined
  /** Key of the message above which it has a line that what follows is new. */
  unreadKey: string | undefined
  /** Whether the newest message is among them. */
  hasNewest: boolean
  /** Called when the start comes near; may be called often. */
  onStart(): void
  /** Called at the end of what is drawn, where that is not the newest message. */
  onEnd(): void
  onAtEnd(isAtEnd: boolean): void
}

/**
 * Keeps the scroll position in a log of messages: at the newest when it was there, else unchanged, also when
 * older ones are added above.
 */
export function useScrollPlace({
  shown,
  changes,
  seenKey,
  deliveredKey,
  unreadKey,
  hasNewest,
  onStart,
  onEnd,
  onAtEnd
}: ScrollPlaceOptions) {
  const log = useRef<HTMLDivElement>(null)
  const place = useRef({ isAtEnd: true, fromEnd: 0, first: '' })

  const toEnd = useCallback(() => {
    place.current.isAtEnd = true
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [])

  /** Leaves the end, before other messages are drawn. */
  const leaveEnd = useCallback(() => {
    place.current.isAtEnd = false
  }, [])

  const onScroll = useCallback(() => {
    const { current: element } = log
    if (!element) return
    const fromEnd = element.scrollHeight - element.scrollTop
    const isNear = fromEnd - element.clientHeight < END_SLACK_PX
    const isAtEnd = isNear && hasNewest
    Object.assign(place.current, { fromEnd, isAtEnd })
    onAtEnd(isAtEnd)
    if (isNear && !hasNewest) onEnd()
    if (element.scrollTop < START_SLACK_PX) onStart()
  }, [hasNewest, onStart, onEnd, onAtEnd])

  useLayoutEffect(() => {
    const { current: element } = log
    if (!element) return
    const first = shown[0]?.key ?? ''
    if (place.current.isAtEnd) toEnd()
    else if (first !== place.current.first) {
      element.scrollTop = element.scrollHeight - place.current.fromEnd
    }
    place.current.first = first
    onScroll()
  }, [shown, changes, seenKey, deliveredKey, unreadKey, toEnd, onScroll])

  useEffect(() => {
    if (!log.current) return
    // The composer grows, the keyboard opens, the window is resized.
    const observer = new ResizeObserver(() => place.current.isAtEnd && toEnd())
    observer.observe(log.current)
    return () => observer.disconnect()
  }, [toEnd])

  return { log, onScroll, toEnd, leaveEnd }
}
