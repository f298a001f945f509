import { requireSession, type Session } from '../../records'
import type { AppContext, Tx } from '../../transaction'
import { requireUnblocked } from '../blocking'

/**
 * Runs `fn` in a transaction as the session is in it: since the call was let in, its user may have been
 * merged into another.
 *
 * @throws {ChatError} `invalid-auth` when the session has ended since, `unavailable` when a login has replaced
 *   it, `forbidden` for a blocked user, and what `fn` throws.
 */
export const writeAsSession = <T>(
  domain: AppContext,
  { tokenHash }: Session,
  fn: (tx: Tx, session: Session) => Promise<T>
): Promise<T> =>
  domain.write(async tx => {
    const session = await requireSession(tx.db, tokenHash, tx.now)
    requireUnblocked(session)
    tx.setOriginDevice(session.deviceId)
    return fn(tx, session)
  })
