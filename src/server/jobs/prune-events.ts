import type { FastifyBaseLogger } from 'fastify'
import {
  pruneAuditLog,
  pruneDeliveries,
  pruneEvents,
  pruneIdempotencyKeys,
  prunePageVisits,
  pruneSettingsChanges,
  pruneThrottles
} from '../domain/flows'
import type { AppContext } from '../domain/transaction'
import { startRecurringJob } from './recurring-job'

const PRUNE_EVERY_MS = 3_600_000

/**
 * Deletes old events, old records of webhook deliveries, of changed settings and of the audit log, old keys
 * of repeated messages, old page visits and counts of attempts that are over, now and every hour.
 *
 * @returns A function that stops the job.
 */
export const startPruningEvents = (domain: AppContext, log: FastifyBaseLogger): (() => void) =>
  startRecurringJob(
    () =>
      Promise.all([
        pruneEvents(domain),
        pruneDeliveries(domain),
        pruneSettingsChanges(domain),
        pruneAuditLog(domain),
        pruneIdempotencyKeys(domain),
        prunePageVisits(domain),
        pruneThrottles(domain)
      ]),
    { everyMs: PRUNE_EVERY_MS, log, failure: 'prune.failed' }
  )
