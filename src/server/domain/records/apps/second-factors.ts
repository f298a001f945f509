import { hashToken, normaliseCode, type SecretBox, sealSecret, withSecret } from '../../../auth'
import type { Db, Row } from '../../../storage'
import type { Tx } from '../../transaction'

/** Finds the second factor of a console user, with its secret. */
export const findSecondFactor = async (
  db: Db,
  secretBox: SecretBox,
  consoleUserId: string
): Promise<Row<'secondFactors'> | undefined> => {
  const factor = await db
    .selectFrom('secondFactors')
    .selectAll()
    .where('id', '=', consoleUserId)
    .executeTakeFirst()
  return factor && withSecret(secretBox, factor)
}

/** Tells whether a console user signs in with a second factor. */
export const hasSecondFactor = async (db: Db, consoleUserId: string): Promise<boolean> =>
  (await db
    .selectFrom('secondFactors')
    .select('id')
    .where('id', '=', consoleUserId)
    .executeTakeFirst()) !== undefined

/**
 * Gives a console user a second factor.
 *
 * @param lastStep The step whose code has confirmed it.
 * @returns False where they have one.
 */
export const insertSecondFactor = async (
  { db, now, secretBox }: Tx,
  { id, secret, lastStep }: Pick<Row<'secondFactors'>, 'id' | 'secret' | 'lastStep'>
): Promise<boolean> => {
  const inserted = await db
    .insertInto('secondFactors')
    .values({ id, secret: sealSecret(secretBox, secret, id), lastStep, createdAt: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Uses the code of a step up, and those before it. @returns Whether it had not been. */
export const spendStep = async (
  { db }: Tx,
  consoleUserId: string,
  step: number
): Promise<boolean> => {
  const spent = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('id', '=', consoleUserId)
    .where('lastStep', '<', step)
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

/** Takes the second factor and the recovery codes of a console user away. @returns Whether there was one. */
export const deleteSecondFactor = async ({ db }: Tx, consoleUserId: string): Promise<boolean> => {
  const deleted = await db
    .deleteFrom('secondFactors')
    .where('id', '=', consoleUserId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Gives a second factor these recovery codes, in place of those that it had. */
export const replaceRecoveryCodes = async (
  { db }: Tx,
  secondFactorId: string,
  codes: readonly string[]
): Promise<void> => {
  await db.deleteFrom('recoveryCodes').where('secondFactorId', '=', secondFactorId).execute()
  await db
    .insertInto('recoveryCodes')
    .values(codes.map(code => ({ secondFactorId, codeHash: hashToken(normaliseCode(code)) })))
    .execute()
}

/** Uses a recovery code up. @returns Whether it was one, and had not been. */
export const spendRecoveryCode = async (
  { db }: Tx,
  secondFactorId: string,
  code: string
): Promise<boolean> => {
  const spent = await db
    .deleteFrom('recoveryCodes')
    .where('secondFactorId', '=', secondFactorId)
    .where('codeHash', '=', hashToken(normaliseCode(code)))
    .returning('codeHash')
    .executeTakeFirst()
  return spent !== undefined
}

/** Counts the recovery codes that a console user has left. */
export const countRecoveryCodes = async (db: Db, secondFactorId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('secondFactorId', '=', secondFactorId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
