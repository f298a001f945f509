import { hashToken, newSecret, type Role } from '../../../auth'
import type { Db } from '../../../storage'
import type { Tx } from '../../transaction'

/** Time until someone has to sign in to the console again, in seconds. */
export const CONSOLE_SESSION_SECONDS = 7 * 24 * 60 * 60
/** Least time between two notes of when a session was used: not every call writes. */
const USE_STEP_MS = 5 * 60_000
const BROWSER_MAX_CHARS = 300
const ID_CHARS = 24

/** Credentials of a new console session. The token is not stored. */
export interface NewConsoleSession {
  token: string
  csrfToken: string
}

/** Someone signed in to the console. */
export interface ConsoleSession {
  consoleUserId: string
  email: string
  displayName: string | null
  avatarUrl: string | null
  /** 0 or 1. */
  isShown: number
  /** Read with each call: a change holds at once. */
  role: Role
  /** Must come with every request that changes something. */
  csrfToken: string
  /** Milliseconds since the epoch; null: not since it began. */
  lastUsedAt: number | null
}

/** A session, as its user sees it. */
export interface ListedSession {
  /** Opens nothing, unlike the token. */
  id: string
  /** The User-Agent header of the sign-in; null: there was none. */
  browser: string | null
  createdAt: number
  lastUsedAt: number
  tokenHash: string
}

/** Creates a session of a console user, and deletes expired sessions. */
export const openConsoleSession = async (
  { db, now }: Tx,
  consoleUserId: string,
  browser?: string
): Promise<NewConsoleSession> => {
  const session = { token: newSecret(), csrfToken: newSecret() }
  await db.deleteFrom('consoleSessions').where('expiresAt', '<=', now).execute()
  await db
    .insertInto('consoleSessions')
    .values({
      tokenHash: hashToken(session.token),
      consoleUserId,
      csrfToken: session.csrfToken,
      browser: browser?.slice(0, BROWSER_MAX_CHARS) ?? null,
      createdAt: now,
      lastUsedAt: now,
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
    .select([
      'consoleUserId',
      'email',
      'displayName',
      'avatarUrl',
      'isShown',
      'role',
      'csrfToken',
      'lastUsedAt'
    ])
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()

/** Tells whether a use of a session is to be noted. @param now Milliseconds since the epoch. */
export const isUseNew = ({ lastUsedAt }: ConsoleSession, now: number): boolean =>
  lastUsedAt === null || now - lastUsedAt >= USE_STEP_MS

/** Notes that a session is used now. */
export const noteSessionUse = async ({ db, now }: Tx, token: string): Promise<void> => {
  await db
    .updateTable('consoleSessions')
    .set({ lastUsedAt: now })
    .where('tokenHash', '=', hashToken(token))
    .execute()
}

/** Lists the sessions of a console user, the one used last first. @param now Milliseconds since the epoch. */
export const listConsoleSessions = async (
  db: Db,
  consoleUserId: string,
  now: number
): Promise<ListedSession[]> => {
  const rows = await db
    .selectFrom('consoleSessions')
    .select(['tokenHash', 'browser', 'createdAt', 'lastUsedAt'])
    .where('consoleUserId', '=', consoleUserId)
    .where('expiresAt', '>', now)
    .execute()
  return rows
    .map(({ lastUsedAt, ...row }) => ({
      ...row,
      id: hashToken(row.tokenHash).slice(0, ID_CHARS),
      lastUsedAt: lastUsedAt ?? row.createdAt
    }))
    .sort((a, b) => b.lastUsedAt - a.lastUsedAt || b.createdAt - a.createdAt)
}

/** Signs out: the token is worth nothing from then on. */
export const closeConsoleSession = async (tx: Tx, token: string): Promise<void> => {
  const session = await tx.db
    .deleteFrom('consoleSessions')
    .where('tokenHash', '=', hashToken(token))
    .returning('consoleUserId')
    .executeTakeFirst()
  if (session) tx.invalidateMember(session.consoleUserId)
}

/** Ends a session of a console user by its id. @returns Whether there was one. */
export const endConsoleSession = async (
  { db, now, invalidateMember }: Tx,
  consoleUserId: string,
  id: string
): Promise<boolean> => {
  const sessions = await listConsoleSessions(db, consoleUserId, now)
  const session = sessions.find(each => each.id === id)
  if (!session) return false
  await db.deleteFrom('consoleSessions').where('tokenHash', '=', session.tokenHash).execute()
  invalidateMember(consoleUserId)
  return true
}

/** Ends all sessions of a console user. */
export const endConsoleSessions = async (
  { db, invalidateMember }: Tx,
  consoleUserId: string
): Promise<void> => {
  await db.deleteFrom('consoleSessions').where('consoleUserId', '=', consoleUserId).execute()
  invalidateMember(consoleUserId)
}

/** Ends all sessions of a console user but the one of a token. @returns Whether there were any. */
export const endOtherConsoleSessions = async (
  { db, invalidateMember }: Tx,
  consoleUserId: string,
  keptToken: string
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('consoleSessions')
    .where('consoleUserId', '=', consoleUserId)
    .where('tokenHash', '!=', hashToken(keptToken))
    .executeTakeFirst()
  invalidateMember(consoleUserId)
  return numDeletedRows > 0
}
