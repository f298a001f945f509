import { randomBytes } from 'node:crypto'
import { invalidAuth } from '../../../protocol'
import { hashToken } from '../../auth'
import { type Db, prepared, type Row } from '../../storage'
import type { Domain, Tx } from '../domain'
import { newId } from '../ids'
import type { Visitor } from './visitors'

const TOKEN_BYTES = 32

/** A signed-in widget, with what its calls need to know. */
export interface Session extends Visitor {
  tokenHash: string
  /** As its widget calls the browser that it runs in. */
  deviceId: string
  /** JSON of the integration's settings. */
  settingsJson: string
  /** The user's; null while nobody said who they are. */
  externalId: string | null
  /** When it ends by itself, in milliseconds since the epoch. */
  expiresAt: number | null
  /** What its client's numbers of events are ahead of those in the user's log. */
  seqShift: number
}

/** How long a session may last, and who vouched for its user. */
export interface SessionTerm {
  /** Milliseconds since the epoch; null: it lasts. */
  expiresAt: number | null
  /** The key that signed, with which the session ends; null: none did. */
  keyId: string | null
}

/** The term of a session that nobody vouched for. */
export const LASTING: SessionTerm = { expiresAt: null, keyId: null }

/** Who is signed in, through what. */
export interface NewSession extends SessionTerm {
  appId: string
  userId: string
  integrationId: string
  /** @default one of its own */
  deviceId?: string
}

/** Makes a token that nobody can guess. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/**
 * Signs a user in under a token, and forgets sessions that have run out. A token that is known already
 * stays as it is.
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

const findLive = prepared<{ tokenHash: string; now: number }, Session>((db, value) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('integrations', 'integrations.id', 'sessions.integrationId')
    .select([
      'sessions.tokenHash',
      'sessions.appId',
      'sessions.userId',
      'sessions.integrationId',
      'sessions.deviceId',
      'sessions.expiresAt',
      'sessions.seqShift',
      'users.externalId',
      'users.profileJson',
      'integrations.settingsJson'
    ])
    .where('sessions.tokenHash', '=', value('tokenHash'))
    .where(eb =>
      eb.or([eb('sessions.expiresAt', 'is', null), eb('sessions.expiresAt', '>', value('now'))])
    )
)

/** Finds a session as it is now, unless it has ended. */
export const readSession = async (
  db: Db,
  tokenHash: string,
  now: number
): Promise<Session | undefined> => (await findLive(db, { tokenHash, now }))[0]

/** Finds the session of a token, unless it has ended. */
export const findSession = (db: Db, token: string, now: number): Promise<Session | undefined> =>
  readSession(db, hashToken(token), now)

/**
 * Runs `fn` in a transaction as the session is in it: since the call was let in, its user may have been
 * merged into another.
 *
 * @throws {ChatError} `invalid-auth` when the session has ended since, and what `fn` throws.
 */
export const writeAs = <T>(
  domain: Domain,
  { tokenHash }: Session,
  fn: (tx: Tx, session: Session) => Promise<T>
): Promise<T> =>
  domain.write(async tx => {
    const session = await readSession(tx.db, tokenHash, tx.now)
    if (!session) throw invalidAuth()
    tx.comesFrom(session.deviceId)
    return fn(tx, session)
  })

const wakeAll = ({ wakeSession }: Tx, ended: Pick<Row<'sessions'>, 'tokenHash'>[]): void => {
  for (const { tokenHash } of ended) wakeSession(tokenHash)
}

/** Ends all sessions that have something in common: their tokens are worth nothing from now on. */
export const endSessions = async (
  tx: Tx,
  column: 'tokenHash' | 'replacedBy' | 'userId' | 'integrationId' | 'keyId',
  value: string
): Promise<void> => {
  const ended = tx.db.deleteFrom('sessions').where(column, '=', value).returning('tokenHash')
  wakeAll(tx, await ended.execute())
}

/** Ends the sessions of a user for which a key vouched: it spoke of another externalId. */
export const endVouchedSessions = async (tx: Tx, userId: string): Promise<void> => {
  const ended = tx.db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('keyId', 'is not', null)
    .returning('tokenHash')
  wakeAll(tx, await ended.execute())
}
