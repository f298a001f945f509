import { atom, onMount, type ReadableAtom } from 'nanostores'

const TICK_MS = 30_000

/** The time in ms, near enough to say how long ago something was. Stands still while nobody looks. */
export const createClock = (): ReadableAtom<number> => {
  const $now = atom(Date.now())
  onMount($now, () => {
    $now.set(Date.now())
    const ticking = setInterval(() => $now.set(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  })
  return $now
}
