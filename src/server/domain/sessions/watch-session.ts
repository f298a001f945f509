import { type Domain, sessionTopic } from '../domain'
import { readSession, type Session } from './sessions'

/** Longer timers fire at once. */
const TIMER_MAX_MS = 2 ** 31 - 1

/** What a connection wants to know of the session that it serves. */
export interface SessionWatch {
  /** As it is now: its user may have been merged into another. */
  onLook(session: Session): void
  /** Called once, at the moment it ends: logged out, run out, revoked. */
  onEnd(): void
  /** It could not be read. */
  onFailure(cause: unknown): void
}

/**
 * Watches a session that was just found: looks at it now, each time it changes, and when it runs out.
 *
 * @returns What ends it.
 */
export const watchSession = (
  { storage, bus, clock }: Domain,
  { tokenHash }: Session,
  { onLook, onEnd, onFailure }: SessionWatch
): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const stop = () => {
    stopped = true
    clearTimeout(timer)
    unsubscribe()
  }

  const look = async () => {
    const session = await readSession(storage.read, tokenHash, clock())
    if (stopped) return
    if (!session) {
      stop()
      return onEnd()
    }
    clearTimeout(timer)
    if (session.expiresAt !== null) {
      timer = setTimeout(lookAgain, Math.min(session.expiresAt - clock(), TIMER_MAX_MS))
    }
    onLook(session)
  }

  const lookAgain = () =>
    void look().catch(cause => {
      if (!stopped) onFailure(cause)
    })

  const unsubscribe = bus.subscribe(sessionTopic(tokenHash), lookAgain)
  lookAgain()
  return stop
}
