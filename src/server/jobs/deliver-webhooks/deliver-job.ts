import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '../../domain/transaction'
import { type Attempt, recordAttempt, type WebhookJob } from '../../domain/records'
import { attemptDelivery, type AttemptOptions } from './attempt'

/** Pause before the database is asked again after a failure. */
export const RECOVER_MS = 2_000

/** Calls back after some milliseconds. Returns a function that cancels it. */
export type After = (ms: number, callBack: () => void) => () => void

export interface DeliverOptions extends Omit<AttemptOptions, 'clock'> {
  domain: AppContext
  log: FastifyBaseLogger
  after: After
}

const logFailure = (
  log: FastifyBaseLogger,
  { webhookId, attempts }: WebhookJob,
  { eventId, type, status, error, nextAttemptAt }: Attempt
) => {
  const isDelivered = status !== null && status < 300
  if (isDelivered && !error && nextAttemptAt === null) return
  const facts = { webhookId, eventId, type, status, error, attempt: attempts + 1 }
  if (nextAttemptAt === null) log.warn({ event: 'webhook.gaveUp', ...facts }, 'not delivered')
  else log.info({ event: 'webhook.failed', ...facts }, 'will be tried again')
}

const recover = (after: After) => new Promise<void>(resolve => void after(RECOVER_MS, resolve))

/** Stores an attempt, and tries until the database takes it: else the event would be sent again. */
const settle = async (
  job: WebhookJob,
  attempt: Attempt,
  { domain, log, after, signal }: DeliverOptions
): Promise<void> => {
  for (;;) {
    try {
      return await domain.write(tx => recordAttempt(tx, job, attempt))
    } catch (err) {
      log.error({ event: 'webhook.notSettled', webhookId: job.webhookId, err }, 'will try again')
      if (signal.aborted) return
      await recover(after)
    }
  }
}

/** Makes one attempt to deliver an event, and stores its outcome. Never rejects. */
export const deliverJob = async (job: WebhookJob, options: DeliverOptions): Promise<void> => {
  const { domain, log, after } = options
  try {
    const attempt = await attemptDelivery(job, { ...options, clock: domain.clock })
    if (!attempt) return
    logFailure(log, job, attempt)
    await settle(job, attempt, options)
  } catch (err) {
    const { webhookId } = job
    log.error({ event: 'webhook.broken', webhookId, err }, 'a delivery could not be made')
    await recover(after)
  }
}
