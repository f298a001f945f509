import type { FastifyBaseLogger } from 'fastify'
import type { Storage } from '../storage'
import { startRecurringJob } from './recurring-job'

const CLEAR_EVERY_MS = 60_000

/**
 * Empties the log of the database every minute: until then it holds what was deleted meanwhile.
 *
 * @returns A function that stops the job.
 */
export const startClearingLog = (storage: Storage, log: FastifyBaseLogger): (() => void) =>
  startRecurringJob(() => storage.clearLog(), {
    everyMs: CLEAR_EVERY_MS,
    log,
    failure: 'storage.logNotCleared'
  })
