import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Nearer to the end than this counts as at the end. */
const END_PX = 40
/** Nearer to either end than this asks for what lies beyond. */
const NEAR_PX = 200

export interface Scroll {
  list: RefObject<HTMLDivElement | null>
  /** Whether the newest message is on the screen, as far as scroll events have told. */
  isAtEnd: boolean
  /** The same, measured now. */
  seesEnd(): boolean
  toEnd(): void
}

/**
 * Keeps a list of messages where its reader is: at the newest message when it was there, and at the
 * same message while others come and go above.
 *
 * @param content Another one when messages have come or gone, which may leave the list as high as before.
 * @param endsHere What comes next is added at the end; else it is further on, and nobody is drawn there.
 * @param onNear Called when the reader nears the beginning or the end; what it loads is added there.
 */
export const useScroll = (
  content: unknown,
  endsHere: boolean,
  onNear: (end: boolean) => Promise<void> | undefined
): Scroll => {
  const list = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const keepPlace = useRef(() => {})
  const now = useRef({ onNear, endsHere })
  now.current = { onNear, endsHere }

  const endOf = ({ scrollHeight, clientHeight }: HTMLElement) =>
    scrollHeight - clientHeight - END_PX
  const seesEnd = () => list.current!.scrollTop > endOf(list.current!)
  const toEnd = () => {
    list.current!.scrollTop = list.current!.scrollHeight
  }

  useLayoutEffect(() => {
    const box = list.current!
    const view = box.ownerDocument.defaultView as Window & typeof globalThis
    const log = box.firstElementChild as HTMLElement
    let end = -1
    let anchor = log
    let anchorTop = 0
    let sticks = true

    // The last message that can be seen: it moves only when something changes above it, and it is the
    // last to be let go when others are.
    const remember = () => {
      const { scrollTop, clientHeight } = box
      anchor =
        ([...log.children] as HTMLElement[]).findLast(
          ({ offsetTop }) => offsetTop < scrollTop + clientHeight
        ) ?? log
      anchorTop = anchor.offsetTop
    }

    const onScroll = () => {
      setAtEnd(seesEnd())
      remember()
      if (box.scrollTop < NEAR_PX) now.current.onNear(false)?.catch(() => {})
      if (box.scrollTop > endOf(box) - NEAR_PX) now.current.onNear(true)?.catch(() => {})
    }

    // Runs after layout and before paint, so that nobody sees a jump. Where the reader was is measured
    // against the layout before: a scroll event may be still to come.
    const keep = () => {
      if (sticks && box.scrollTop > end) toEnd()
      else box.scrollTop += anchor.offsetTop - anchorTop
      end = endOf(box)
      sticks = now.current.endsHere
      remember()
    }
    keepPlace.current = keep
    const observer = new view.ResizeObserver(keep)
    observer.observe(box)
    observer.observe(log)
    box.addEventListener('scroll', onScroll)
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [])

  useLayoutEffect(() => keepPlace.current(), [content])

  return { list, isAtEnd, seesEnd, toEnd }
}
