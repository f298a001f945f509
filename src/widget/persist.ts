/** Between two attempts to load something. */
const RETRY_DELAY_MS = 3000

/** Repeats what loads something until it succeeds; never settles after the messenger was destroyed. */
export type Persist = <Loaded>(load: () => Promise<Loaded>) => Promise<Loaded>

/** @param onFailure Called at each failure. */
export const createPersist =
  (isDestroyed: () => boolean, onFailure: () => void): Persist =>
  async load => {
    for (;;) {
      try {
        const loaded = await load()
        if (!isDestroyed()) return loaded
      } catch {
        onFailure()
        await new Promise(resolve => setTimeout(resolve, RETRY_DELAY_MS))
      }
      if (isDestroyed()) await new Promise(() => {})
    }
  }
