import type { NumberedEvent, ServerFrame } from '../../protocol'
import { type Bus, visitorTopic } from '../bus'
import { findAppOfUser, listUsersWithEvents } from '../domain/records'
import { userIdOfTopic } from '../domain/transaction'
import type { Db } from '../storage'

/** Visitors who are told after a cut; the others ask for the newest number by themselves. */
const TOLD_MAX = 10_000

export interface VisitorBusOptions {
  bus: Bus
  read: Db
  /** Milliseconds since the epoch. */
  clock(): number
  /** Publishes to visitors. */
  publish(topic: string, message: string): void
  /** Calls with the time, in ms until now, in which what was published may be lost. */
  onBack(listener: (lostMs: number) => void): void
}

const frameOf = ({ seq, event }: NumberedEvent): ServerFrame =>
  seq === undefined ? { type: 'event', event } : { type: 'pong', seq }

/**
 * A bus that publishes to the visitors on the broker too. Of a stored event the broker gets the number
 * only: visitors read it from the server, whose answer depends on their session. Typing is not stored,
 * so it is published whole. After a cut it tells the newest numbers to those who have missed one.
 */
export const publishToVisitors = ({
  bus,
  read,
  clock,
  publish,
  onBack
}: VisitorBusOptions): Bus => {
  const send = (appId: string, userId: string, frame: ServerFrame) =>
    publish(visitorTopic(appId, userId), JSON.stringify(frame))

  const tell = async (userId: string, payload: NumberedEvent) => {
    const appId = await findAppOfUser(read, userId)
    if (appId) send(appId, userId, frameOf(payload))
  }

  const tellMissed = async (lostMs: number) => {
    const since = Math.floor(clock() - lostMs)
    for (const { id, appId, seq } of await listUsersWithEvents(read, since, TOLD_MAX)) {
      send(appId, id, { type: 'pong', seq })
    }
  }
  // Visitors ask by themselves where this fails.
  onBack(lostMs => void tellMissed(lostMs).catch(() => undefined))

  return {
    subscribe: bus.subscribe,
    publish(topic, payload, isStored) {
      bus.publish(topic, payload, isStored)
      const userId = userIdOfTopic(topic)
      // A lost number costs a delay: visitors ask for the newest one.
      if (userId) void tell(userId, payload as NumberedEvent).catch(() => undefined)
    }
  }
}
