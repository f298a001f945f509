import { useRef } from 'react'
import { useNextFocus } from './use-next-focus'

/** Moves the focus to the entry that is added to a list, and to the button that adds where one is removed. */
export const useAddedFocus = () => {
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusNext = useNextFocus()

  return {
    list,
    addButton,
    /** Call it before the entry is added. */
    focusAdded: () => focusNext(() => list.current?.lastElementChild?.querySelector('input')),
    focusAddButton: () => addButton.current?.focus()
  }
}
