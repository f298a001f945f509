import { useCallback, useRef } from 'react'

/**
 * Calls `onSeen` whenever the element that gets this ref comes into view, or is in view when `content`
 * has changed.
 */
export function useSeen(onSeen: () => void, content: unknown): (element: Element | null) => void {
  const observer = useRef<IntersectionObserver>(undefined)
  return useCallback(
    element => {
      observer.current?.disconnect()
      if (!element) return
      observer.current = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen())
      observer.current.observe(element)
    },
    [onSeen, content]
  )
}
