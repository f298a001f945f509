import type { FastifyBaseLogger } from 'fastify'
import { expireLinks } from '../domain/flows'
import type { AppContext } from '../domain/transaction'
import { startRecurringJob } from './recurring-job'

const EXPIRE_EVERY_MS = 60_000

/**
 * Expires pending links of channels that were not completed in time, now and every minute.
 *
 * @returns A function that stops the job.
 */
export const startExpiringLinks = (domain: AppContext, log: FastifyBaseLogger): (() => void) =>
  startRecurringJob(() => expireLinks(domain), {
    everyMs: EXPIRE_EVERY_MS,
    log,
    failure: 'expire.failed'
  })
