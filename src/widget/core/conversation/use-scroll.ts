import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Nearer to the end than this counts as at the end. */
const END_PX = 40
/** Nearer to either end than this loads more messages there. */
const NEAR_PX = 200

export interface Scroll {
  list: RefObject<HTMLDivElement | null>
  /** Whether the newest message is on the screen, as of the latest scroll event. */
  isAtEnd: boolean
  /** The same now; messages that were not laid out yet do not count. */
  seesEnd(): boolean
  /** Goes to the newest message, which may have to be loaded first. */
  goToEnd(): Promise<void>
}

/**
 * Keeps a list of messages where its reader is: at the newest message when it was there or has just
 * written one, and at the same message while others come and go above.
 *
 * @param endsHere New messages are added at the end; else they belong to a later, unloaded window.
 * @param load Called when the reader nears the beginning or the end, or goes to the newest message; never
 *   rejects.
 */
export const useScroll = (
  endsHere: boolean,
  load: (to: 'older' | 'newer' | 'newest') => Promise<void> | undefined
): Scroll => {
  const list = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  // `top`, `bottom` and `height` are those of the layout before: a scroll event may still be pending.
  const now = useRef({ load, endsHere, top: 0, bottom: 0, height: 0, keep() {} }).current
  Object.assign(now, { load, endsHere })

  /** Position of the reader; the browser scrolls back where fewer messages or more room leave it no way. */
  const topNow = () => {
    const { scrollTop, scrollHeight, clientHeight } = list.current!
    return scrollTop + clientHeight > scrollHeight - 1 ? Math.max(scrollTop, now.top) : scrollTop
  }
  const distanceToEnd = () =>
    now.bottom - topNow() - Math.max(now.height, list.current!.clientHeight)
  const seesEnd = () => distanceToEnd() < END_PX
  const toEnd = () => {
    list.current!.scrollTop = list.current!.scrollHeight
  }
  const goToEnd = async () => {
    await now.load('newest')
    toEnd()
  }

  useLayoutEffect(() => {
    const box = list.current!
    const view = box.ownerDocument.defaultView as Window & typeof globalThis
    const log = box.firstElementChild as HTMLElement
    let last: Element | null
    let anchor = log
    let anchorTop = 0
    let sticks = true

    // The last message that can be seen: it moves only when something changes above it, and it is the
    // last to be let go when others are. Lines between messages come and go.
    const remember = () => {
      now.top = box.scrollTop
      const end = now.top + box.clientHeight
      anchor =
        ([...log.children] as HTMLElement[]).findLast(
          child => child.offsetTop < end && child.matches('.row')
        ) ?? log
      anchorTop = anchor.offsetTop
    }

    const onScroll = () => {
      setAtEnd(seesEnd())
      remember()
      if (now.top < NEAR_PX) void now.load('older')
      if (distanceToEnd() < END_PX + NEAR_PX) void now.load('newer')
    }

    const hasWritten = () => {
      const before = last
      last = log.lastElementChild
      return last !== before && last?.matches('[data-status=sending]')
    }

    // Runs after layout and before paint, so that no jump is visible.
    const keep = () => {
      if (hasWritten()) void goToEnd()
      else if (sticks && seesEnd()) toEnd()
      else box.scrollTop = topNow() + anchor.offsetTop - anchorTop
      now.bottom = box.scrollHeight
      now.height = box.clientHeight
      sticks = now.endsHere
      remember()
    }
    now.keep = keep
    const observer = new view.ResizeObserver(keep)
    observer.observe(box)
    observer.observe(log)
    box.addEventListener('scroll', onScroll)
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [])

  // Messages that come and go may leave the list as high as before.
  useLayoutEffect(() => now.keep())

  return { list, isAtEnd, seesEnd, goToEnd }
}
