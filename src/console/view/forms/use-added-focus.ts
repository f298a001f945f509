import { useEffect, useRef } from 'react'

/** Moves the focus to the entry that was added to a list, and to the button that adds where one is removed. */
export const useAddedFocus = (count: number) => {
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const wasAdded = useRef(false)
  useEffect(() => {
    if (wasAdded.current) {
      list.current?.lastElementChild?.querySelector('input')?.focus()
    }
    wasAdded.current = false
  }, [count])

  return {
    list,
    addButton,
    focusAdded: () => {
      wasAdded.current = true
    },
    focusAddButton: () => addButton.current?.focus()
  }
}
