import { hashToken } from '../../auth'
import type { Row } from '../../storage'
import type { Tx } from '../domain'
import { newToken } from './sessions'

const LIFE_MS = 15 * 60_000

/** What logs a user in once. */
export interface AuthCode {
  authCode: string
  /** ISO 8601. */
  expiresAt: string
}

/** Makes a code that logs a user in once, within 15 minutes, and forgets codes that have run out. */
export const createAuthCode = async (
  { db, now }: Tx,
  { id: userId }: Pick<Row<'users'>, 'id'>
): Promise<AuthCode> => {
  const authCode = newToken()
  const expiresAt = now + LIFE_MS
  await db.deleteFrom('authCodes').where('expiresAt', '<=', now).execute()
  await db
    .insertInto('authCodes')
    .values({ codeHash: hashToken(authCode), userId, expiresAt })
    .execute()
  return { authCode, expiresAt: new Date(expiresAt).toISOString() }
}

/**
 * Uses a code up.
 *
 * @returns The user of the app whom it logs in; undefined when it does not, whatever the reason.
 */
export const takeAuthCode = async (
  { db, now }: Tx,
  appId: string,
  authCode: string
): Promise<Row<'users'> | undefined> => {
  const codeHash = hashToken(authCode)
  const user = await db
    .selectFrom('authCodes')
    .innerJoin('users', 'users.id', 'authCodes.userId')
    .selectAll('users')
    .where('codeHash', '=', codeHash)
    .where('expiresAt', '>', now)
    .where('users.appId', '=', appId)
    .executeTakeFirst()
  if (user) await db.deleteFrom('authCodes').where('codeHash', '=', codeHash).execute()
  return user
}
