import { useCallback, useEffect, useState } from 'react'
import type { BrowserSession } from '../../api'
import { useConsole } from '../context'

/** Loads where the one who is signed in is so; what is there stays while it is loaded again. */
export const useSessions = () => {
  const { api } = useConsole().session
  const [sessions, setSessions] = useState<BrowserSession[]>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    await api.listSessions().then(setSessions, () => setFailed(true))
  }, [api])
  useEffect(() => void load(), [load])
  return { sessions, hasFailed, load }
}
