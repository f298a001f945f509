import { OutboundError } from './outbound-error'

/**
 * Runs `work` with a time limit; stops waiting for it when `outer` aborts.
 *
 * @param ms Time limit in milliseconds.
 * @throws {OutboundError} `timeout`; else the reason of `outer`, or whatever `work` throws.
 */
export const withDeadline = async <T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>
): Promise<T> => {
  const inner = new AbortController()
  const { signal } = inner
  const stop = () => inner.abort(outer?.reason)
  const late = () => inner.abort(new OutboundError('timeout', `No answer within ${ms} ms.`))
  const timer = setTimeout(late, ms)
  outer?.addEventListener('abort', stop)
  if (outer?.aborted) stop()
  try {
    signal.throwIfAborted()
    // A lookup of a name cannot be aborted, so it is raced.
    const cut = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason))
    )
    return await Promise.race([cut, work(signal)])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
}
