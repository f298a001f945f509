import { useCallback, useEffect, useState } from 'react'
import type { AppKey } from '../../api'
import { useWorkspace } from '../context'

/** Loads the keys of the app; what is there stays while they are loaded again. */
export const useKeys = () => {
  const { api } = useWorkspace()
  const [keys, setKeys] = useState<AppKey[]>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    await api.listKeys().then(setKeys, () => setFailed(true))
  }, [api])
  useEffect(() => void load(), [load])
  return {
    keys,
    hasFailed,
    load,
    /** Takes a deleted key out of the list. */
    remove: (id: string) => setKeys(listed => listed?.filter(key => key.id !== id))
  }
}
