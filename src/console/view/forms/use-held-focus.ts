import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus on the screen: where a change takes away the button that has it, the focus goes to an element.
 *
 * @param shown Changes with what is shown.
 * @returns Reference of that element.
 */
export const useHeldFocus = <Target extends HTMLElement>(shown: unknown) => {
  const target = useRef<Target>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [shown])
  return target
}
