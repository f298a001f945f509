import { createRetry, isRetryable, notInitialized } from '../../protocol'

/** Repeats requests through lost connections. */
export interface Repeater {
  /** Repeats a request until it succeeds, or fails for another reason than the network. */
  repeat<Result>(attempt: () => Promise<Result>): Promise<Result>
  /** Rejects all that waits for the network. */
  stop(): void
}

/** @param page Window whose `online` event ends a wait; none outside a page. */
export const createRepeater = (
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'>
): Repeater => {
  const stops = new Set<() => void>()

  return {
    repeat: attempt =>
      new Promise((resolve, reject) => {
        const retry = createRetry(run, { page })
        function run() {
          attempt().then(
            result => {
              end()
              resolve(result)
            },
            (error: unknown) => {
              if (isRetryable(error)) return retry.schedule()
              end()
              reject(error)
            }
          )
        }
        const stop = () => {
          end()
          reject(notInitialized('login'))
        }
        function end() {
          stops.delete(stop)
          retry.stop()
        }
        stops.add(stop)
        run()
      }),
    stop: () => stops.forEach(stop => stop())
  }
}
