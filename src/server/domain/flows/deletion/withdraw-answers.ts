import { readJson, type Row } from '../../../storage'
import { findMessage, listParticipants, type MessageContent } from '../../records'
import type { Tx, NewUserEvent } from '../../transaction'
import { restMessage, toMessage } from '../../views'
import { rewriteMessageEvents } from './rewrite-events'

const readContent = ({ contentJson }: Row<'messages'>) => readJson<MessageContent>(contentJson)

/**
 * Takes the answers out of the form that a deleted formResponse had filled in; any other message passes.
 * The form stays closed.
 */
export const withdrawAnswers = async (
  tx: Tx,
  conversation: Row<'conversations'>,
  deleted: Row<'messages'>
): Promise<void> => {
  const response = readContent(deleted)
  if (response.type !== 'formResponse') return
  const row = await findMessage(tx.db, conversation.id, response.quotedMessageId ?? '')
  if (!row) return
  const form = readContent(row)
  if (form.type !== 'form') return

  const { answers: _, ...rest } = form
  const emptied = { ...row, contentJson: JSON.stringify(rest) }
  await tx.db
    .updateTable('messages')
    .set({ contentJson: emptied.contentJson })
    .where('conversationId', '=', conversation.id)
    .where('id', '=', emptied.id)
    .execute()
  const toUser = (userId: string): NewUserEvent => ({
    type: 'message:updated',
    conversation: { id: conversation.id },
    message: toMessage(emptied, userId)
  })
  await rewriteMessageEvents(tx, conversation, emptied, { toUser, toApp: restMessage(emptied) })
  for (const { userId } of await listParticipants(tx.db, conversation.id)) {
    tx.emitUserEvent(userId, toUser(userId))
  }
}
