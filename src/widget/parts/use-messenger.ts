import { useEffect, useState } from 'react'
import type { Messenger } from '../../client'
import { useServices } from '../services'

/** Gives a component the client core, once that has come. */
export const useMessenger = (): Messenger | undefined => {
  const { opened } = useServices()
  const [messenger, setMessenger] = useState<Messenger>()
  useEffect(() => void opened.then(setMessenger), [opened])
  return messenger
}
