import type { NumberedEvent, ServerFrame } from '../../protocol'
import { type Domain, userTopic } from '../domain/domain'
import { type LogReader, readSeq, readUserEvents } from '../domain/events/events'

const PAGE_SIZE = 100

/** Where the frames of one connection go. */
export interface FollowOptions {
  reader: LogReader
  /** The newest `seq` that the other end knows; before 0: what it knows is of another log. */
  after: number
  /** May answer when the other end can take more; awaited after each page of missed events. */
  deliver(frame: ServerFrame): void | Promise<void>
  /** Told of each event that is delivered as it happens, not of those that were missed. */
  onLive?: ((event: NumberedEvent['event']) => void) | undefined
  /** The log cannot be read: the other end must come again. Called at most once, and ends it. */
  onFailure(cause: unknown): void
}

/**
 * Delivers what happens to a user: `ready` or `reset`, then what was missed, then what comes, each
 * event once and in order. A ring that is not the next one only says that there is something to read.
 *
 * @returns Ends it.
 */
export const followUser = (
  { storage, bus }: Domain,
  { reader, after, deliver, onLive, onFailure }: FollowOptions
): (() => void) => {
  let last = after
  let newestRung = 0
  let reading = true
  let stopped = false

  const stop = () => {
    if (stopped) return
    stopped = true
    unsubscribe()
  }

  const fail = (cause: unknown) => {
    if (stopped) return
    stop()
    onFailure(cause)
  }

  /** @returns Whether there may be more. */
  const readPage = async (): Promise<boolean> => {
    const answer = await readUserEvents(storage.read, reader, last, PAGE_SIZE)
    if (stopped) return false
    last = answer.seq
    if (answer.reset) {
      await deliver({ type: 'reset', seq: last })
      return false
    }
    const sent = answer.events.map(numbered => deliver({ type: 'event', ...numbered }))
    await sent.at(-1)
    // A bus may ring before this connection of the database sees it: the next ring finds it.
    if (!answer.events.length) newestRung = last
    return answer.events.length > 0 || newestRung > last
  }

  const catchUp = async (): Promise<void> => {
    reading = true
    while (!stopped && (await readPage())) continue
    reading = false
  }

  const begin = async () => {
    const seq = await readSeq(storage.read, reader)
    const { reset } = await readUserEvents(storage.read, reader, last, 1)
    if (stopped) return
    if (reset) last = seq
    await deliver({ type: reset ? 'reset' : 'ready', seq })
    await catchUp()
  }

  const unsubscribe = bus.subscribe(userTopic(reader.userId), payload => {
    const rung = payload as NumberedEvent
    const seq = rung.seq === undefined ? undefined : rung.seq + reader.seqShift
    if (seq !== undefined) newestRung = Math.max(newestRung, seq)
    if (reading || (seq !== undefined && seq <= last)) return
    if (seq !== undefined && seq > last + 1) return void catchUp().catch(fail)
    last = seq ?? last
    void deliver({ type: 'event', ...rung, ...(seq !== undefined && { seq }) })
    onLive?.(rung.event)
  })
  begin().catch(fail)
  return stop
}
