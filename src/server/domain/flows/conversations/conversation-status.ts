import type { Row } from '../../../storage'
import { type Actor, storeConversationChanges } from '../../records'
import type { Tx } from '../../transaction'
import { restConversation, restConversationChange } from '../../views'
import { requireWritable } from './closed-conversations'

type Conversation = Row<'conversations'>

/** State of a conversation for the team. */
type Life = Pick<
  Conversation,
  'status' | 'assigneeId' | 'assignedGroupId' | 'snoozedUntil' | 'priority' | 'tagsJson'
>

/**
 * Stores what has changed of a conversation for the team, and emits the conversation to the app.
 *
 * @param by Undefined: a message of the visitor, or the end of a snooze, has changed it.
 * @param mergedId Conversation that was merged into it. @default none
 */
export const emitConversationUpdate = async (
  tx: Tx,
  row: Conversation,
  before: Life,
  by?: Actor,
  mergedId?: string
): Promise<void> => {
  const changes = await storeConversationChanges(tx, row, before, by, mergedId)
  tx.emitAppEvent(row.appId, {
    type: 'conversation:update',
    conversationId: row.id,
    payload: {
      conversation: restConversation(row),
      ...(changes.length > 0 && { changes: changes.map(restConversationChange) })
    }
  })
}

/**
 * Opens a conversation that is closed, pending or snoozed.
 *
 * @throws {ChatError} `forbidden` for a closed one where the app reopens none.
 */
export const reopenConversation = async (
  tx: Tx,
  { id, appId }: Pick<Conversation, 'id' | 'appId'>,
  { status, snoozedUntil }: Pick<Conversation, 'status' | 'snoozedUntil'>
): Promise<void> => {
  if (status === 'open' && snoozedUntil === null) return
  await requireWritable(tx.db, { appId, status })
  const row = await tx.db
    .updateTable('conversations')
    .set({ status: 'open', snoozedUntil: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  // All else stays.
  await emitConversationUpdate(tx, row, { ...row, status, snoozedUntil })
}
