import type { FastifyBaseLogger } from 'fastify'
import { pruneChannelRows } from '../../domain/records'
import { type AppContext, pruneInBatches } from '../../domain/transaction'
import { startRecurringJob } from '../recurring-job'

const PRUNE_EVERY_MS = 3_600_000
/** Services repeat an event for some days. */
const KEPT_MS = 14 * 86_400_000

/**
 * Deletes what is no longer needed of deliveries and events of channels, now and every hour.
 *
 * @returns A function that stops the job.
 */
export const startPruningChannels = (domain: AppContext, log: FastifyBaseLogger): (() => void) =>
  startRecurringJob(() => pruneInBatches(domain, tx => pruneChannelRows(tx, tx.now - KEPT_MS)), {
    everyMs: PRUNE_EVERY_MS,
    log,
    failure: 'channels.notPruned'
  })
