import type { FastifyBaseLogger } from 'fastify'
import type { Domain } from '../domain/domain'
import { expireLinks } from '../domain/clients/expire-links'

const EXPIRE_EVERY_MS = 60_000

/**
 * Ends links that nobody finished in time, now and every minute.
 *
 * @returns What ends it.
 */
export const startExpiring = (domain: Domain, log: FastifyBaseLogger): (() => void) => {
  const expire = () =>
    expireLinks(domain).catch(err => log.warn({ event: 'expire.failed', err }, 'will try again'))
  void expire()
  const timer = setInterval(expire, EXPIRE_EVERY_MS)
  return () => clearInterval(timer)
}
