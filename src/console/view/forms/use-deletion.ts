import { useRef, useState } from 'react'
import { useFocusAfterWindow } from './use-focus-after-window'

/**
 * Holds which entry of a list is asked about before it is deleted. Its button goes with it, so that the focus goes to
 * the one that makes a new entry.
 *
 * @returns `focusAfterWindow` is to be called once it is deleted.
 */
export const useDeletion = <Entry>() => {
  const [deleted, setDeleted] = useState<Entry>()
  const newButton = useRef<HTMLButtonElement>(null)
  const focusAfterWindow = useFocusAfterWindow(deleted !== undefined, () =>
    newButton.current?.focus()
  )
  return { deleted, setDeleted, newButton, focusAfterWindow }
}
