import { useCallback } from 'react'
import { useConsole } from '../context'
import { useLoaded } from '../use-loaded'
import type { Part } from './create-part'

/** State of a part that is needed and not there. */
interface PartLoad {
  /**
   * `refused`: the server answers and yet the part cannot be loaded, because it has other files now, or the
   * browser keeps the failure of a file that several parts share for the life of the page.
   */
  state: 'loading' | 'unreachable' | 'refused'
  retry(): void
}

/** Loads a part. */
export const usePart = (part: Part<unknown>): PartLoad => {
  const { isReachable } = useConsole()
  const load = useCallback(async () => {
    try {
      await part.load()
      return 'loading' as const
    } catch (error) {
      if (await isReachable()) return 'refused' as const
      throw error
    }
  }, [part, isReachable])
  const { value = 'loading', hasFailed, retry } = useLoaded(load)
  return { state: hasFailed ? 'unreachable' : value, retry }
}
