import { useCallback, useEffect, useState } from 'react'
import type { AppApi, AppKey, Integration, NewAppKey } from '../../api'
import { useWorkspace } from '../context'

/** A key with the custom integration that it is for; undefined: it is for the whole app. */
export interface ListedKey extends AppKey {
  program?: Integration
}

/** A key that was made, with its secret. */
export interface MadeKey {
  key: NewAppKey
  /** Whether it is for a custom integration. */
  isOfProgram: boolean
}

interface Found {
  keys: ListedKey[]
  /** Custom integrations of the app. */
  programs: Integration[]
}

const keysOf = async (api: AppApi, program: Integration): Promise<ListedKey[]> =>
  (await api.listKeys(program.id)).map(key => ({ ...key, program }))

/** Loads the keys of the app, then those of each of its custom integrations. */
const findAll = async (api: AppApi): Promise<Found> => {
  const [own, programs] = await Promise.all([api.listKeys(), api.listIntegrations('custom')])
  const others = await Promise.all(programs.map(program => keysOf(api, program)))
  return { keys: [...own, ...others.flat()], programs }
}

/**
 * Loads keys; what is there stays while they are loaded again.
 *
 * @param program Custom integration whose keys are loaded. @default those of the app and of all such integrations
 */
export const useKeys = (program?: Integration) => {
  const { api } = useWorkspace()
  const [found, setFound] = useState<Found>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    const loading = program
      ? keysOf(api, program).then(keys => ({ keys, programs: [] }))
      : findAll(api)
    await loading.then(setFound, () => setFailed(true))
  }, [api, program])
  useEffect(() => void load(), [load])
  return {
    keys: found?.keys,
    /** Custom integrations for which keys can be made. */
    programs: found?.programs ?? [],
    hasFailed,
    load,
    /** Takes a deleted key out of the list. */
    remove: (id: string) =>
      setFound(known => known && { ...known, keys: known.keys.filter(key => key.id !== id) })
  }
}
