import { useLayoutEffect, useRef } from 'react'

type Find = () => Element | null | undefined

/**
 * Moves the focus with a change that takes away the control that has it, or that adds one.
 *
 * @returns A function to call before the change; `find` finds the element once the change is drawn.
 */
export const useNextFocus = (): ((find: Find) => void) => {
  const next = useRef<Find>(undefined)
  useLayoutEffect(() => {
    const found = next.current?.()
    next.current = undefined
    if (found instanceof HTMLElement) found.focus()
  })
  return find => {
    next.current = find
  }
}
