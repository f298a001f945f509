import type { FastifyBaseLogger } from 'fastify'
import type { Domain } from '../domain/domain'
import { removeInactive } from '../domain/conversations/remove-inactive'

const LOOK_EVERY_MS = 60_000

/**
 * Removes the conversations that their apps keep no longer, now and every minute.
 *
 * @returns What ends it.
 */
export const startRetention = (domain: Domain, log: FastifyBaseLogger): (() => void) => {
  const stopped = new AbortController()
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    await removeInactive(domain, stopped.signal).catch(err =>
      log.warn({ event: 'retention.failed', err }, 'will try again')
    )
    isLooking = false
  }
  void look()
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
    stopped.abort()
  }
}
