import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

/** Props that make an element a modal dialog, which the focus does not leave. */
export interface Modal {
  dialog: RefObject<HTMLDialogElement | null>
  onKeyDown(event: KeyboardEvent): void
}

/**
 * Shows a modal dialog; the browser restores the focus afterwards. Its focusable elements are
 * buttons, links and, as the last one, an iframe, whose key events do not reach this document.
 */
export const useModal = (): Modal => {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])

  return {
    dialog,
    // The browser would go on to the page around the messenger.
    onKeyDown: event => {
      if (event.key !== 'Tab') return
      const stops = [...dialog.current!.querySelectorAll<HTMLElement>('button, a, iframe')]
      const [from, to] = event.shiftKey ? [0, -1] : [-1, 0]
      if (event.target !== stops.at(from)) return
      event.preventDefault()
      stops.at(to)?.focus()
    }
  }
}
