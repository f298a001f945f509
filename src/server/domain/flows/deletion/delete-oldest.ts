import type { Row } from '../../../storage'
import { noteDeletedMessages } from '../../records'
import type { Tx } from '../../transaction'

/** The messages to delete at once. */
export interface OldestMessages {
  conversationId: string
  /** Maximum number of them. */
  limit: number
  /** Id of the newest one. @default any */
  upTo?: string
}

const selectOldest = ({ db }: Tx, { conversationId, limit, upTo }: OldestMessages) =>
  db
    .selectFrom('messages')
    .select('id')
    .where('conversationId', '=', conversationId)
    .$if(upTo !== undefined, all => all.where('id', '<=', upTo ?? ''))
    .orderBy('id')
    .limit(limit)

/**
 * Deletes the oldest messages of a conversation, and nothing else. Emits no event.
 *
 * @returns The rows that were deleted.
 */
export const deleteOldest = async (tx: Tx, which: OldestMessages): Promise<Row<'messages'>[]> => {
  const { conversationId } = which
  const deleted = await tx.db
    .deleteFrom('messages')
    .where('conversationId', '=', conversationId)
    .where('id', 'in', selectOldest(tx, which))
    .returningAll()
    .execute()
  await noteDeletedMessages(tx, conversationId, deleted)
  return deleted
}
