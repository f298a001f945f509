import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import {
  beginSending,
  type ClaimedMail,
  claimMail,
  type MailOutcome,
  settleMail
} from '../../domain/flows'
import type { AppContext } from '../../domain/transaction'
import { composeMail, type MailSettings, sendRaw, SmtpError } from '../../mail'
import type { Metrics } from '../../metrics'
import { pauseAfterAttempt, TRIED_MAX_MS } from './retry'

/** Pause before the database is asked again after a failure. */
const RECOVER_MS = 2_000

export interface SendServices {
  domain: AppContext
  mail: MailSettings
  /** Public address of the server, to which links of mails lead. */
  publicUrl: string
  log: FastifyBaseLogger
  metrics?: Metrics | undefined
  signal: AbortSignal
}

const outcomeOf = (
  { attempt, firstTriedAt }: ClaimedMail,
  error: unknown,
  now: number
): MailOutcome => {
  const isSmtp = error instanceof SmtpError
  const message = isSmtp ? error.message : 'the mail could not be made'
  if (isSmtp && error.isRefused) return { type: 'failed', error: message, isRefused: true }
  const dueAt = now + pauseAfterAttempt(attempt, Math.random())
  return dueAt < firstTriedAt + TRIED_MAX_MS
    ? { type: 'later', dueAt, error: message }
    : { type: 'failed', error: message, isRefused: false }
}

/**
 * @returns Undefined when the mail was held back, or when this process ends between its last byte and the
 *   answer: the next one takes it up.
 */
const attemptMail = async (
  claimed: ClaimedMail,
  { domain, mail, publicUrl, log, signal }: SendServices
): Promise<MailOutcome | undefined> => {
  let isEnding = false
  const beforeEnd = async () => {
    isEnding = await domain.write(tx => beginSending(tx, claimed))
    return isEnding
  }
  try {
    const raw = await composeMail(claimed, mail, publicUrl)
    const isSent = await sendRaw(
      mail,
      { from: mail.from, to: claimed.to, raw },
      { beforeEnd, signal }
    )
    return isSent ? { type: 'sent' } : undefined
  } catch (error) {
    if (isEnding && signal.aborted) return undefined
    if (!(error instanceof SmtpError)) {
      log.error({ event: 'mail.broken', mail: claimed.id, err: error }, 'a mail could not be made')
    }
    return outcomeOf(claimed, error, domain.clock())
  }
}

const logOutcome = (log: FastifyBaseLogger, { id, attempt }: ClaimedMail, outcome: MailOutcome) => {
  const facts = { mail: id, attempt }
  if (outcome.type === 'sent') return log.debug({ event: 'mail.sent', ...facts }, 'accepted')
  const { error } = outcome
  if (outcome.type === 'later') {
    return log.warn({ event: 'mail.failed', ...facts, error }, 'will be tried again')
  }
  log.warn({ event: 'mail.gaveUp', ...facts, error }, 'not delivered')
}

const recover = (signal: AbortSignal) => pause(RECOVER_MS, undefined, { signal }).catch(() => {})

/** Stores an outcome, and tries until the database takes it. */
const settle = async (
  claimed: ClaimedMail,
  outcome: MailOutcome,
  { domain, log, signal }: SendServices
): Promise<void> => {
  for (;;) {
    try {
      return await domain.write(tx => settleMail(tx, claimed, outcome))
    } catch (err) {
      log.error({ event: 'mail.notSettled', mail: claimed.id, err }, 'will try again')
      if (signal.aborted) return
      await recover(signal)
    }
  }
}

/** Makes one attempt to send a mail that is due, if there is still a reason, and stores its outcome. */
export const sendMail = async (id: string, services: SendServices): Promise<void> => {
  const { domain, log, metrics } = services
  const claimed = await domain.write(tx => claimMail(tx, id))
  if (!claimed) return
  const outcome = await attemptMail(claimed, services)
  if (!outcome) return
  logOutcome(log, claimed, outcome)
  metrics?.countMail(outcome.type)
  await settle(claimed, outcome, services)
}
