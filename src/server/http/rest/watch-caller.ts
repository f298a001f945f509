import type { FastifyRequest } from 'fastify'
import { reachesApp } from '../../auth'
import { findApp } from '../../domain/records'
import { accessTopic, memberTopic } from '../../domain/transaction'
import type { Services } from '../shared'
import { authenticate } from './authenticate'

/** Interval of the check for the end of a token or session, and for removals by a program without this bus. */
const RECHECK_MS = 1000

/** Authorization of the reader of a stream. */
export interface CallerWatch {
  /** Aborts when the caller may read no longer. */
  signal: AbortSignal
  /** Tells whether the caller may still read; after a deletion it resolves when that was checked. */
  isWelcome(): Promise<boolean>
  stop(): void
}

/** Watches the authorization of a caller to read an app, from now on. */
export const watchCaller = (
  services: Pick<Services, 'domain' | 'settings'>,
  appId: string,
  { headers, principal }: Pick<FastifyRequest, 'headers' | 'principal'>
): CallerWatch => {
  const { domain } = services
  const ended = new AbortController()
  let checkedAt: number
  let answer: Promise<boolean>

  const mayRead = async (): Promise<boolean> => {
    const reader = await authenticate(services, headers)
    return reachesApp(reader, appId) && (await findApp(domain.storage.read, appId)) !== undefined
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

  const topics = [accessTopic(appId)]
  if (principal?.scope === 'console') topics.push(memberTopic(principal.consoleUserId))
  const unsubscribes = topics.map(topic => domain.bus.subscribe(topic, look))
  // Something may have been deleted since the caller was authenticated.
  look()
  return {
    signal: ended.signal,
    stop: () => unsubscribes.forEach(unsubscribe => unsubscribe()),
    isWelcome() {
      if (domain.clock() - checkedAt >= RECHECK_MS) look()
      return answer
    }
  }
}
