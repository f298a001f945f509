import { hashToken } from '../../../auth'
import type { Row } from '../../../storage'
import type { Tx } from '../../transaction'
import { newToken } from './sessions'

const LIFE_MS = 15 * 60_000

/** A code that logs a user in once. */
export interface AuthCode {
  authCode: string
  /** ISO 8601. */
  expiresAt: string
}

/** Creates a code that logs a user in once, within 15 minutes, and deletes expired codes. */
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
 * Consumes a code.
 *
 * @returns The user that it logs in; undefined when it is unknown, expired or of another app.
 */
export const consumeAuthCode = async (
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
