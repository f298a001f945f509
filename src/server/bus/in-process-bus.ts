import { type Bus, type BusListener, RING } from './bus'

/** A bus whose listeners are all in this process. */
export interface InProcessBus extends Bus {
  /** Rings a topic. Returns false if it has no listener. */
  ring(topic: string): boolean
  /** Rings all topics that have listeners. */
  ringAll(): void
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
    ring(topic) {
      publish(topic, RING)
      return topics.has(topic)
    },
    ringAll() {
      for (const topic of [...topics.keys()]) publish(topic, RING)
    }
  }
}
