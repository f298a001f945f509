import type { Db, Row } from '../../../storage'
import type { Tx } from '../../transaction'

/** Finds a message of a conversation. */
export const findMessage = (
  db: Db,
  conversationId: string,
  id: string
): Promise<Row<'messages'> | undefined> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Notes the ids of deleted messages, from which pages go on. */
export const noteDeletedMessages = async (
  { db }: Pick<Tx, 'db'>,
  conversationId: string,
  deleted: Pick<Row<'messages'>, 'id'>[]
): Promise<void> => {
  const rows = deleted.map(({ id }) => ({ conversationId, id }))
  if (rows.length) await db.insertInto('deletedMessages').values(rows).execute()
}

/** Finds where a user's message is that was sent before; the message itself may be deleted since. */
export const findSentMessage = (
  db: Db,
  userId: string,
  clientMessageId: string
): Promise<Row<'clientMessageIds'> | undefined> =>
  db
    .selectFrom('clientMessageIds')
    .selectAll()
    .where('userId', '=', userId)
    .where('clientMessageId', '=', clientMessageId)
    .executeTakeFirst()
