import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Nearer to the end than this counts as at the end. */
const END_PX = 40
/** Nearer to the beginning than this asks for what came before. */
const BEGINNING_PX = 200

export interface Scroll {
  list: RefObject<HTMLDivElement | null>
  /** Whether the newest message is on the screen. */
  isAtEnd: boolean
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

  const toEnd = () => {
    list.current!.scrollTop = list.current!.scrollHeight
  }

  useLayoutEffect(() => {
    const box = list.current!
    const view = box.ownerDocument.defaultView as Window & typeof globalThis
    let fromEnd = 0
    let pinned = true
    let isLoading = false

    const onScroll = () => {
      fromEnd = box.scrollHeight - box.scrollTop
      pinned = fromEnd - box.clientHeight < END_PX
      setAtEnd(pinned)
      if (box.scrollTop < BEGINNING_PX && !isLoading) {
        isLoading = true
        const loaded = begin.current() ?? Promise.resolve()
        void loaded
          .catch(() => {})
          .then(() => view.requestAnimationFrame(() => (isLoading = false)))
      }
    }

    // Runs after layout and before paint, so that nobody sees a jump.
    const observer = new view.ResizeObserver(() => {
      if (pinned) box.scrollTop = box.scrollHeight
      else if (isLoading) box.scrollTop = box.scrollHeight - fromEnd
    })
    observer.observe(box)
    observer.observe(box.firstElementChild!)
    box.addEventListener('scroll', onScroll)
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [])

  return { list, isAtEnd, toEnd }
}
