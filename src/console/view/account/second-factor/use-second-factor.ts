import { useCallback, useEffect, useState } from 'react'
import type { SecondFactor } from '../../../api'
import { useConsole } from '../../context'

/** Loads whether two-step verification is on; what is there stays while it is loaded again. */
export const useSecondFactor = () => {
  const { api } = useConsole().session
  const [factor, setFactor] = useState<SecondFactor>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    await api.getSecondFactor().then(setFactor, () => setFailed(true))
  }, [api])
  useEffect(() => void load(), [load])
  return { factor, hasFailed, load }
}
