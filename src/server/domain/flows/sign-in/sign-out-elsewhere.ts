import { endConsoleSession, endOtherConsoleSessions, storeAuditEntry } from '../../records'
import type { Tx } from '../../transaction'

interface User {
  id: string
  email: string
}

const record = (tx: Tx, { id, email: name }: User): Promise<void> =>
  storeAuditEntry(
    tx,
    { type: 'user', id },
    { kind: 'member', action: 'signedOut', subject: { id, name } }
  )

/** Ends one session of a console user, by themselves. @returns Whether they have one of this id. */
export const endOwnSession = async (tx: Tx, user: User, sessionId: string): Promise<boolean> => {
  if (!(await endConsoleSession(tx, user.id, sessionId))) return false
  await record(tx, user)
  return true
}

/** Ends all sessions of a console user but the one of a token, by themselves. */
export const signOutElsewhere = async (tx: Tx, user: User, keptToken: string): Promise<void> => {
  if (await endOtherConsoleSessions(tx, user.id, keptToken)) await record(tx, user)
}
