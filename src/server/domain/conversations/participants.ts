import { ChatError, PARTICIPANTS_MAX } from '../../../protocol'
import type { Row } from '../../storage'
import { toParticipant } from '../client-shapes'
import { viewConversation } from './conversation-views'
import type { Tx } from '../domain'
import { insertParticipant, listParticipants } from './participant-rows'
import { truncatedConversation } from '../rest-shapes'
import { type UserRef, userRef } from '../users/user-ref'

/**
 * Lets a user of the same app join; a user who takes part already stays as they are.
 *
 * @throws {ChatError} `invalid-request` when the conversation is personal or full.
 */
export const addParticipant = async (
  tx: Tx,
  conversation: Row<'conversations'>,
  user: UserRef
): Promise<Row<'participants'>> => {
  if (conversation.type !== 'sdkGroup') {
    throw new ChatError('invalid-request', 'A personal conversation has one participant only.')
  }
  const present = await listParticipants(tx.db, conversation.id)
  const known = present.find(({ userId }) => userId === user.id)
  if (known) return known
  if (present.length >= PARTICIPANTS_MAX) {
    throw new ChatError('invalid-request', `A group has at most ${PARTICIPANTS_MAX} participants.`)
  }

  const participant = await insertParticipant(tx, conversation.id, user.id)
  for (const { userId } of present) {
    tx.tellUser(userId, {
      type: 'participant:added',
      conversation: { id: conversation.id },
      participant: toParticipant(participant)
    })
  }
  tx.tellUser(user.id, {
    type: 'conversation:added',
    conversation: await viewConversation(tx.db, conversation, user.id, 1)
  })
  tx.tellApp(conversation.appId, {
    type: 'conversation:join',
    conversationId: conversation.id,
    payload: { conversation: truncatedConversation(conversation), user: userRef(user) }
  })
  return participant
}

/**
 * Lets a user leave a group.
 *
 * @returns Whether the user took part.
 * @throws {ChatError} `invalid-request` when the conversation is personal.
 */
export const removeParticipant = async (
  tx: Tx,
  conversation: Row<'conversations'>,
  user: UserRef
): Promise<boolean> => {
  if (conversation.type !== 'sdkGroup') {
    throw new ChatError('invalid-request', 'Nobody can leave a personal conversation.')
  }
  const participant = await tx.db
    .deleteFrom('participants')
    .where('conversationId', '=', conversation.id)
    .where('userId', '=', user.id)
    .returningAll()
    .executeTakeFirst()
  if (!participant) return false

  for (const { userId } of await listParticipants(tx.db, conversation.id)) {
    tx.tellUser(userId, {
      type: 'participant:removed',
      conversation: { id: conversation.id },
      participant: toParticipant(participant)
    })
  }
  tx.tellUser(user.id, { type: 'conversation:removed', conversation: { id: conversation.id } })
  tx.tellApp(conversation.appId, {
    type: 'conversation:leave',
    conversationId: conversation.id,
    payload: { conversation: truncatedConversation(conversation), user: userRef(user) }
  })
  return true
}
