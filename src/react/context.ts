import { createContext, useContext } from 'react'
import type { Hub } from './hub'

/** The messenger of the nearest `<MessengerProvider>`, or of the `<Messenger>` around. */
export const HubContext = createContext<Hub | undefined>(undefined)

/** @throws {Error} Outside of both. */
export const useHub = (): Hub => {
  const hub = useContext(HubContext)
  if (hub) return hub
  throw new Error('Expected a <MessengerProvider> or <Messenger> around this component, got none.')
}
