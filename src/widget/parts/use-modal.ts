import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

/** What makes an element a dialog that the focus does not leave. */
export interface Modal {
  dialog: RefObject<HTMLDialogElement | null>
  onKeyDown(event: KeyboardEvent): void
}

/**
 * Shows a dialog over all else; the browser gives the focus back afterwards. What stands in it is
 * reached by buttons, links, and at the end a page, which itself lets nobody know of its keys.
 */
export const useModal = (): Modal => {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const { current } = dialog
    current!.showModal()
    return () => current!.close()
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
      stops.at(to)!.focus()
    }
  }
}
