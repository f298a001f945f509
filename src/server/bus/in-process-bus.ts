import { type Bus, type BusListener, NOTICE } from './bus'

/** A bus whose listeners are all in this process. */
export interface InProcessBus extends Bus {
  /** Publishes a notice under a topic. Returns false if it has no listener. */
  notify(topic: string): boolean
  /** Publishes a notice under each topic that has listeners. */
  notifyAll(): void
}

/** A bus for one process. Delivers at once, in order. */
export const inProcessBus = (): InProcessBus => {
  const topics = new Map<string, Set<BusListener>>()

  const publish = (topic: string, payload: unknown) => {
    for (const listener of [...(topics.get(topic) ?? [])]) listener(payload)
  }

  return {
    publish,
    subscribe(topic, listener) {
      const listeners = topics.get(topic) ?? new Set()
      topics.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (!listeners.size && topics.get(topic) === listeners) topics.delete(topic)
      }
    },
    notify(topic) {
      publish(topic, NOTICE)
      return topics.has(topic)
    },
    notifyAll() {
      for (const topic of [...topics.keys()]) publish(topic, NOTICE)
    }
  }
}
