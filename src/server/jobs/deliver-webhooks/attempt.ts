import type { Attempt, WebhookJob } from '../../domain/webhooks/webhook-queue'
import { type Outbound, OutboundError } from '../../outbound'
import { envelopeOf, type EventName } from './envelope'
import { pauseAfter } from './retry'

export interface AttemptOptions {
  outbound: Outbound
  /** Milliseconds since the epoch. */
  clock: () => number
  /** From 0 to 1. */
  random: () => number
  timeoutMs: number
  /** Ends it with nothing known of it. */
  signal: AbortSignal
}

/**
 * Makes one attempt to deliver an event.
 *
 * @returns Undefined when the signal ended it.
 */
export const attemptDelivery = async (
  job: WebhookJob,
  { outbound, clock, random, timeoutMs, signal }: AttemptOptions
): Promise<Attempt | undefined> => {
  const { id, type } = JSON.parse(job.eventJson) as EventName
  const begun = clock()
  const envelope = envelopeOf(job, { id, type }, begun)

  const ask = async (): Promise<Pick<Attempt, 'status' | 'error'>> => {
    try {
      const request = { ...envelope, timeoutMs, signal, overflow: 'cut' } as const
      const { status } = await outbound.request(job.target, request)
      return { status, error: null }
    } catch (error) {
      if (error instanceof OutboundError) return { status: null, error: error.code }
      throw error
    }
  }

  try {
    const { status, error } = await ask()
    const now = clock()
    const pause = pauseAfter({ attempt: job.attempts + 1, status }, random())
    const nextAttemptAt = pause === null ? null : now + pause
    return { eventId: id, type, status, error, ms: now - begun, nextAttemptAt }
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}
