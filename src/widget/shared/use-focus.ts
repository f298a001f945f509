import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to an element when it appears, and when what stands in it becomes another thing. */
export const useFocus = (thing?: unknown): RefObject<HTMLElement | null> => {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [thing])
  return box
}
