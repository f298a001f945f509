import { useSyncExternalStore } from 'react'

/** Window that has room for a form and the preview beside it. */
const WIDE = '(width >= 64rem)'

const follow = (onChange: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Tells whether the preview has room beside the form. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => matchMedia(WIDE).matches)
