import { useRef } from 'react'
import { ApiError } from '../../api'

interface Making<Made> {
  /** Those that are known before it is made. */
  known: readonly { id: string }[]
  /** Loads all that there are, and shows them. */
  list: () => Promise<readonly Made[]>
  /** Tells whether one is as it is to be. */
  isSame: (made: Made) => boolean
  make: () => Promise<Made>
}

/** Makes a thing once: where the answer to a try was lost, the next one looks first whether the thing is there. */
export const useOnce = () => {
  /** Those that were known before such a try; undefined: there was none. */
  const before = useRef<Making<unknown>['known']>(undefined)

  return async function once<Made extends { id: string }>(making: Making<Made>): Promise<Made> {
    const { known, list, isSame, make } = making
    const lost = before.current
    if (lost) {
      const isNew = ({ id }: Made) => !lost.some(each => each.id === id)
      const made = (await list()).find(each => isNew(each) && isSame(each))
      before.current = undefined
      if (made) return made
    }
    return make().catch(error => {
      if (error instanceof ApiError && error.isUnsure) {
        before.current = lost ?? known
        void list().catch(() => {})
      }
      throw error
    })
  }
}
