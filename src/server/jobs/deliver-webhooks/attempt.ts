import type { Attempt, WebhookJob } from '../../domain/records'
import { type Outbound, OutboundError } from '../../outbound'
import { envelopeOf, type EventHead } from './envelope'
import { pauseAfter } from './retry'

export interface AttemptOptions {
  outbound: Outbound
  /** Milliseconds since the epoch. */
  clock: () => number
  /** Random number from 0 to 1. */
  random: () => number
  timeoutMs: number
  /** Aborts the attempt, whose outcome is then unknown. */
  signal: AbortSignal
}

/**
 * Makes one attempt to deliver an event.
 *
 * @returns Undefined when the signal aborted it.
 */
export const attemptDelivery = async (
  job: WebhookJob,
  { outbound, clock, random, timeoutMs, signal }: AttemptOptions
): Promise<Attempt | undefined> => {
  const { id, type } = JSON.parse(job.eventJson) as EventHead
  const begun = clock()
  const envelope = envelopeOf(job, { id, type }, begun)

  const send = async (): Promise<Pick<Attempt, 'status' | 'error' | 'answer'>> => {
    try {
      const request = { ...envelope, timeoutMs, signal, overflow: 'cut' } as const
      const { status, body } = await outbound.request(job.target, request)
      return { status, error: null, answer: body.length ? body.toString() : null }
    } catch (error) {
      if (error instanceof OutboundError) return { status: null, error: error.code, answer: null }
      throw error
    }
  }

  try {
    const { status, error, answer } = await send()
    const now = clock()
    const pause = pauseAfter({ attempt: job.attempts + 1, status }, random())
    const nextAttemptAt = pause === null ? null : now + pause
    return { eventId: id, type, status, error, answer, ms: now - begun, nextAttemptAt }
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}
