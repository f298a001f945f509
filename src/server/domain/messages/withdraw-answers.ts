import type { Row } from '../../storage'
import { type MessageContent, toMessage } from '../client-shapes'
import type { Tx, UserNews } from '../domain'
import { retellMessage } from '../events/forget-told'
import { findMessage } from './messages'
import { listParticipants } from '../conversations/participant-rows'
import { restMessage } from '../rest-shapes'

const readContent = ({ contentJson }: Row<'messages'>) => JSON.parse(contentJson) as MessageContent

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
  const form = row && readContent(row)
  if (form?.type !== 'form') return

  const { answers: _, ...rest } = form
  const emptied = { ...row!, contentJson: JSON.stringify(rest) }
  await tx.db
    .updateTable('messages')
    .set({ contentJson: emptied.contentJson })
    .where('conversationId', '=', conversation.id)
    .where('id', '=', emptied.id)
    .execute()
  const toUser = (userId: string): UserNews => ({
    type: 'message:updated',
    conversation: { id: conversation.id },
    message: toMessage(emptied, userId)
  })
  await retellMessage(tx, conversation, emptied, { toUser, toApp: restMessage(emptied) })
  for (const { userId } of await listParticipants(tx.db, conversation.id)) {
    tx.tellUser(userId, toUser(userId))
  }
}
