const MIN_DELAY_MS = 1000
const MAX_DELAY_MS = 30_000

/** Something that is repeated until it succeeds. */
export interface Retry {
  /** Repeats after a while that grows with each failure, 1 to 30 s, with full jitter. */
  later(): void
  /** It succeeded: the next failure waits the shortest while again. */
  reset(): void
  /** For good. */
  stop(): void
}

/** Repeats `run` when told to, and at once when the network returns, if a repeat is due. */
export const createRetry = (
  run: () => void,
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'>
): Retry => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isStopped = false

  const runNow = () => {
    if (!timer) return
    clearTimeout(timer)
    timer = undefined
    run()
  }
  page?.addEventListener('online', runNow)

  return {
    later: () => {
      if (isStopped) return
      clearTimeout(timer)
      timer = setTimeout(
        runNow,
        MIN_DELAY_MS / 2 + Math.random() * Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** failures++)
      )
    },
    reset: () => {
      failures = 0
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      page?.removeEventListener('online', runNow)
    }
  }
}
