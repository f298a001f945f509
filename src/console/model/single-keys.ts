import { atom, type ReadableAtom } from 'nanostores'

const KEY = 'pipit.console.singleKeys'

/** Whether single letters are shortcuts. Speech input and slips need a way to turn them off. */
export interface SingleKeys {
  $singleKeys: ReadableAtom<boolean>
  setSingleKeys(on: boolean): void
}

/** @see WCAG 2.1.4, Character Key Shortcuts. @param open Returns the storage; may throw. */
export const createSingleKeys = (open: () => Storage): SingleKeys => {
  const read = () => {
    try {
      return open().getItem(KEY) !== 'off'
    } catch {
      return true
    }
  }
  const $singleKeys = atom(read())
  return {
    $singleKeys,
    setSingleKeys(on) {
      $singleKeys.set(on)
      try {
        open().setItem(KEY, on ? 'on' : 'off')
      } catch {
        // The setting lasts until the page is left.
      }
    }
  }
}
