import type { EventsAnswer, NumberedEvent } from '../../protocol'
import { type Domain, userTopic } from './domain'
import { readUserEvents } from './events'

/** Events in one answer; who is further behind asks again. */
export const EVENTS_PAGE_SIZE = 1_000

export interface UserEventsRequest {
  userId: string
  /** The newest `seq` the caller knows. */
  after: number
  /** How long to wait for something to happen, in ms. */
  waitMs: number
  /** Ends the waiting: answers with what there is. */
  signal: AbortSignal
}

/** Reads what happened to a user; when nothing did, waits for it. What passes comes along without a `seq`. */
export const awaitUserEvents = async (
  { storage: { read }, bus }: Domain,
  { userId, after, waitMs, signal }: UserEventsRequest
): Promise<EventsAnswer> => {
  const passing: NumberedEvent[] = []
  let wake = () => {}
  const woken = new Promise<void>(resolve => (wake = resolve))
  // Listens before it reads, so that nothing happens unheard between the two.
  const unsubscribe = bus.subscribe(userTopic(userId), payload => {
    const numbered = payload as NumberedEvent
    if (numbered.seq === undefined) passing.push(numbered)
    wake()
  })
  const timer = setTimeout(wake, waitMs)
  signal.addEventListener('abort', wake)
  try {
    const known = await readUserEvents(read, userId, after, EVENTS_PAGE_SIZE)
    if (known.reset || known.events.length || signal.aborted) return known
    await woken
    const news = await readUserEvents(read, userId, after, EVENTS_PAGE_SIZE)
    return news.reset ? news : { ...news, events: [...news.events, ...passing] }
  } finally {
    unsubscribe()
    clearTimeout(timer)
    signal.removeEventListener('abort', wake)
  }
}
