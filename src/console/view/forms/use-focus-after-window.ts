import { useEffect, useRef } from 'react'

/**
 * Moves the focus once a window is closed that has taken away the control that opened it, or disabled it.
 *
 * @param focus Focuses what is near. While the window is open, nothing outside it can be focused.
 * @returns A function to call when the window has done its work, before it is closed.
 */
export const useFocusAfterWindow = (isOpen: boolean, focus: () => void): (() => void) => {
  const isDone = useRef(false)

  useEffect(() => {
    if (isOpen || !isDone.current) return
    isDone.current = false
    focus()
  })

  return () => {
    isDone.current = true
  }
}
