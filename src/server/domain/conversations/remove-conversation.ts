import { ChatError } from '../../../protocol'
import type { Row } from '../../storage'
import { getConversation } from './conversations'
import type { Domain, Tx } from '../domain'
import { emptyConversation } from './empty-conversation'
import { forgetTold } from '../events/forget-told'
import { listParticipants } from './participant-rows'
import { truncatedConversation } from '../rest-shapes'

/** Removes a conversation with all that was said in it, and has the logs forget it. */
export const removeConversation = async (
  tx: Tx,
  conversation: Row<'conversations'>
): Promise<void> => {
  await forgetTold(tx, conversation)
  for (const { userId } of await listParticipants(tx.db, conversation.id)) {
    tx.tellUser(userId, { type: 'conversation:removed', conversation: { id: conversation.id } })
  }
  await tx.db.deleteFrom('conversations').where('id', '=', conversation.id).execute()
  tx.tellApp(conversation.appId, {
    type: 'conversation:remove',
    conversationId: conversation.id,
    payload: { conversation: truncatedConversation(conversation) }
  })
}

/**
 * Removes a conversation for the business.
 *
 * @throws {ChatError} `forbidden` for a user's default conversation.
 */
export const deleteConversation = async (
  domain: Domain,
  conversation: Row<'conversations'>
): Promise<void> => {
  if (conversation.isDefault) {
    throw new ChatError('forbidden', 'The default conversation of a user cannot be deleted.')
  }
  const find = ({ db }: Tx) => getConversation(db, conversation.appId, conversation.id)
  await emptyConversation(domain, conversation, async tx => Boolean(await find(tx)))
  await domain.write(async tx => {
    const found = await find(tx)
    if (found) await removeConversation(tx, found)
  })
}
