import type { EventsAnswer, NumberedEvent } from '../../../../protocol'
import type { NOTICE } from '../../../bus'
import { readUserEvents, requireSession, type Session, settingsVersion } from '../../records'
import { type AppContext, userTopic } from '../../transaction'
import { answerAsConnected } from './user-connection'
import { watchSession } from './watch-session'
import { watchSettings } from './watch-settings'

/** Events in one answer; a caller that is further behind asks again. */
export const EVENTS_PAGE_SIZE = 1_000
/** Time after an answer in which the caller asks again, and counts as connected. */
const RETURN_MS = 5_000
/** Typing in one answer; more than this is old news. */
const EPHEMERAL_MAX = 100

export interface UserEventsRequest {
  session: Session
  /** The newest `seq` the caller knows. */
  after: number
  /** Longest wait for an event, in ms. */
  waitMs: number
  /** Ends the waiting: answers with what there is. */
  signal: AbortSignal
}

const versionOf = (session: Session) => ({ settingsVersion: settingsVersion(session) })

/**
 * Reads what happened to a user; when nothing did, waits for it. Ephemeral events are included, without a `seq`.
 *
 * @throws {ChatError} `invalid-auth` as soon as the session ends; `unavailable` when a login replaced it.
 */
export const awaitUserEvents = async (
  domain: AppContext,
  { session, after, waitMs, signal }: UserEventsRequest
): Promise<EventsAnswer> => {
  const { read } = domain.storage
  const ephemeral: NumberedEvent[] = []
  let wake = () => {}
  const woken = new Promise<void>(resolve => (wake = resolve))
  // Subscribes before it reads, so that no event between the two is missed.
  const unsubscribe = domain.bus.subscribe(userTopic(session.userId), payload => {
    const numbered = payload as NumberedEvent | typeof NOTICE
    const isEphemeral = numbered && numbered.seq === undefined
    if (isEphemeral && ephemeral.length < EPHEMERAL_MAX) ephemeral.push(numbered)
    wake()
  })
  const unwatch = watchSession(domain, session, { onRead() {}, onEnd: wake, onFailure: wake })
  const unwatchSettings = watchSettings(domain, session, wake)
  const stopAnswering = answerAsConnected(domain, session.userId)
  const timer = setTimeout(wake, waitMs)
  signal.addEventListener('abort', wake)
  try {
    const known = await readUserEvents(read, session, after, EVENTS_PAGE_SIZE)
    if (known.reset || known.events.length || signal.aborted)
      return { ...known, ...versionOf(session) }
    await woken
    // An event may arrive before the notice of the session's end.
    const current = await requireSession(read, session.tokenHash, domain.clock())
    const later = await readUserEvents(read, session, after, EVENTS_PAGE_SIZE)
    const answer = later.reset ? later : { ...later, events: [...later.events, ...ephemeral] }
    return { ...answer, ...versionOf(current) }
  } finally {
    unsubscribe()
    unwatch()
    unwatchSettings()
    setTimeout(stopAnswering, signal.aborted ? 0 : RETURN_MS).unref()
    clearTimeout(timer)
    signal.removeEventListener('abort', wake)
  }
}
