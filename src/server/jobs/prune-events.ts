import type { FastifyBaseLogger } from 'fastify'
import type { Domain } from '../domain/domain'
import { pruneEvents } from '../domain/prune-events'

const PRUNE_EVERY_MS = 3_600_000

/**
 * Drops events that are too old, now and every hour.
 *
 * @returns What ends it.
 */
export const startPruning = (domain: Domain, log: FastifyBaseLogger): (() => void) => {
  const prune = () =>
    pruneEvents(domain).catch(err => log.warn({ event: 'prune.failed', err }, 'will try again'))
  void prune()
  const timer = setInterval(prune, PRUNE_EVERY_MS)
  return () => clearInterval(timer)
}
