import type { NumberedEvent, ServerFrame } from '../../protocol'
import { type Bus, visitorTopic } from '../bus'
import { findAppOfUser } from '../domain/records'
import { userIdOfTopic } from '../domain/transaction'
import type { Db } from '../storage'

export interface VisitorRingOptions {
  bus: Bus
  read: Db
  /** Publishes to visitors. */
  publish(topic: string, message: string): void
}

const frameOf = ({ seq, event }: NumberedEvent): ServerFrame =>
  seq === undefined ? { type: 'event', event } : { type: 'pong', seq }

/**
 * A bus that publishes to the visitors on the broker too. Of a stored event the broker gets the number
 * only: visitors read it from the server, whose answer depends on their session. Typing is not stored,
 * so it is published whole.
 */
export const ringVisitors = ({ bus, read, publish }: VisitorRingOptions): Bus => {
  const tell = async (userId: string, payload: NumberedEvent) => {
    const appId = await findAppOfUser(read, userId)
    if (appId) publish(visitorTopic(appId, userId), JSON.stringify(frameOf(payload)))
  }

  return {
    subscribe: bus.subscribe,
    publish(topic, payload, isStored) {
      bus.publish(topic, payload, isStored)
      const userId = userIdOfTopic(topic)
      // A ring that is lost costs a delay: visitors ask for the newest number.
      if (userId) void tell(userId, payload as NumberedEvent).catch(() => undefined)
    }
  }
}
