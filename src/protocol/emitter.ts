/** Arguments of listeners, by event; for an interface, which has no index signature. */
export type EventArguments<Events> = { [Name in keyof Events]: unknown[] }

/** Listeners by event name. An error of a listener is reported, and the others are still called. */
export interface Emitter<Events extends EventArguments<Events>> {
  /** A listener that was added before is called once, after the others. */
  on<Name extends keyof Events>(name: Name, listener: (...args: Events[Name]) => void): () => void
  /** Without a listener: all of that name; without a name: all. */
  off<Name extends keyof Events>(name?: Name, listener?: (...args: Events[Name]) => void): void
  emit<Name extends keyof Events>(name: Name, ...args: Events[Name]): void
}

// Declared as a method, so that listeners of any event are assignable to it.
type Listener = { listen(...args: unknown[]): void }['listen']

/** Makes an emitter of typed events. */
export const createEmitter = <Events extends EventArguments<Events>>(): Emitter<Events> => {
  let entries: [name: keyof Events, listener: Listener][] = []
  const off: Emitter<Events>['off'] = (name, listener) => {
    entries = entries.filter(
      entry => (name && entry[0] !== name) || (listener && entry[1] !== listener)
    )
  }
  return {
    off,
    on: (name, listener) => {
      off(name, listener)
      entries = [...entries, [name, listener]]
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
