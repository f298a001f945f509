import { ChatError, PARTICIPANTS_MAX } from '../../../../protocol'
import type { Row } from '../../../storage'
import { insertParticipant, listParticipants } from '../../records'
import type { Tx } from '../../transaction'
import { toParticipant, truncatedConversation, type UserRef, userRef } from '../../views'
import { viewConversation } from './show-conversations'

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
    tx.emitUserEvent(userId, {
      type: 'participant:added',
      conversation: { id: conversation.id },
      participant: toParticipant(participant)
    })
  }
  tx.emitUserEvent(user.id, {
    type: 'conversation:added',
    conversation: await viewConversation(tx.db, conversation, user.id, 1)
  })
  tx.emitAppEvent(conversation.appId, {
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
    throw new ChatError('invalid-request', 'A user cannot leave a personal conversation.')
  }
  const participant = await tx.db
    .deleteFrom('participants')
    .where('conversationId', '=', conversation.id)
    .where('userId', '=', user.id)
    .returningAll()
    .executeTakeFirst()
  if (!participant) return false

  for (const { userId } of await listParticipants(tx.db, conversation.id)) {
    tx.emitUserEvent(userId, {
      type: 'participant:removed',
      conversation: { id: conversation.id },
      participant: toParticipant(participant)
    })
  }
  tx.emitUserEvent(user.id, { type: 'conversation:removed', conversation: { id: conversation.id } })
  tx.emitAppEvent(conversation.appId, {
    type: 'conversation:leave',
    conversationId: conversation.id,
    payload: { conversation: truncatedConversation(conversation), user: userRef(user) }
  })
  return true
}
