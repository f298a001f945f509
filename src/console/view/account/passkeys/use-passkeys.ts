import { useCallback, useEffect, useState } from 'react'
import type { Passkey } from '../../../api'
import { useConsole } from '../../context'

/** Loads the passkeys of the one who is signed in; what is there stays while they are loaded again. */
export const usePasskeys = () => {
  const { api } = useConsole().session
  const [passkeys, setPasskeys] = useState<Passkey[]>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    await api.listPasskeys().then(setPasskeys, () => setFailed(true))
  }, [api])
  useEffect(() => void load(), [load])
  return {
    passkeys,
    hasFailed,
    load,
    /** Takes a removed passkey out of the list. */
    remove: (id: string) => setPasskeys(listed => listed?.filter(each => each.id !== id))
  }
}
