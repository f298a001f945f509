import type { FastifyBaseLogger } from 'fastify'

/** Work that is done again and again. */
export interface RepeatOptions {
  /** Milliseconds from one beginning to the next; what still goes on then is not begun again. */
  everyMs: number
  log: FastifyBaseLogger
  /** What the log calls a failure. */
  failure: string
}

/**
 * Does work now and every so often; what fails is tried again the next time.
 *
 * @param work Its signal aborts when the repeating ends.
 * @returns What ends it.
 */
export const repeat = (
  work: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, log, failure }: RepeatOptions
): (() => void) => {
  const stopped = new AbortController()
  let isUnderWay = false
  const begin = async () => {
    if (isUnderWay) return
    isUnderWay = true
    await work(stopped.signal).catch(err => log.warn({ event: failure, err }, 'will try again'))
    isUnderWay = false
  }
  void begin()
  const timer = setInterval(begin, everyMs)
  return () => {
    clearInterval(timer)
    stopped.abort()
  }
}
