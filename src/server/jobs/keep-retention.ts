import type { FastifyBaseLogger } from 'fastify'
import type { Domain } from '../domain/domain'
import { removeInactive } from '../domain/conversations/remove-inactive'
import { repeat } from './repeat'

const LOOK_EVERY_MS = 60_000

/**
 * Removes the conversations that their apps keep no longer, now and every minute.
 *
 * @returns What ends it.
 */
export const startRetention = (domain: Domain, log: FastifyBaseLogger): (() => void) =>
  repeat(signal => removeInactive(domain, signal), {
    everyMs: LOOK_EVERY_MS,
    log,
    failure: 'retention.failed'
  })
