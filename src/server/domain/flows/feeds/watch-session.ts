import { findReplacedSession, readSession, type Session } from '../../records'
import { type AppContext, sessionTopic } from '../../transaction'

/** Longer timers fire at once. */
const TIMER_MAX_MS = 2 ** 31 - 1

/** Listeners of the state of a session. */
export interface SessionWatch {
  /** The session's present state: its user may have been merged into another. */
  onRead(session: Session): void
  /**
   * Called once, at the moment it ends: logged out, run out, revoked; `isReplaced` by a login of its
   * visitor, whose client has another token soon.
   */
  onEnd(isReplaced: boolean): void
  /** It could not be read. */
  onFailure(cause: unknown): void
}

/**
 * Watches a session that was just found: looks at it now, each time it changes, and when it runs out.
 *
 * @returns A function that ends it.
 */
export const watchSession = (
  { storage, bus, clock }: AppContext,
  { tokenHash }: Session,
  { onRead, onEnd, onFailure }: SessionWatch
): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const unsubscribe = bus.subscribe(sessionTopic(tokenHash), lookAgain)

  const stop = () => {
    stopped = true
    clearTimeout(timer)
    unsubscribe()
  }

  const readAgain = async () => {
    const session = await readSession(storage.read, tokenHash, clock())
    if (stopped) return
    if (!session) {
      stop()
      return onEnd(Boolean(await findReplacedSession(storage.read, tokenHash, clock())))
    }
    clearTimeout(timer)
    if (session.expiresAt !== null) {
      timer = setTimeout(lookAgain, Math.min(session.expiresAt - clock(), TIMER_MAX_MS))
    }
    onRead(session)
  }

  function lookAgain() {
    return void readAgain().catch(cause => {
      if (!stopped) onFailure(cause)
    })
  }

  lookAgain()
  return stop
}
