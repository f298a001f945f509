import type { FastifyBaseLogger } from 'fastify'

/** Schedule of a recurring job. */
export interface RepeatOptions {
  /** Milliseconds from one start to the next; skipped while the last run is not done. */
  everyMs: number
  log: FastifyBaseLogger
  /** Name of the log event for a failed run. */
  failure: string
}

/**
 * Runs a job now and at an interval; a failed run is logged, and the next one tries again.
 *
 * @param work The job. Its signal aborts when the schedule is stopped.
 * @returns A function that stops the schedule.
 */
export const startRecurringJob = (
  work: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, log, failure }: RepeatOptions
): (() => void) => {
  const stopped = new AbortController()
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    await work(stopped.signal).catch(err => log.warn({ event: failure, err }, 'will try again'))
    isRunning = false
  }
  void run()
  const timer = setInterval(run, everyMs)
  return () => {
    clearInterval(timer)
    stopped.abort()
  }
}
