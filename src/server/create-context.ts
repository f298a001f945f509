import type { SecretBox } from './auth'
import type { Bus } from './bus'
import { storeDeliveries, storeMails, storeWebhookJobs } from './domain/flows'
import { createAppContext, type AppContext, type MailPlan } from './domain/transaction'
import type { Storage } from './storage'

/**
 * Makes the unit of work of a server and hands it the stores of webhook deliveries, mails and messages to channels.
 *
 * @param clock Milliseconds since the epoch. @default the clock of the storage
 * @param mail How mails go out. @default none do
 */
export const createContext = (
  storage: Storage,
  bus: Bus,
  secretBox: SecretBox,
  clock?: () => number,
  mail?: MailPlan
): AppContext =>
  createAppContext({
    storage,
    bus,
    secretBox,
    storeWebhookJobs,
    storeMails,
    storeDeliveries,
    clock,
    mail
  })
