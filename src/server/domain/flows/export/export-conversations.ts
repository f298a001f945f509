import { PARTICIPANTS_MAX } from '../../../../protocol'
import type { Db, Row } from '../../../storage'
import { conversationIdsWithTraces, listScheduledMessages } from '../../records'
import { restConversation, restConversationChange, restScheduledMessage } from '../../views'
import { viewParticipants } from '../conversations'
import { showMessages } from '../messages'
import { type Chunks, list, member, pagesOf } from './export-json'

type UserId = Pick<Row<'users'>, 'id'>

/** @param authorId Exports only the messages of this user; undefined: all messages. */
const pagesOfMessages = (db: Db, conversationId: string, authorId: string | undefined) =>
  pagesOf(
    (after: string | undefined, limit) =>
      db
        .selectFrom('messages')
        .selectAll()
        .where('conversationId', '=', conversationId)
        .where('id', '>', after ?? '')
        .$if(authorId !== undefined, all => all.where('userId', '=', authorId ?? ''))
        .orderBy('id')
        .limit(limit)
        .execute(),
    message => message.id,
    rows => showMessages(db, conversationId, rows)
  )

const pagesOfChanges = (db: Db, conversationId: string) =>
  pagesOf(
    (after: string | undefined, limit) =>
      db
        .selectFrom('conversationChanges')
        .selectAll()
        .where('conversationId', '=', conversationId)
        .where('id', '>', after ?? '')
        .orderBy('id')
        .limit(limit)
        .execute(),
    change => change.id,
    rows => rows.map(restConversationChange)
  )

async function* exportConversation(
  db: Db,
  conversation: Row<'conversations'>,
  { id: userId }: UserId
): Chunks {
  yield JSON.stringify(restConversation(conversation)).slice(0, -1)
  const page = { limit: PARTICIPANTS_MAX }
  const { items: participants } = await viewParticipants(db, conversation.id, page)
  yield member('participants', participants)
  const isPresent = participants.some(participant => participant.userId === userId)
  if (isPresent) {
    yield* list('changes', pagesOfChanges(db, conversation.id))
    const scheduled = await listScheduledMessages(db, conversation.id)
    yield member('scheduledMessages', scheduled.map(restScheduledMessage))
  }
  yield* list('messages', pagesOfMessages(db, conversation.id, isPresent ? undefined : userId))
  yield '}'
}

/** Writes a user's conversations as a field of an object that has begun. */
export async function* exportConversations(db: Db, user: UserId): Chunks {
  yield ',"conversations":['
  const conversations = await db
    .selectFrom('conversations')
    .selectAll()
    .where('id', 'in', conversationIdsWithTraces({ db }, user.id))
    .orderBy('id')
    .execute()
  for (const [index, conversation] of conversations.entries()) {
    if (index) yield ','
    yield* exportConversation(db, conversation, user)
  }
  yield ']'
}
