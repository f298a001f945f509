import { hashToken, newSecret, type Role } from '../../../auth'
import type { Db } from '../../../storage'
import type { Tx } from '../../transaction'

/** Time until someone has to sign in to the console again, in seconds. */
export const CONSOLE_SESSION_SECONDS = 7 * 24 * 60 * 60

/** Credentials of a new console session. The token is not stored. */
export interface NewConsoleSession {
  token: string
  csrfToken: string
}

/** Someone signed in to the console. */
export interface ConsoleSession {
  consoleUserId: string
  email: string
  /** As it is now, not as it was when the session began. */
  role: Role
  /** Must come with every request that changes something. */
  csrfToken: string
}

/** Creates a session of a console user, and deletes expired sessions. */
export const openConsoleSession = async (
  { db, now }: Tx,
  consoleUserId: string
): Promise<NewConsoleSession> => {
  const session = { token: newSecret(), csrfToken: newSecret() }
  await db.deleteFrom('consoleSessions').where('expiresAt', '<=', now).execute()
  await db
    .insertInto('consoleSessions')
    .values({
      tokenHash: hashToken(session.token),
      consoleUserId,
      csrfToken: session.csrfToken,
      createdAt: now,
      expiresAt: now + CONSOLE_SESSION_SECONDS * 1000
    })
    .execute()
  return session
}

/** @param now Milliseconds since the epoch. */
export const findConsoleSession = (
  db: Db,
  token: string,
  now: number
): Promise<ConsoleSession | undefined> =>
  db
    .selectFrom('consoleSessions')
    .innerJoin('consoleUsers', 'consoleUsers.id', 'consoleSessions.consoleUserId')
    .select(['consoleUserId', 'email', 'role', 'csrfToken'])
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** Signs out: the token is worth nothing from then on. */
export const closeConsoleSession = async ({ db }: Tx, token: string): Promise<void> => {
  await db.deleteFrom('consoleSessions').where('tokenHash', '=', hashToken(token)).execute()
}
