import { readHeads, type WebhookJob } from '../../domain/records'
import type { Lead } from '../../storage'
import { deliverJob, type DeliverOptions, RECOVER_MS } from './deliver-job'

/** Deliveries of one webhook that may run at a time, each with another ordering key. */
const RUNNING_MAX = 16

export interface ServeOptions extends DeliverOptions {
  /** Lead of this process; undefined: there are no others. */
  lead: Lead | undefined
  /** Called when the queue is empty and no delivery is running. */
  onIdle(): void
}

/** Delivers the queued events of one webhook. */
export interface WebhookService {
  /** Reads the queue, which may hold new events. */
  checkQueue(): void
  /** Starts no more deliveries; resolves when none is running. */
  stop(): Promise<void>
}

/** Delivers the events of one webhook: those of an ordering key in order, others in parallel. */
export const serveWebhook = (webhookId: string, options: ServeOptions): WebhookService => {
  const { domain, log, after, signal, onIdle, lead } = options
  const { storage, secretBox, clock } = domain
  const running = new Map<number, Promise<void>>()
  let checking: Promise<void> | undefined
  let isCheckWanted = false
  let isStopped = false
  let cancelCheck = () => {}

  const checkAfter = (ms: number) => {
    cancelCheck()
    if (!isStopped) cancelCheck = after(ms, checkQueue)
  }

  const start = (job: WebhookJob) => {
    const done = deliverJob(job, options).finally(() => {
      running.delete(job.position)
      checkQueue()
    })
    running.set(job.position, done)
  }

  const startDue = async () => {
    // What ends while the queue is read may stand in it still.
    const underWay = new Set(running.keys())
    // Includes the running ones, and the next one that is not due yet.
    const heads = await readHeads(storage.read, secretBox, { webhookId, limit: RUNNING_MAX + 1 })
    if (isStopped || signal.aborted) return
    if (lead && !lead.isSure()) return checkAfter(RECOVER_MS)
    const waiting = heads.filter(({ position }) => !underWay.has(position))
    const due = waiting.filter(({ dueAt }) => dueAt <= clock())
    for (const job of due.slice(0, RUNNING_MAX - running.size)) start(job)
    const next = waiting.find(({ dueAt }) => dueAt > clock())
    if (next) checkAfter(next.dueAt - clock())
    else if (!heads.length && !running.size && !isCheckWanted) onIdle()
  }

  const startWhileWanted = async () => {
    while (isCheckWanted && !isStopped) {
      isCheckWanted = false
      await startDue()
    }
  }

  function checkQueue() {
    isCheckWanted = true
    checking ??= startWhileWanted()
      .catch(err => {
        log.error({ event: 'webhook.notRead', webhookId, err }, 'will try again')
        checkAfter(RECOVER_MS)
      })
      .finally(() => {
        checking = undefined
        // A check that was wanted after the last turn of the loop.
        if (isCheckWanted && !isStopped) checkQueue()
      })
  }

  return {
    checkQueue,
    async stop() {
      isStopped = true
      cancelCheck()
      await checking
      await Promise.all(running.values())
    }
  }
}
