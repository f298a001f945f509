import { setMaxListeners } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { type Domain, WEBHOOKS_TOPIC } from '../../domain/domain'
import { listWaitingWebhooks } from '../../domain/webhooks/webhook-queue'
import type { Outbound } from '../../outbound'
import { type After, serveWebhook, type WebhookService } from './serve-webhook'

const TIMEOUT_MS = 20_000
/** Finds what nobody rang for, and what is due sooner than it seemed, when the clock was set. */
const SWEEP_EVERY_MS = 60_000
const GRACE_MS = 3_000

const afterTimeout: After = (ms, callBack) => {
  const timer = setTimeout(callBack, ms)
  return () => clearTimeout(timer)
}

export interface DeliveryOptions {
  domain: Domain
  outbound: Outbound
  log: FastifyBaseLogger
  /** Milliseconds that a receiver may take. @default 20_000 */
  timeoutMs?: number
  /** Milliseconds in which what is under way may end by itself when it is stopped. @default 3_000 */
  graceMs?: number
  /** @default setTimeout */
  after?: After
  /** Spreads attempts: from 0 to 1. @default Math.random */
  random?: () => number
}

/**
 * Delivers events to webhooks: those that wait already, and those that come, as soon as they are
 * committed. What is under way when the process dies is delivered again by the next one.
 *
 * @returns Ends it, and resolves when nothing is under way.
 */
export const startDelivering = ({
  domain,
  outbound,
  log,
  timeoutMs = TIMEOUT_MS,
  graceMs = GRACE_MS,
  after = afterTimeout,
  random = Math.random
}: DeliveryOptions): (() => Promise<void>) => {
  const stopping = new AbortController()
  const { signal } = stopping
  // Every delivery listens: that many are no leak.
  setMaxListeners(0, signal)
  const services = new Map<string, WebhookService>()
  let isStopped = false

  const serve = (webhookId: string): WebhookService => {
    const onIdle = () => void services.delete(webhookId)
    const shared = { domain, outbound, log, timeoutMs, after, random, signal }
    const service = serveWebhook(webhookId, { ...shared, onIdle })
    services.set(webhookId, service)
    return service
  }

  const look = (webhookId: string) => {
    if (!isStopped) (services.get(webhookId) ?? serve(webhookId)).look()
  }

  const sweep = () =>
    listWaitingWebhooks(domain.storage.read).then(
      ids => ids.forEach(look),
      err => log.warn({ event: 'webhooks.notSwept', err }, 'will try again')
    )

  const unsubscribe = domain.bus.subscribe(WEBHOOKS_TOPIC, id => look(id as string))
  void sweep()
  const timer = setInterval(sweep, SWEEP_EVERY_MS)

  return async () => {
    isStopped = true
    unsubscribe()
    clearInterval(timer)
    const cut = setTimeout(() => stopping.abort(), graceMs)
    await Promise.all([...services.values()].map(service => service.stop()))
    clearTimeout(cut)
  }
}
