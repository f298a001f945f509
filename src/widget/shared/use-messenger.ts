import { useEffect, useState } from 'react'
import type { Messenger } from '../../client'
import { useMessengerContext } from '../core'

/** Gives a component the client core, once that has come. */
export const useMessenger = (): Messenger | undefined => {
  const { clientReady } = useMessengerContext()
  const [messenger, setMessenger] = useState<Messenger>()
  useEffect(() => void clientReady.then(setMessenger), [clientReady])
  return messenger
}
