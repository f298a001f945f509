import type { Db, Row } from '../../../storage'
import type { Tx } from '../../transaction'

const findNewest = (db: Db, conversationId: string) =>
  db
    .selectFrom('messages')
    .select(['id', 'received'])
    .where('conversationId', '=', conversationId)
    .where('isSilent', '=', 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Puts a conversation that lost its newest message back to where the one before had put it.
 *
 * @param deletedId The message; where a newer one stands, nothing changes.
 */
export const restoreLastActivity = async (
  { db }: Tx,
  { id, createdAt }: Row<'conversations'>,
  deletedId: string
): Promise<void> => {
  const newest = await findNewest(db, id)
  if (newest && newest.id > deletedId) return
  await db
    .updateTable('conversations')
    .set({ lastUpdatedAt: newest?.received ?? createdAt })
    .where('id', '=', id)
    .execute()
}
