import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject
} from 'react'

/** Milliseconds without a scroll event after which scrolling has ended. */
const REST_MS = 150
/** Places nearer than this are the same: browsers scroll by parts of pixels. */
const SLACK_PX = 2

/** A row of cards that is wider than what holds it. */
export interface Track {
  track: RefObject<HTMLDivElement | null>
  isAtStart: boolean
  isAtEnd: boolean
  /** Scrolls by a button, which vanishes at the end: the focus then goes to the row. */
  press(step: 1 | -1): void
  onKeyDown(event: KeyboardEvent): void
  /** Shows the card that the focus has gone to. */
  onFocusCapture(event: FocusEvent): void
  onScroll(): void
}

/**
 * Moves a row by whole cards, each to the middle, where no button covers it. Places are counted from where
 * reading begins.
 */
export const useTrack = (): Track => {
  const track = useRef<HTMLDivElement>(null)
  const resting = useRef(0)
  // Position now, or at the end of a scroll that is under way: a second press goes on from there.
  const place = useRef(0)
  const [isAtStart, setAtStart] = useState(true)
  const [isAtEnd, setAtEnd] = useState(true)

  const turn = () => (track.current!.matches(':dir(rtl)') ? -1 : 1)
  const end = () => track.current!.scrollWidth - track.current!.clientWidth

  const arrive = (to: number) => {
    place.current = to
    setAtStart(to < SLACK_PX)
    setAtEnd(to > end() - SLACK_PX)
  }

  /** May be called once more when the row has gone. */
  const settle = () => {
    if (track.current) arrive(track.current.scrollLeft * turn())
  }

  const go = (to: number) => {
    arrive(to)
    track.current?.scrollTo({ left: to * turn() })
  }

  const cards = () => [...track.current!.children] as HTMLElement[]

  /** Returns the scroll position that centres a card, or the nearest possible one. */
  const placeOf = ({ offsetLeft, offsetWidth }: HTMLElement) => {
    const middle = offsetLeft + offsetWidth / 2 - track.current!.clientWidth / 2
    return Math.max(0, Math.min(middle * turn(), end()))
  }

  const move = (step: number) => {
    const beyond = cards()
      .map(placeOf)
      .filter(to => (to - place.current) * step > SLACK_PX)
    const next = beyond.at(step > 0 ? 0 : -1)
    if (next !== undefined) go(next)
  }

  useEffect(() => {
    const { ResizeObserver } = track.current!.ownerDocument.defaultView as typeof globalThis &
      Window
    const observer = new ResizeObserver(settle)
    observer.observe(track.current!)
    return () => {
      observer.disconnect()
      clearTimeout(resting.current)
    }
  }, [])

  return {
    track,
    isAtStart,
    isAtEnd,
    press: step => {
      move(step)
      const isLast = step > 0 ? place.current > end() - SLACK_PX : place.current < SLACK_PX
      if (isLast) track.current?.focus({ preventScroll: true })
    },
    onKeyDown: event => {
      const { key, altKey, ctrlKey, metaKey } = event
      if (altKey || ctrlKey || metaKey) return
      if (key === 'Home') go(0)
      else if (key === 'End') go(end())
      else if (key === 'ArrowRight') move(turn())
      else if (key === 'ArrowLeft') move(-turn())
      else return
      event.preventDefault()
    },
    onFocusCapture: ({ target }) => {
      const card = cards().find(each => each.contains(target))
      // A pressed element must not move away from the pointer.
      if (card && target.matches(':focus-visible')) go(placeOf(card))
    },
    onScroll: () => {
      clearTimeout(resting.current)
      resting.current = window.setTimeout(settle, REST_MS)
    }
  }
}
