import { retryDelay, type RetryDelays } from './retry-delay'

/** Limits of the delays, and the page whose network is watched. */
export interface RetryOptions extends RetryDelays {
  /** Window whose `online` event ends a delay at once; none outside a page. */
  page?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined
}

/** Timer that repeats an action after failures. */
export interface Retry {
  /** Repeats the action after a delay that grows with each failure, up to 30 s, with full jitter. */
  schedule(): void
  /** Cancels the repeat that is due. */
  cancel(): void
  /** Makes the next delay the shortest again, after a success. */
  reset(): void
  /** Cancels the repeat that is due, and refuses further ones. */
  stop(): void
}

/** Makes the back-off of one action. */
export const createRetry = (
  action: () => unknown,
  { page, ...delays }: RetryOptions = {}
): Retry => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isStopped = false

  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const runNow = () => {
    if (!timer) return
    cancel()
    action()
  }
  page?.addEventListener('online', runNow)

  return {
    cancel,
    schedule: () => {
      if (isStopped) return
      clearTimeout(timer)
      timer = setTimeout(runNow, retryDelay(failures++, delays))
    },
    reset: () => {
      failures = 0
    },
    stop: () => {
      isStopped = true
      cancel()
      page?.removeEventListener('online', runNow)
    }
  }
}
