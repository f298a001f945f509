import type { FastifyBaseLogger } from 'fastify'
import { hashToken } from '../auth'
import { recordLastSeen, resolveBearer } from '../domain/flows'
import { checkOrigin, findReplacedSession, type Session } from '../domain/records'
import type { AppContext } from '../domain/transaction'
import type { Limits } from '../limits'
import { type CloseReason, closeReasonOf } from './close-reasons'
import type { Caller } from './endpoint'

/** Services and caller of an admission. */
export interface AdmissionOptions extends Caller {
  domain: AppContext
  limits: Limits
  log: FastifyBaseLogger
}

/** Admission of one connection. */
export interface Admission {
  /** Finds the session of a token, or the reason to refuse it. */
  admit(token: string): Promise<Session | CloseReason>
  /** Tells why a session is not valid any more. */
  whyEnded(tokenHash: string): Promise<CloseReason>
  /** Maps a failure to the reason of the close, and logs it if it is the server's. */
  whyFailed(error: unknown): CloseReason
  /** Records that the visitor's device was there. */
  recordVisit(session: Session): Promise<void>
}

/** Makes the admission of a connection, whatever protocol it speaks. */
export const createAdmission = ({
  domain,
  limits,
  log,
  network,
  origin
}: AdmissionOptions): Admission => {
  const { read } = domain.storage

  /** Counts a wrong token, as over HTTP. */
  const countFailure = (reason: CloseReason): CloseReason =>
    reason === 'auth' && limits.check('failures', network) ? 'tooMuch' : reason

  const whyEnded: Admission['whyEnded'] = async tokenHash => {
    const replaced = await findReplacedSession(read, tokenHash, domain.clock())
    return replaced ? 'replaced' : countFailure('auth')
  }

  return {
    whyEnded,
    async admit(token) {
      const session = await resolveBearer(domain, token)
      if (!session) return whyEnded(hashToken(token))
      if (checkOrigin(session, origin) === 'refused') return 'origin'
      limits.consume('entries', session.userId)
      return session
    },
    whyFailed(error) {
      const reason = countFailure(closeReasonOf(error))
      if (reason === 'unavailable') {
        log.error({ event: 'realtime.failed', err: error }, 'a connection could not be served')
      }
      return reason
    },
    recordVisit: session =>
      recordLastSeen(domain, session).catch(err =>
        log.warn({ event: 'seen.failed', err }, 'the last-seen time of a device was not stored')
      )
  }
}
