import type { FastifyBaseLogger } from 'fastify'
import { endSnoozes } from '../domain/flows'
import type { AppContext } from '../domain/transaction'
import { startRecurringJob } from './recurring-job'

const LOOK_EVERY_MS = 1_000

/**
 * Puts snoozed conversations back into the inbox, within a second of their time.
 *
 * @returns A function that stops the job.
 */
export const startEndingSnoozes = (domain: AppContext, log: FastifyBaseLogger): (() => void) =>
  startRecurringJob(() => endSnoozes(domain), {
    everyMs: LOOK_EVERY_MS,
    log,
    failure: 'snooze.failed'
  })
