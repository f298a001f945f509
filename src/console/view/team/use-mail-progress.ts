import { useEffect } from 'react'
import type { Invitation } from '../../api'

const EVERY_MS = 3_000

/** Loads the invitations again while the mail of one is on its way, so that what becomes of it is shown. */
export const useMailProgress = (
  invitations: readonly Invitation[],
  load: () => Promise<void>
): void => {
  const isOnItsWay = invitations.some(
    ({ mail }) => mail?.state === 'waiting' || mail?.state === 'sending'
  )
  useEffect(() => {
    if (!isOnItsWay) return undefined
    const look = () => {
      if (document.visibilityState === 'visible') void load()
    }
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [isOnItsWay, load])
}
