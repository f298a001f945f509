import { userTopic } from '../../src/server/domain/transaction'
import type { SdkWorld, Visitor } from './sdk-world'

/** Resolves when a request waits for events of this visitor. */
export const whenPolling = (world: SdkWorld, { userId }: Pick<Visitor, 'userId'>) =>
  new Promise<void>(resolve => {
    const { bus } = world.server.domain
    const { subscribe } = bus
    bus.subscribe = (topic, listener) => {
      const unsubscribe = subscribe(topic, listener)
      if (topic === userTopic(userId)) {
        bus.subscribe = subscribe
        // The poll reads once more before it waits, in promises that settle before this one.
        setImmediate(resolve)
      }
      return unsubscribe
    }
  })
