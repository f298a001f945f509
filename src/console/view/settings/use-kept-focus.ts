import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus on a control while the entry of a list that it is in moves: a browser takes the focus
 * from an element that changes its place.
 *
 * @returns A function to call before the move.
 */
export const useKeptFocus = (): (() => void) => {
  const kept = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (kept.current instanceof HTMLElement) kept.current.focus()
    kept.current = null
  })
  return () => {
    kept.current = document.activeElement
  }
}
