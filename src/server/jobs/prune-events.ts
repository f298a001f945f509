import type { FastifyBaseLogger } from 'fastify'
import type { Domain } from '../domain/domain'
import { pruneEvents } from '../domain/events/prune-events'
import { pruneDeliveries } from '../domain/webhooks/webhook-deliveries'
import { repeat } from './repeat'

const PRUNE_EVERY_MS = 3_600_000

/**
 * Drops events, and notes of their delivery, that are too old; now and every hour.
 *
 * @returns What ends it.
 */
export const startPruning = (domain: Domain, log: FastifyBaseLogger): (() => void) =>
  repeat(() => Promise.all([pruneEvents(domain), pruneDeliveries(domain)]), {
    everyMs: PRUNE_EVERY_MS,
    log,
    failure: 'prune.failed'
  })
