import { useEffect, useState } from 'react'
import { useValue } from '../../../ui'
import { useConsole, useWorkspace } from '../context'

/**
 * Asks whether a messenger of a person is connected, again from time to time and when `sign` changes.
 *
 * @param isAsked Whether it is of interest.
 * @returns Undefined: not known.
 */
export const useConnected = (
  userId: string,
  isAsked: boolean,
  sign: unknown
): boolean | undefined => {
  const { api } = useWorkspace()
  const now = useValue(useConsole().$now)
  const [isConnected, setConnected] = useState<boolean>()

  useEffect(() => {
    if (!isAsked) return
    let isOld = false
    const set = (is: boolean | undefined) => {
      if (!isOld) setConnected(is)
    }
    api.isConnected(userId).then(set, () => set(undefined))
    return () => {
      isOld = true
    }
  }, [api, userId, isAsked, now, sign])

  return isConnected
}
