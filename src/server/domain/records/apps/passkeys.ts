import { hashToken } from '../../../auth'
import type { Db, Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'

type Passkey = Row<'passkeys'>

/** Lists the passkeys of a console user, the oldest first. */
export const listPasskeys = (db: Db, consoleUserId: string): Promise<Passkey[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('consoleUserId', '=', consoleUserId)
    .orderBy('id')
    .execute()

/** Tells whether a console user can sign in with a passkey. */
export const hasPasskeys = async (db: Db, consoleUserId: string): Promise<boolean> =>
  (await db
    .selectFrom('passkeys')
    .select('id')
    .where('consoleUserId', '=', consoleUserId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Finds a passkey by the id that its authenticator has given it. */
export const findPasskey = (db: Db, credentialId: string): Promise<Passkey | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credentialId', '=', credentialId).executeTakeFirst()

/** Stores a passkey. @returns Undefined for one that is there already, whosever it is. */
export const insertPasskey = (
  { db, now }: Tx,
  passkey: Omit<Passkey, 'id' | 'createdAt' | 'lastUsedAt'>
): Promise<Passkey | undefined> =>
  db
    .insertInto('passkeys')
    .values({ ...passkey, id: newId(now), createdAt: now, lastUsedAt: null })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/** A passkey of a console user. */
export interface OwnPasskey {
  id: string
  consoleUserId: string
}

/** Renames a passkey of a console user. @returns The passkey before that; undefined: they have none of this id. */
export const renamePasskey = async (
  { db }: Tx,
  { id, consoleUserId }: OwnPasskey,
  displayName: string
): Promise<Passkey | undefined> => {
  const before = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', id)
    .where('consoleUserId', '=', consoleUserId)
    .executeTakeFirst()
  if (before) await db.updateTable('passkeys').set({ displayName }).where('id', '=', id).execute()
  return before
}

/** Deletes passkeys of a console user. @param id Of one. @default all */
export const deletePasskeys = (
  { db }: Tx,
  { id, consoleUserId }: Pick<OwnPasskey, 'consoleUserId'> & Partial<OwnPasskey>
): Promise<Passkey[]> =>
  db
    .deleteFrom('passkeys')
    .where('consoleUserId', '=', consoleUserId)
    .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
    .returningAll()
    .execute()

/**
 * Notes the use of a passkey.
 *
 * @param counter As its authenticator tells it.
 * @returns False when another use has told as much meanwhile, or the passkey is gone.
 */
export const notePasskeyUse = async (
  { db, now }: Tx,
  id: string,
  counter: number
): Promise<boolean> => {
  const noted = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', id)
    .where('counter', counter ? '<' : '=', counter)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Uses a challenge up. @returns Whether it had not been. */
export const spendChallenge = async (
  { db, now }: Tx,
  { challenge, expiresAt }: { challenge: string; expiresAt: number }
): Promise<boolean> => {
  await db.deleteFrom('spentChallenges').where('expiresAt', '<=', now).execute()
  const spent = await db
    .insertInto('spentChallenges')
    .values({ challengeHash: hashToken(challenge), expiresAt })
    .onConflict(conflict => conflict.doNothing())
    .returning('challengeHash')
    .executeTakeFirst()
  return spent !== undefined
}
