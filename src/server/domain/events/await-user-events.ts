import { type EventsAnswer, invalidAuth, type NumberedEvent } from '../../../protocol'
import { type Domain, userTopic } from '../domain'
import { readUserEvents } from './events'
import type { Session } from '../sessions/sessions'
import { watchSession } from '../sessions/watch-session'

/** Events in one answer; who is further behind asks again. */
export const EVENTS_PAGE_SIZE = 1_000

export interface UserEventsRequest {
  session: Session
  /** The newest `seq` the caller knows. */
  after: number
  /** How long to wait for something to happen, in ms. */
  waitMs: number
  /** Ends the waiting: answers with what there is. */
  signal: AbortSignal
}

/**
 * Reads what happened to a user; when nothing did, waits for it. What passes comes along without a `seq`.
 *
 * @throws {ChatError} `invalid-auth` as soon as the session ends.
 */
export const awaitUserEvents = async (
  domain: Domain,
  { session, after, waitMs, signal }: UserEventsRequest
): Promise<EventsAnswer> => {
  const { read } = domain.storage
  const passing: NumberedEvent[] = []
  let reader: Session | undefined = session
  let wake = () => {}
  const woken = new Promise<void>(resolve => (wake = resolve))
  // Listens before it reads, so that nothing happens unheard between the two.
  const unsubscribe = domain.bus.subscribe(userTopic(session.userId), payload => {
    const numbered = payload as NumberedEvent
    if (numbered.seq === undefined) passing.push(numbered)
    wake()
  })
  const unwatch = watchSession(domain, session, {
    onLook(current) {
      reader = current
      if (current.userId !== session.userId) wake()
    },
    onEnd() {
      reader = undefined
      wake()
    },
    onFailure: wake
  })
  const timer = setTimeout(wake, waitMs)
  signal.addEventListener('abort', wake)
  try {
    const known = await readUserEvents(read, session, after, EVENTS_PAGE_SIZE)
    if (known.reset || known.events.length || signal.aborted) return known
    await woken
    if (!reader) throw invalidAuth()
    const news = await readUserEvents(read, reader, after, EVENTS_PAGE_SIZE)
    return news.reset ? news : { ...news, events: [...news.events, ...passing] }
  } finally {
    unsubscribe()
    unwatch()
    clearTimeout(timer)
    signal.removeEventListener('abort', wake)
  }
}
