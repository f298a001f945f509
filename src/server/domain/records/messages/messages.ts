import type { Db, Row } from '../../../storage'
import type { Tx } from '../../transaction'
import { type MessageExtras, readExtras } from './message-extras'

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

/** Adds to what is stored beside the content of a message, unless it is gone. */
export const addExtras = async (
  db: Db,
  conversationId: string,
  id: string,
  more: MessageExtras
): Promise<void> => {
  const message = await findMessage(db, conversationId, id)
  if (!message) return
  await db
    .updateTable('messages')
    .set({ extrasJson: JSON.stringify({ ...readExtras(message.extrasJson), ...more }) })
    .where('conversationId', '=', conversationId)
    .where('id', '=', id)
    .execute()
}

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
