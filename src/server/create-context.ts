import type { SecretBox } from './auth'
import type { Bus } from './bus'
import { storeWebhookJobs } from './domain/flows'
import { createAppContext, type AppContext } from './domain/transaction'
import type { Storage } from './storage'

/**
 * Makes the unit of work of a server and hands it the store of webhook deliveries.
 *
 * @param clock Milliseconds since the epoch. @default Date.now
 */
export const createContext = (
  storage: Storage,
  bus: Bus,
  secretBox: SecretBox,
  clock?: () => number
): AppContext => createAppContext({ storage, bus, secretBox, storeWebhookJobs, clock })
