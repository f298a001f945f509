/** Hears what is published under a topic. */
export type BusListener = (payload: unknown) => void

/** Publishes that there are new events. Calls may be lost or repeated: subscribers read the database. */
export interface Bus {
  publish(topic: string, payload: unknown): void
  /** @returns What ends the subscription. */
  subscribe(topic: string, listener: BusListener): () => void
}

/** A bus for one process. Delivers at once, in order. */
export const inProcessBus = (): Bus => {
  const topics = new Map<string, Set<BusListener>>()

  return {
    publish(topic, payload) {
      for (const listener of [...(topics.get(topic) ?? [])]) listener(payload)
    },
    subscribe(topic, listener) {
      const listeners = topics.get(topic) ?? new Set()
      topics.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (!listeners.size && topics.get(topic) === listeners) topics.delete(topic)
      }
    }
  }
}
