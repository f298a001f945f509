import type { Db, Row } from '../../../storage'
import type { Tx } from '../../transaction'

type Key = Pick<Row<'idempotencyKeys'>, 'conversationId' | 'key'>

/** Keeps a key. @returns False when it was kept before. */
export const claimIdempotencyKey = async (
  { db, now }: Pick<Tx, 'db' | 'now'>,
  claim: Key & Pick<Row<'idempotencyKeys'>, 'bodyDigest'>
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotencyKeys')
    .values({ ...claim, messageId: null, createdAt: now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Notes which message was posted with a key, or waits for its time. */
export const setMessageOfKey = async (
  { db }: Pick<Tx, 'db'>,
  { conversationId, key }: Key,
  messageId: string
): Promise<void> => {
  await db
    .updateTable('idempotencyKeys')
    .set({ messageId })
    .where('conversationId', '=', conversationId)
    .where('key', '=', key)
    .execute()
}

/** Reads a key that is known. */
export const getIdempotencyKey = (
  db: Db,
  { conversationId, key }: Key
): Promise<Row<'idempotencyKeys'>> =>
  db
    .selectFrom('idempotencyKeys')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
