import type { FastifyBaseLogger } from 'fastify'
import type { Domain } from '../domain/domain'
import { expireLinks } from '../domain/clients/expire-links'
import { repeat } from './repeat'

const EXPIRE_EVERY_MS = 60_000

/**
 * Ends links that nobody finished in time, now and every minute.
 *
 * @returns What ends it.
 */
export const startExpiring = (domain: Domain, log: FastifyBaseLogger): (() => void) =>
  repeat(() => expireLinks(domain), { everyMs: EXPIRE_EVERY_MS, log, failure: 'expire.failed' })
