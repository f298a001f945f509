import type { FastifyBaseLogger } from 'fastify'
import { sendScheduled } from '../domain/flows'
import type { AppContext } from '../domain/transaction'
import { startRecurringJob } from './recurring-job'

const LOOK_EVERY_MS = 1_000

/**
 * Sends messages that were written to be sent later, within a second of their time.
 *
 * @returns A function that stops the job.
 */
export const startSendingScheduled = (domain: AppContext, log: FastifyBaseLogger): (() => void) =>
  startRecurringJob(() => sendScheduled(domain), {
    everyMs: LOOK_EVERY_MS,
    log,
    failure: 'scheduled.failed'
  })
