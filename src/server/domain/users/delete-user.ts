import type { Row } from '../../storage'
import { conversationsOfUser, getUserConversation } from '../conversations/conversations'
import type { Domain, Tx } from '../domain'
import { emptyConversation } from '../conversations/empty-conversation'
import { forgetAuthor } from './forget-author'
import { listParticipants } from '../conversations/participant-rows'
import { removeParticipant } from '../conversations/participants'
import { removeConversation } from '../conversations/remove-conversation'
import { endSessions } from '../sessions/sessions'
import { userRef } from './user-ref'

type Conversation = Row<'conversations'>

/** Whether a conversation is with this user and nobody else. */
const isAlone = async ({ db }: Pick<Tx, 'db'>, { id, type }: Conversation): Promise<boolean> =>
  type === 'personal' || (await listParticipants(db, id)).length === 1

/**
 * Removes a user with all that is theirs, and with the conversations that are with nobody else. Groups
 * go on without them; what they said there stays, without a name.
 */
export const deleteUser = async (tx: Tx, user: Row<'users'>): Promise<void> => {
  const groups: Conversation[] = []
  for (const conversation of await conversationsOfUser(tx.db, user.id)) {
    if (await isAlone(tx, conversation)) await removeConversation(tx, conversation)
    else groups.push(conversation)
  }
  await forgetAuthor(tx, user)
  for (const group of groups) await removeParticipant(tx, group, user)
  await endSessions(tx, 'userId', user.id)
  await tx.db.deleteFrom('users').where('id', '=', user.id).execute()
  tx.tellApp(user.appId, {
    type: 'user:remove',
    payload: { user: userRef(user) }
  })
}

/** Takes out bit by bit what goes with a user, so that little is left for the deletion itself. */
export const emptyConversationsOf = async (domain: Domain, user: Row<'users'>): Promise<void> => {
  const { read } = domain.storage
  for (const conversation of await conversationsOfUser(read, user.id)) {
    await emptyConversation(domain, conversation, async tx => {
      const found = await getUserConversation(tx.db, user.id, conversation.id)
      return found !== undefined && isAlone(tx, found)
    })
  }
}
