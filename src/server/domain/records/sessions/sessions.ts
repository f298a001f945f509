import { randomBytes } from 'node:crypto'
import { invalidAuth, sessionReplaced } from '../../../../protocol'
import { hashToken } from '../../../auth'
import { type Db, prepared, type Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import type { Visitor } from './visitor'

const TOKEN_BYTES = 32

/** A signed-in widget, with what its calls need to know. */
export interface Session extends Visitor {
  tokenHash: string
  /** The widget's id of the browser that it runs in. */
  deviceId: string
  /** JSON of the integration's settings. */
  settingsJson: string
  /** Count of the changes of the integration's texts. */
  customTextVersion: number
  /** JSON of the app's settings. */
  appSettingsJson: string
  /** The user's; null while anonymous. */
  externalId: string | null
  /** Since when the business takes nothing from the user; null: it does. */
  blockedAt: number | null
  /** When it ends by itself, in milliseconds since the epoch. */
  expiresAt: number | null
}

/** Expiry of a session, and the key that vouched for its user. */
export interface SessionTerm {
  /** Milliseconds since the epoch; null: it lasts. */
  expiresAt: number | null
  /** The key that signed, with which the session ends; null: none did. */
  keyId: string | null
}

/** Lifetime of a session without a signed token. */
export const LASTING: SessionTerm = { expiresAt: null, keyId: null }

/** A session to insert. */
export interface NewSession extends SessionTerm {
  appId: string
  userId: string
  integrationId: string
  /** @default one of its own */
  deviceId?: string | undefined
}

/** Creates a random token. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/**
 * Inserts the session of a token, and deletes expired sessions. A session that exists already is not
 * changed.
 */
export const insertSession = async (
  { db, now }: Tx,
  token: string,
  { deviceId = newId(now), ...session }: NewSession
): Promise<void> => {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
  await db
    .insertInto('sessions')
    .values({ ...session, tokenHash: hashToken(token), deviceId, createdAt: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

type Lookup = {
  tokenHash: string
  now: number
  isReplaced: number
}

const findLive = prepared<Lookup, Session>((db, value) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('integrations', 'integrations.id', 'sessions.integrationId')
    .innerJoin('apps', 'apps.id', 'sessions.appId')
    .select([
      'sessions.tokenHash',
      'sessions.appId',
      'sessions.userId',
      'sessions.integrationId',
      'sessions.deviceId',
      'sessions.expiresAt',
      'users.externalId',
      'users.profileJson',
      'users.blockedAt',
      'integrations.settingsJson',
      'integrations.customTextVersion',
      'apps.settingsJson as appSettingsJson'
    ])
    .where('sessions.tokenHash', '=', value('tokenHash'))
    .where('sessions.isReplaced', '=', value('isReplaced'))
    .where(eb =>
      eb.or([eb('sessions.expiresAt', 'is', null), eb('sessions.expiresAt', '>', value('now'))])
    )
)

/** Finds a session as it is now, unless it has ended or a login has replaced it. */
export const readSession = async (
  db: Db,
  tokenHash: string,
  now: number
): Promise<Session | undefined> => (await findLive(db, { tokenHash, now, isReplaced: 0 }))[0]

/** Finds the session of an anonymous visitor that a login has just replaced: it may do nothing more. */
export const findReplacedSession = async (
  db: Db,
  tokenHash: string,
  now: number
): Promise<Session | undefined> => (await findLive(db, { tokenHash, now, isReplaced: 1 }))[0]

/**
 * Finds a session as it is now.
 *
 * @throws {ChatError} `invalid-auth` when it has ended, `unavailable` when a login has just replaced it.
 */
export const requireSession = async (db: Db, tokenHash: string, now: number): Promise<Session> => {
  const session = await readSession(db, tokenHash, now)
  if (session) return session
  throw (await findReplacedSession(db, tokenHash, now)) ? sessionReplaced() : invalidAuth()
}

/** Finds the session of a token, unless it has ended. */
export const findSession = (db: Db, token: string, now: number): Promise<Session | undefined> =>
  readSession(db, hashToken(token), now)

const invalidateAll = (
  { invalidateSession }: Tx,
  ended: Pick<Row<'sessions'>, 'tokenHash'>[]
): void => {
  for (const { tokenHash } of ended) invalidateSession(tokenHash)
}

/** Ends all sessions that have something in common: their tokens are worth nothing from now on. */
export const endSessions = async (
  tx: Tx,
  column: 'tokenHash' | 'replacedBy' | 'userId' | 'integrationId' | 'keyId',
  value: string
): Promise<void> => {
  const ended = tx.db.deleteFrom('sessions').where(column, '=', value).returning('tokenHash')
  invalidateAll(tx, await ended.execute())
}

/** Ends the sessions of a user for which a key vouched: it spoke of another externalId. */
export const endVouchedSessions = async (tx: Tx, userId: string): Promise<void> => {
  const ended = tx.db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('keyId', 'is not', null)
    .returning('tokenHash')
  invalidateAll(tx, await ended.execute())
}
