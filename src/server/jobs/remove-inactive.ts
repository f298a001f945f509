import type { FastifyBaseLogger } from 'fastify'
import { removeInactive } from '../domain/flows'
import type { AppContext } from '../domain/transaction'
import { startRecurringJob } from './recurring-job'

const LOOK_EVERY_MS = 60_000

/**
 * Deletes conversations whose app's retention time is over, now and every minute.
 *
 * @returns A function that stops the job.
 */
export const startRemovingInactive = (domain: AppContext, log: FastifyBaseLogger): (() => void) =>
  startRecurringJob(signal => removeInactive(domain, signal), {
    everyMs: LOOK_EVERY_MS,
    log,
    failure: 'retention.failed'
  })
