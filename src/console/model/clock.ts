import { atom, onMount, type ReadableAtom } from 'nanostores'

const TICK_MS = 30_000

/** Time in ms, precise enough for "3 minutes ago". It stops while the page is hidden. */
export const createClock = (): ReadableAtom<number> => {
  const $now = atom(Date.now())
  onMount($now, () => {
    $now.set(Date.now())
    const ticking = setInterval(() => $now.set(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  })
  return $now
}
