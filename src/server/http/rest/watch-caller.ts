import type { IncomingHttpHeaders } from 'node:http'
import { findApp } from '../../domain/apps/apps'
import { accessTopic, type Domain } from '../../domain/domain'
import { authenticate } from './authenticate'

/** Signing out and the `exp` of a token are noticed so late at most. */
const RECHECK_MS = 15_000

/** What a stream wants to know of who reads it. */
export interface CallerWatch {
  /** Aborted when they may read no longer. */
  signal: AbortSignal
  /** Tells whether they may still read; after a deletion only once that was looked at. */
  isWelcome(): Promise<boolean>
  stop(): void
}

/** Watches whether a caller who was let in may still read an app, from now on. */
export const watchCaller = (
  domain: Domain,
  appId: string,
  headers: IncomingHttpHeaders
): CallerWatch => {
  const ended = new AbortController()
  let checkedAt: number
  let answer: Promise<boolean>

  const mayRead = async (): Promise<boolean> => {
    await authenticate(domain, headers)
    return (await findApp(domain.storage.read, appId)) !== undefined
  }

  const look = () => {
    checkedAt = domain.clock()
    answer = mayRead()
      .catch(() => false)
      .then(isWelcome => {
        if (!isWelcome) ended.abort()
        return isWelcome
      })
  }

  const stop = domain.bus.subscribe(accessTopic(appId), look)
  // Something may have been deleted since they were let in.
  look()
  return {
    signal: ended.signal,
    stop,
    isWelcome() {
      if (domain.clock() - checkedAt >= RECHECK_MS) look()
      return answer
    }
  }
}
