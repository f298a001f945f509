import type { Row } from '../../../storage'
import {
  conversationsOfUser,
  endSessions,
  getUserConversation,
  listParticipants
} from '../../records'
import type { AppContext, Tx } from '../../transaction'
import { userRef } from '../../views'
import { removeParticipant } from '../conversations'
import { emptyConversation } from './empty-conversation'
import { eraseAuthor } from './erase-author'
import { removeConversation } from './remove-conversation'

type Conversation = Row<'conversations'>

/** Whether the user is the only participant of a conversation. */
const isOnlyParticipant = async (
  { db }: Pick<Tx, 'db'>,
  { id, type }: Conversation
): Promise<boolean> => type === 'personal' || (await listParticipants(db, id)).length === 1

/**
 * Deletes a user, their sessions and clients, and the conversations without another participant. They
 * leave groups; their messages there stay, without a name.
 */
export const deleteUser = async (tx: Tx, user: Row<'users'>): Promise<void> => {
  const groups: Conversation[] = []
  for (const conversation of await conversationsOfUser(tx.db, user.id)) {
    if (await isOnlyParticipant(tx, conversation)) await removeConversation(tx, conversation)
    else groups.push(conversation)
  }
  await eraseAuthor(tx, user)
  for (const group of groups) await removeParticipant(tx, group, user)
  await endSessions(tx, 'userId', user.id)
  await tx.db.deleteFrom('users').where('id', '=', user.id).execute()
  tx.emitAppEvent(user.appId, {
    type: 'user:remove',
    payload: { user: userRef(user) }
  })
}

/** Deletes most of a user's data in small transactions, before the deletion itself. */
export const emptyConversationsOf = async (
  domain: AppContext,
  user: Row<'users'>
): Promise<void> => {
  const { read } = domain.storage
  for (const conversation of await conversationsOfUser(read, user.id)) {
    await emptyConversation(domain, conversation, async tx => {
      const found = await getUserConversation(tx.db, user.id, conversation.id)
      return found !== undefined && isOnlyParticipant(tx, found)
    })
  }
}
