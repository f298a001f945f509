import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Nearer to the end than this counts as at the end. */
const END_PX = 40
/** Nearer to the beginning than this asks for what came before. */
const BEGINNING_PX = 200

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
 * same message while earlier ones are added above.
 *
 * @param onBeginning Called when the reader nears the beginning; what it loads is added above.
 */
export const useScroll = (onBeginning: () => Promise<void> | undefined): Scroll => {
  const list = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const begin = useRef(onBeginning)
  begin.current = onBeginning

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
    let newest = log
    let newestTop = 0

    const onScroll = () => {
      setAtEnd(seesEnd())
      if (box.scrollTop < BEGINNING_PX) begin.current()?.catch(() => {})
    }

    // Runs after layout and before paint, so that nobody sees a jump. Where the reader was is measured
    // against the layout before: a scroll event may be still to come. The newest message moves only
    // when something changes above it.
    const observer = new view.ResizeObserver(() => {
      if (box.scrollTop > end) toEnd()
      else box.scrollTop += newest.offsetTop - newestTop
      end = endOf(box)
      newest = (log.lastElementChild ?? log) as HTMLElement
      newestTop = newest.offsetTop
    })
    observer.observe(box)
    observer.observe(log)
    box.addEventListener('scroll', onScroll)
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [])

  return { list, isAtEnd, seesEnd, toEnd }
}
