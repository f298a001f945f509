import { useNextFocus } from '../forms'

/**
 * Keeps the focus on a control while the entry of a list that it is in moves: a browser takes the focus
 * from an element that changes its place.
 *
 * @returns A function to call before the move.
 */
export const useKeptFocus = (): (() => void) => {
  const focusNext = useNextFocus()
  return () => {
    const kept = document.activeElement
    focusNext(() => kept)
  }
}
