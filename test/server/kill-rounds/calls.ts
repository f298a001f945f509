import { randomInt } from 'node:crypto'
import type { Processes } from '../processes-world'

/** A message that a process has acknowledged; times in ms of `performance.now`. */
interface Acknowledgement {
  index: number
  sentAt: number
  at: number
}

/** Errors of `fetch` when the other end is gone. */
const LOST = ['fetch failed', 'terminated']

/** Whether a call failed as calls may while processes are killed. Another status is a fault of the server. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Error && (LOST.includes(error.message) || /\b503 /.test(error.message))

/**
 * Makes calls to any process, repeated until one answers.
 *
 * @param stopped Ends the repetition.
 */
export const createCalls = (world: Processes, stopped: AbortSignal) => {
  const acknowledged: Acknowledgement[] = []

  const toAny = async <Answer>(call: (index: number) => Promise<Answer>) => {
    for (;;) {
      stopped.throwIfAborted()
      await world.whenDatabaseIsUp()
      const index = randomInt(world.servers.length)
      const sentAt = performance.now()
      try {
        return { index, sentAt, answer: await call(index) }
      } catch (error) {
        if (!isOutage(error)) throw error
      }
    }
  }

  return {
    world,
    stopped,
    acknowledged,
    /** Reads from any process. */
    read: async <Answer>(call: (index: number) => Promise<Answer>) => (await toAny(call)).answer,
    /** Sends a message to any process, until it is acknowledged. */
    async send(call: (index: number) => Promise<unknown>) {
      const { index, sentAt } = await toAny(call)
      acknowledged.push({ index, sentAt, at: performance.now() })
    },
    /** Finds when a process first acknowledged a message that was sent to it after a time. */
    backAt: (index: number, after: number): number | undefined =>
      acknowledged.find(each => each.index === index && each.sentAt > after)?.at
  }
}

export type Calls = ReturnType<typeof createCalls>
