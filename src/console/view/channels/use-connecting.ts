import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { Integration } from '../../api'
import { useWorkspace } from '../context'

const FIRST_PAUSE_MS = 500
/** The server asks the outside service as often. */
const PAUSE_MAX_MS = 30_000

/**
 * Holds an integration, and looks again while its outside service has not answered: soon after a change, and
 * then less and less often.
 */
export const useConnecting = (
  loaded: Integration
): [Integration, Dispatch<SetStateAction<Integration>>] => {
  const { api } = useWorkspace()
  const [integration, setIntegration] = useState(loaded)
  const [changes, setChanges] = useState(0)
  const { id, connection } = integration
  const isPending = connection === 'pending'

  useEffect(() => {
    if (!isPending) return
    let isWanted = true
    let pauseMs = FIRST_PAUSE_MS
    let timer: ReturnType<typeof setTimeout>
    async function look() {
      const found = await api.getIntegration(id).catch(() => undefined)
      if (!isWanted) return
      if (found) setIntegration(found)
      pauseMs = Math.min(2 * pauseMs, PAUSE_MAX_MS)
      timer = setTimeout(look, pauseMs)
    }
    timer = setTimeout(look, pauseMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [api, id, isPending, changes])

  const change: typeof setIntegration = next => {
    setIntegration(next)
    setChanges(count => count + 1)
  }
  return [integration, change]
}
