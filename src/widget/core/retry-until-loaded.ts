import { retryDelay } from '../../protocol'

/** Repeats a load until it succeeds; never settles after the messenger was destroyed. */
export type RetryUntilLoaded = <Loaded>(load: () => Promise<Loaded>) => Promise<Loaded>

/** @param onState Called at each failure, and at the success that follows failures. */
export const createRetryUntilLoaded =
  (isDestroyed: () => boolean, onState: (isFailing: boolean) => void): RetryUntilLoaded =>
  async load => {
    let failures = 0
    for (;;) {
      try {
        const loaded = await load()
        if (!isDestroyed()) {
          if (failures) onState(false)
          return loaded
        }
      } catch {
        onState(true)
        await new Promise(resolve => setTimeout(resolve, retryDelay(failures++)))
      }
      if (isDestroyed()) await new Promise(() => {})
    }
  }
