const CHECK_EVERY_MS = 500

interface Running {
  endsAt: number
  expire(): void
}

/** Watches statements that may not take for ever. */
export interface Deadlines {
  /**
   * Waits for a statement.
   *
   * @param expire Called when it takes longer than `maxMs`; returns the error to throw.
   */
  keep<Result>(answer: Promise<Result>, maxMs: number, expire: () => Error): Promise<Result>
  stop(): void
}

/** Watches all statements of a pool by one timer: one for each would cost more than the statement. */
export const createDeadlines = (): Deadlines => {
  const running = new Set<Running>()
  const timer = setInterval(() => {
    const now = performance.now()
    for (const each of running) if (now > each.endsAt) each.expire()
  }, CHECK_EVERY_MS)
  timer.unref()

  return {
    keep(answer, maxMs, expire) {
      return new Promise((resolve, reject) => {
        const each: Running = {
          endsAt: performance.now() + maxMs,
          expire() {
            running.delete(each)
            reject(expire())
          }
        }
        running.add(each)
        void answer.then(resolve, reject).finally(() => running.delete(each))
      })
    },
    stop: () => clearInterval(timer)
  }
}
