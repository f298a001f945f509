import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Moves the focus when the control that has it is taken away, which would leave it nowhere. The component that draws
 * the control has to use it.
 *
 * @param onLost Called once the control is gone, to focus what is near.
 * @returns Handlers for the control, or for the element around those that may go.
 */
export const useLostFocus = (onLost: () => void) => {
  const isInside = useRef(false)

  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    isInside.current = false
    onLost()
  })

  return {
    onFocus({ currentTarget, target }: FocusEvent) {
      // Windows and menus opened from inside stand elsewhere on the page; React tells of their events here too.
      isInside.current = currentTarget.contains(target)
    },
    onBlur() {
      isInside.current = false
    }
  }
}
