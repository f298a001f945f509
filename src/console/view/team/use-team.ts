import { useCallback, useEffect, useState } from 'react'
import type { TeamList } from '../../api'
import { useConsole } from '../context'

/** Loads the team; what is there stays while it is loaded again, and that it could not be loaded, too. */
export const useTeam = () => {
  const { api } = useConsole().session
  const [team, setTeam] = useState<TeamList>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    try {
      setTeam(await api.getTeam())
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [api])
  useEffect(() => void load(), [load])
  return { team, hasFailed, load }
}
