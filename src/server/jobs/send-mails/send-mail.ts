import type { FastifyBaseLogger } from 'fastify'
import type { MailOutcome } from '../../domain/flows'
import type { AppContext } from '../../domain/transaction'
import { type MailSettings, sendRaw, SmtpError } from '../../mail'
import type { Metrics } from '../../metrics'
import { type BackOff, pauseAfterAttempt } from '../back-off'
import { storeOutcome } from '../store-outcome'
import type { Attempt, MailKind } from './mail-kind'

const BACK_OFF: BackOff = { firstMs: 60_000, maxMs: 3_600_000 }
/** Time after the first attempt in which a mail is tried. */
const TRIED_MAX_MS = 24 * 3_600_000

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
  { attempt, firstTriedAt }: Attempt,
  error: unknown,
  now: number
): MailOutcome => {
  const isSmtp = error instanceof SmtpError
  const message = isSmtp ? error.message : 'the mail could not be made'
  if (isSmtp && error.isRefused) return { type: 'failed', error: message, isRefused: true }
  const dueAt = now + pauseAfterAttempt(BACK_OFF, attempt, Math.random())
  return dueAt < firstTriedAt + TRIED_MAX_MS
    ? { type: 'later', dueAt, error: message }
    : { type: 'failed', error: message, isRefused: false }
}

/**
 * @returns Undefined when the mail was held back, or when this process ends between its last byte and the
 *   answer: the next one takes it up.
 */
const attemptMail = async <Claimed extends Attempt>(
  kind: MailKind<Claimed>,
  claimed: Claimed,
  { domain, mail, publicUrl, log, signal }: SendServices
): Promise<MailOutcome | undefined> => {
  let isEnding = false
  const beforeEnd = async () => {
    isEnding = await domain.write(tx => kind.begin(tx, claimed))
    return isEnding
  }
  try {
    const raw = await kind.compose(claimed, mail, publicUrl)
    const isSent = await sendRaw(
      mail,
      { from: kind.returnPath(claimed, mail), to: claimed.to, raw },
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

const logOutcome = (log: FastifyBaseLogger, { id, attempt }: Attempt, outcome: MailOutcome) => {
  const facts = { mail: id, attempt }
  if (outcome.type === 'sent') return log.debug({ event: 'mail.sent', ...facts }, 'accepted')
  const { error } = outcome
  if (outcome.type === 'later') {
    return log.warn({ event: 'mail.failed', ...facts, error }, 'will be tried again')
  }
  log.warn({ event: 'mail.gaveUp', ...facts, error }, 'not delivered')
}

/** Makes one attempt to send a mail that is due, if there is still a reason, and stores its outcome. */
export const sendMail = async <Claimed extends Attempt>(
  kind: MailKind<Claimed>,
  id: string,
  services: SendServices
): Promise<void> => {
  const { domain, log, metrics, signal } = services
  const claimed = await domain.write(tx => kind.claim(tx, id))
  if (!claimed) return
  const outcome = await attemptMail(kind, claimed, services)
  if (!outcome) return
  logOutcome(log, claimed, outcome)
  metrics?.countMail(outcome.type)
  await storeOutcome(tx => kind.settle(tx, claimed, outcome), {
    domain,
    log,
    signal,
    facts: { event: 'mail.notSettled', mail: claimed.id }
  })
}
