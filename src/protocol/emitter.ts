/** Listeners by event name. A listener that throws is reported and stops nobody. */
export interface Emitter<Events extends Record<string, unknown[]>> {
  on<Name extends keyof Events>(name: Name, listener: (...args: Events[Name]) => void): () => void
  /** Without a listener: all of that name; without a name: all. */
  off<Name extends keyof Events>(name?: Name, listener?: (...args: Events[Name]) => void): void
  emit<Name extends keyof Events>(name: Name, ...args: Events[Name]): void
}

type Listener = (...args: unknown[]) => void

/** Makes an emitter of typed events. */
export const createEmitter = <Events extends Record<string, unknown[]>>(): Emitter<Events> => {
  let entries: [name: keyof Events, listener: Listener][] = []
  const off: Emitter<Events>['off'] = (name, listener) => {
    entries = entries.filter(
      entry => (name && entry[0] !== name) || (listener && entry[1] !== (listener as unknown))
    )
  }
  return {
    off,
    on: (name, listener) => {
      entries = [...entries, [name, listener as unknown as Listener]]
      return () => off(name, listener)
    },
    emit: (name, ...args) => {
      for (const [key, listener] of entries) {
        if (key !== name) continue
        try {
          listener(...args)
        } catch (error) {
          // Reported as the browser reports any uncaught error, outside of our own work.
          setTimeout(() => {
            throw error
          })
        }
      }
    }
  }
}
