import { setMaxListeners } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { listWaitingWebhooks } from '../../domain/records'
import { type AppContext, WEBHOOKS_TOPIC } from '../../domain/transaction'
import type { Outbound } from '../../outbound'
import type { Lead } from '../../storage'
import type { After } from './deliver-job'
import { serveWebhook, type WebhookService } from './serve-webhook'

const TIMEOUT_MS = 20_000
/** Interval that finds jobs whose published event was lost, or that a change of the clock made due. */
const SWEEP_EVERY_MS = 60_000
const GRACE_MS = 3_000

const afterTimeout: After = (ms, callBack) => {
  const timer = setTimeout(callBack, ms)
  return () => clearTimeout(timer)
}

export interface DeliveryOptions {
  domain: AppContext
  outbound: Outbound
  log: FastifyBaseLogger
  /** Timeout of one attempt in milliseconds. @default 20_000 */
  timeoutMs?: number
  /** Milliseconds that running attempts get to finish when the job is stopped. @default 3_000 */
  graceMs?: number
  /** @default setTimeout */
  after?: After
  /** Random number from 0 to 1, for the jitter of retries. @default Math.random */
  random?: () => number
  /** Lead of this process among those that share the database. @default there are no others */
  lead?: Lead | undefined
}

/**
 * Delivers events to webhooks: those in the queue, and new ones as soon as they are committed. An
 * attempt that the end of the process cuts off is repeated by the next process.
 *
 * @returns A function that stops the job, and resolves when no attempt is running.
 */
export const startDelivering = ({
  domain,
  outbound,
  log,
  timeoutMs = TIMEOUT_MS,
  graceMs = GRACE_MS,
  after = afterTimeout,
  random = Math.random,
  lead
}: DeliveryOptions): (() => Promise<void>) => {
  const stopping = new AbortController()
  const { signal } = stopping
  // Every attempt adds a listener, so many are no leak.
  setMaxListeners(0, signal)
  lead?.lost.addEventListener('abort', () => stopping.abort())
  const services = new Map<string, WebhookService>()
  let isStopped = false

  const serve = (webhookId: string): WebhookService => {
    const onIdle = () => void services.delete(webhookId)
    const shared = { domain, outbound, log, timeoutMs, after, random, signal, lead }
    const service = serveWebhook(webhookId, { ...shared, onIdle })
    services.set(webhookId, service)
    return service
  }

  const checkQueue = (webhookId: string) => {
    if (!isStopped) (services.get(webhookId) ?? serve(webhookId)).checkQueue()
  }

  const sweep = () =>
    listWaitingWebhooks(domain.storage.read).then(
      ids => ids.forEach(checkQueue),
      err => log.warn({ event: 'webhooks.notSwept', err }, 'will try again')
    )

  const unsubscribe = domain.bus.subscribe(WEBHOOKS_TOPIC, id => {
    if (typeof id === 'string') checkQueue(id)
    else void sweep()
  })
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
