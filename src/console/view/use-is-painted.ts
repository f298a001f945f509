import { useDeferredValue } from 'react'

/** Tells whether a component has been painted, after which there is time for what is less urgent. */
export const useIsPainted = (): boolean => useDeferredValue(true, false)
