import type { NumberedEvent, ServerFrame } from '../../protocol'
import type { AppContext } from '../domain/transaction'
import type { Session } from '../domain/records'
import { answerAsConnected, watchSession, watchSettings } from '../domain/flows'
import type { Arrivals } from './confirm-arrivals'
import { followUser } from './follow-user'

export interface SessionFeedOptions {
  domain: AppContext
  deliver(frame: ServerFrame): void | Promise<void>
  arrivals: Pick<Arrivals, 'start'>
  /** Called once all missed events have been sent. */
  onCaughtUp: (() => void) | undefined
  /** Called with each event that is delivered as it happens. */
  onLive: ((event: NumberedEvent['event']) => void) | undefined
  /** Called some time after the settings of the session's integration have changed. */
  onSettings(): void
  /** Called when the session is no longer valid; `isReplaced` by a login. */
  onEnd(isReplaced: boolean): void
  onFailure(cause: unknown): void
}

/** Delivery of the events of a session's user. */
export interface SessionFeed {
  /** Undefined before `start`. */
  readonly session: Session | undefined
  /** @param after The newest `seq` that the client knows. */
  start(session: Session, after: number): void
  /** Updates the session. */
  setSession(session: Session): void
  stop(): void
}

/** Makes the feed of one connection. */
export const createSessionFeed = ({
  domain,
  deliver,
  arrivals,
  onCaughtUp,
  onLive,
  onSettings,
  onEnd,
  onFailure
}: SessionFeedOptions): SessionFeed => {
  let session: Session | undefined
  let stopFollowing = () => {}
  let stopWatching = () => {}
  let stopWatchingSettings = () => {}
  let stopAnswering = () => {}
  let stopHearing = () => {}

  const setSession = (current: Session) => {
    session = current
  }

  return {
    get session() {
      return session
    },
    start(opened, after) {
      session = opened
      stopHearing = arrivals.start(opened.userId)
      stopFollowing = followUser(domain, {
        reader: opened,
        after,
        deliver,
        onCaughtUp,
        onLive,
        onFailure
      })
      stopAnswering = answerAsConnected(domain, opened.userId)
      stopWatchingSettings = watchSettings(domain, opened, onSettings)
      stopWatching = watchSession(domain, opened, { onRead: setSession, onEnd, onFailure })
    },
    setSession,
    stop() {
      stopFollowing()
      stopWatching()
      stopWatchingSettings()
      stopAnswering()
      stopHearing()
    }
  }
}
