import type { FastifyBaseLogger } from 'fastify'
import type { Domain } from '../../domain/domain'
import {
  type Attempt,
  readHeads,
  settleJob,
  type WebhookJob
} from '../../domain/webhooks/webhook-queue'
import { attemptDelivery, type AttemptOptions } from './attempt'

/** Events of one webhook that are under way at a time, each of another lane. */
const UNDER_WAY_MAX = 16
/** Until the database is asked again when it failed. */
const RECOVER_MS = 2_000

/** Calls back after so many ms, unless what it returns is called before. */
export type After = (ms: number, callBack: () => void) => () => void

export interface ServeOptions extends Omit<AttemptOptions, 'clock'> {
  domain: Domain
  log: FastifyBaseLogger
  after: After
  /** Nothing waits and nothing is under way. */
  onIdle(): void
}

/** Delivers what waits for one webhook. */
export interface WebhookService {
  /** There may be something new. */
  look(): void
  /** Begins nothing more; resolves when nothing is under way. */
  stop(): Promise<void>
}

/** Serves one webhook: its lanes side by side, the events of each lane one after the other. */
export const serveWebhook = (webhookId: string, options: ServeOptions): WebhookService => {
  const { domain, log, after, onIdle, signal } = options
  const { storage, clock } = domain
  const underWay = new Map<number, Promise<void>>()
  let looking: Promise<void> | undefined
  let isRung = false
  let isStopped = false
  let cancelLook = () => {}

  const recover = () => new Promise<void>(resolve => void after(RECOVER_MS, resolve))

  const lookIn = (ms: number) => {
    cancelLook()
    if (!isStopped) cancelLook = after(ms, look)
  }

  const tell = ({ eventId, type, status, error, nextAttemptAt }: Attempt, job: WebhookJob) => {
    if (!error && nextAttemptAt === null && status! < 300) return
    const facts = { webhookId, eventId, type, status, error, attempt: job.attempts + 1 }
    if (nextAttemptAt === null) log.warn({ event: 'webhook.gaveUp', ...facts }, 'not delivered')
    else log.info({ event: 'webhook.failed', ...facts }, 'will be tried again')
  }

  /** What is known of an attempt is kept until the database takes it, so that none is made twice. */
  const settle = async (job: WebhookJob, attempt: Attempt): Promise<void> => {
    for (;;) {
      try {
        return await domain.write(tx => settleJob(tx, job, attempt))
      } catch (err) {
        log.error({ event: 'webhook.notSettled', webhookId, err }, 'will try again')
        if (signal.aborted) return
        await recover()
      }
    }
  }

  const deliver = async (job: WebhookJob): Promise<void> => {
    const attempt = await attemptDelivery(job, { ...options, clock })
    if (!attempt) return
    tell(attempt, job)
    await settle(job, attempt)
  }

  const begin = (job: WebhookJob) => {
    const done = deliver(job)
      .catch(async err => {
        log.error({ event: 'webhook.broken', webhookId, err }, 'a delivery could not be made')
        await recover()
      })
      .finally(() => {
        underWay.delete(job.position)
        look()
      })
    underWay.set(job.position, done)
  }

  const readOnce = async () => {
    // Those under way are among them, and the next one that is not due yet.
    const heads = await readHeads(storage.read, webhookId, UNDER_WAY_MAX + 1)
    if (isStopped) return
    const waiting = heads.filter(({ position }) => !underWay.has(position))
    const due = waiting.filter(({ dueAt }) => dueAt <= clock())
    for (const job of due.slice(0, UNDER_WAY_MAX - underWay.size)) begin(job)
    const next = waiting.find(({ dueAt }) => dueAt > clock())
    if (next) lookIn(next.dueAt - clock())
    else if (!heads.length && !underWay.size && !isRung) onIdle()
  }

  const read = async () => {
    while (isRung && !isStopped) {
      isRung = false
      await readOnce()
    }
  }

  const look = () => {
    isRung = true
    looking ??= read()
      .catch(err => {
        log.error({ event: 'webhook.notRead', webhookId, err }, 'will try again')
        lookIn(RECOVER_MS)
      })
      .finally(() => {
        looking = undefined
        // Rung after the last turn, too late to be noticed by it.
        if (isRung && !isStopped) look()
      })
  }

  return {
    look,
    async stop() {
      isStopped = true
      cancelLook()
      await looking
      await Promise.all(underWay.values())
    }
  }
}
