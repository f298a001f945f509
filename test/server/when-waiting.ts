import { userTopic } from '../../src/server/domain/domain'
import type { SdkWorld, Visitor } from './sdk-world'

/** Resolves when somebody waits for what happens to this visitor. */
export const whenWaiting = (world: SdkWorld, { userId }: Pick<Visitor, 'userId'>) =>
  new Promise<void>(resolve => {
    const { bus } = world.server.domain
    const { subscribe } = bus
    bus.subscribe = (topic, listener) => {
      const unsubscribe = subscribe(topic, listener)
      if (topic === userTopic(userId)) {
        bus.subscribe = subscribe
        // The poll reads once more before it waits, in promises that settle before this.
        setImmediate(resolve)
      }
      return unsubscribe
    }
  })
