import type { FastifyBaseLogger } from 'fastify'
import {
  type Ask,
  type ChannelRequest,
  type Part,
  type Verdict,
  withoutSecrets
} from '../../channels'
import {
  type ClaimedDelivery,
  claimDelivery,
  type DeliveryOutcome,
  noteSentPart,
  settleDelivery
} from '../../domain/flows'
import type { Upstreams } from '../../domain/records'
import type { AppContext } from '../../domain/transaction'
import type { Metrics } from '../../metrics'
import { type Outbound, OutboundError } from '../../outbound'
import { type BackOff, pauseAfterAttempt } from '../back-off'
import { readRetryAfter } from '../retry-after'
import { storeOutcome } from '../store-outcome'

const BACK_OFF: BackOff = { firstMs: 2_000, maxMs: 600_000 }
/** Time in which a message is tried. */
const TRIED_MAX_MS = 24 * 3_600_000
const ACCOUNT_WAITS = 'The service makes this account wait, which sends too much.'

export interface ChannelServices {
  domain: AppContext
  /** Sends requests to outside services. */
  services: Outbound
  upstreams: Upstreams
  log: FastifyBaseLogger
  metrics?: Metrics | undefined
  signal: AbortSignal
}

const outcomeOf = (
  { row, account }: ClaimedDelivery,
  verdict: Exclude<Verdict, { type: 'sent' }>,
  now: number
): DeliveryOutcome => {
  const { type } = verdict
  const reason = withoutSecrets(verdict.reason, account)
  if (type === 'refused') return { type: 'failed', code: 'bad_request', reason }
  if (type === 'stopped') return { type, reason }
  const waitMs = type === 'later' ? verdict.waitMs : undefined
  const dueAt = now + (waitMs ?? pauseAfterAttempt(BACK_OFF, row.attempts, Math.random()))
  const isAccount = type === 'later' && verdict.scope === 'account' && waitMs !== undefined
  const accountWaitsUntil = isAccount ? dueAt : undefined
  return dueAt < row.createdAt + TRIED_MAX_MS
    ? { type, dueAt, reason, accountWaitsUntil }
    : { type: 'failed', code: 'service_unavailable', reason, accountWaitsUntil }
}

interface Asking {
  ask: Ask
  clock: () => number
}

/** Sends a request. A wait that the answer names counts for the whole account, unless it is about one person. */
const send = async (
  service: ClaimedDelivery['service'],
  request: ChannelRequest,
  { ask, clock }: Asking
): Promise<Verdict> => {
  const answer = await ask(request)
  const verdict = service.judge(answer)
  const namedMs = readRetryAfter(answer.headers, clock())
  if (verdict.type !== 'later' || namedMs === undefined) return verdict
  return { scope: 'account', ...verdict, waitMs: Math.max(namedMs, verdict.waitMs ?? 0) }
}

/** Sends one part; in the other form where the service refuses the first. */
const sendPart = async (
  { service }: ClaimedDelivery,
  { instead, ...request }: Part,
  asking: Asking
): Promise<Verdict> => {
  const verdict = await send(service, request, asking)
  return verdict.type === 'refused' && instead ? send(service, instead, asking) : verdict
}

/** Holds a message back while the service makes its account wait. */
const holdBack = (claimed: ClaimedDelivery, now: number): DeliveryOutcome | undefined => {
  const waitMs = (claimed.integration.waitsUntil ?? 0) - now
  return waitMs > 0
    ? outcomeOf(claimed, { type: 'later', waitMs, reason: ACCOUNT_WAITS }, now)
    : undefined
}

const attempt = async (
  claimed: ClaimedDelivery,
  { domain, services, signal }: ChannelServices
): Promise<DeliveryOutcome> => {
  const { row, service, account, externalId, content, payload, isLate } = claimed
  const ask: Ask = ({ url, ...request }) => services.request(url, { ...request, signal })
  const parts = service.encode({ id: row.id, externalId, content, payload, isLate }, account)
  try {
    for (const [index, part] of parts.entries()) {
      if (index < row.partsSent) continue
      const verdict = await sendPart(claimed, part, { ask, clock: domain.clock })
      if (verdict.type !== 'sent') return outcomeOf(claimed, verdict, domain.clock())
      await domain.write(tx => noteSentPart(tx, row, index, verdict.id))
    }
    return { type: 'sent' }
  } catch (error) {
    const reason = error instanceof OutboundError ? error.message : 'the attempt was cut off'
    const outcome = outcomeOf(claimed, { type: 'later', reason }, domain.clock())
    return outcome.type === 'later' ? { ...outcome, isUnanswered: true } : outcome
  }
}

const logOutcome = (
  log: FastifyBaseLogger,
  { row: { id, attempts }, integration }: ClaimedDelivery,
  outcome: DeliveryOutcome
) => {
  const facts = { delivery: id, integration: integration.id, attempt: attempts }
  if (outcome.type === 'sent') return log.debug({ event: 'channel.sent', ...facts }, 'accepted')
  const isOver = outcome.type === 'failed' || outcome.type === 'stopped'
  log.warn(
    { event: isOver ? 'channel.gaveUp' : 'channel.failed', ...facts, reason: outcome.reason },
    isOver ? 'not delivered' : 'will be tried again'
  )
}

/**
 * Makes one attempt to send a message to a channel, and stores its outcome. A part whose acceptance could not
 * be noted, since the server ended in that instant, is sent again: twice is better than never. A service that
 * knows the request again delivers it once; of one that names the part in its reports, a report is waited for.
 */
export const deliverToChannel = async (id: string, services: ChannelServices): Promise<void> => {
  const { domain, upstreams, log, metrics, signal } = services
  const claimed = await domain.write(tx => claimDelivery(tx, id, upstreams))
  if (!claimed) return
  const held = holdBack(claimed, domain.clock())
  const outcome = held ?? (await attempt(claimed, services))
  logOutcome(log, claimed, outcome)
  if (held?.type !== 'later') metrics?.countChannelMessage(claimed.integration.type, outcome.type)
  await storeOutcome(tx => settleDelivery(tx, claimed, outcome), {
    domain,
    log,
    signal,
    facts: { event: 'channel.notSettled', delivery: id }
  })
}
