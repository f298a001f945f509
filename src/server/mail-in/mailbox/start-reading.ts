import { setTimeout as pause } from 'node:timers/promises'
import type { MailboxSettings } from '../../mail'
import type { Outbound } from '../../outbound'
import type { TakeServices } from '../take-mail'
import { createAccessTokens } from './access-tokens'
import { readUntilLost } from './read-until-lost'

const PAUSE_MIN_MS = 1_000
const PAUSE_MAX_MS = 60_000

/**
 * Fetches answers from a mailbox as they come, and connects again by itself.
 *
 * @returns A function that ends it, and resolves when no mail is under way.
 */
export const startReadingMailbox = (
  mailbox: MailboxSettings,
  services: TakeServices & { outbound: Pick<Outbound, 'request'> }
): (() => Promise<void>) => {
  const { log, outbound, domain } = services
  const { oauth } = mailbox
  const tokens = oauth && createAccessTokens(oauth, outbound, domain.clock)
  const stopped = new AbortController()
  const { signal } = stopped

  const keepReading = async () => {
    let pauseMs = PAUSE_MIN_MS
    const onReady = () => {
      pauseMs = PAUSE_MIN_MS
      log.info({ event: 'mailbox.ready', host: mailbox.host }, 'reads the mailbox')
    }
    while (!signal.aborted) {
      try {
        await readUntilLost(mailbox, services, { tokens, onReady, signal })
      } catch (err) {
        if (!signal.aborted) log.warn({ event: 'mailbox.lost', err }, 'will connect again')
      }
      await pause(pauseMs, undefined, { signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, PAUSE_MAX_MS)
    }
  }

  const ended = keepReading()
  return async () => {
    stopped.abort()
    await ended
  }
}
