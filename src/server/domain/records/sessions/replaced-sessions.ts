import { hashToken } from '../../../auth'
import type { Tx } from '../../transaction'
import { endSessions } from './sessions'

/** The token that was presented to log in, and the one that the login gave. */
export interface Replacement {
  replaced: string
  by: string
  /** User of both; a token of another user is left alone. */
  userId: string
}

/** Notes that a session has taken another's place, and that of all which the other one replaced. */
export const replaceSession = async (
  { db }: Tx,
  { replaced, by, userId }: Replacement
): Promise<void> => {
  const former = hashToken(replaced)
  await db
    .updateTable('sessions')
    .set({ replacedBy: hashToken(by) })
    .where('userId', '=', userId)
    .where(eb => eb.or([eb('tokenHash', '=', former), eb('replacedBy', '=', former)]))
    .execute()
}

/** Ends a session for good: those whose place it took end too, though they had time left. */
export const endSession = async (tx: Tx, tokenHash: string): Promise<void> => {
  await endSessions(tx, 'replacedBy', tokenHash)
  await endSessions(tx, 'tokenHash', tokenHash)
}
