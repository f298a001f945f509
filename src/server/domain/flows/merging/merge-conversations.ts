import { ChatError } from '../../../../protocol'
import type { Db, Row } from '../../../storage'
import {
  type Actor,
  changedFields,
  findFirstUnanswered,
  listParticipants,
  storeAuditEntry,
  storeTags,
  tagsOf
} from '../../records'
import type { Tx } from '../../transaction'
import { toMessage } from '../../views'
import { emitConversationUpdate, viewConversation } from '../conversations'
import { removeConversation } from '../deletion'
import { mergeLives, mergeReadStates } from './merge-states'
import { moveMessages } from './move-messages'

type Conversation = Row<'conversations'>

/** @throws {ChatError} */
const requireOwner = async (
  db: Db,
  from: Conversation,
  into: Conversation
): Promise<[from: Row<'participants'>, into: Row<'participants'>]> => {
  if (from.id === into.id) {
    throw new ChatError('invalid-request', 'A conversation cannot be merged into itself.')
  }
  const [theirs] = await listParticipants(db, from.id)
  const [own] = await listParticipants(db, into.id)
  const arePersonal = from.type === 'personal' && into.type === 'personal'
  if (!arePersonal || !theirs || !own || theirs.userId !== own.userId) {
    throw new ChatError(
      'invalid-request',
      'Only personal conversations of the same user can be merged.'
    )
  }
  if (from.isDefault) {
    throw new ChatError(
      'forbidden',
      'The default conversation of a user cannot be merged into another one; merge the other one into it.'
    )
  }
  return [theirs, own]
}

const findNewestSeen = (db: Db, { id }: Conversation) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', id)
    .where('isSilent', '=', 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Emits the survivor to its user. The first event shows the newest message that came from the other one: a
 * messenger that does not hold the newest message drops what it holds before it, and reads the history anew.
 */
const emitToUser = async (
  tx: Tx,
  row: Conversation,
  userId: string,
  newest: Row<'messages'> | undefined
): Promise<void> => {
  const conversation = await viewConversation(tx.db, row, userId, 1)
  if (newest) {
    const messages = [toMessage(newest, userId)]
    tx.emitUserEvent(userId, {
      type: 'conversation:updated',
      conversation: { ...conversation, messages }
    })
  }
  tx.emitUserEvent(userId, { type: 'conversation:updated', conversation })
}

const later = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? a : b)

/**
 * Moves the messages of one conversation of a user into another, in the order of their times, with all that
 * belongs to them. The emptied one is gone.
 *
 * @param by Author of the merge.
 * @returns The conversation that stays.
 * @throws {ChatError} `invalid-request` unless both are personal ones of the same user; `forbidden` where the
 *   one that would go is the user's default.
 */
export const mergeConversations = async (
  tx: Tx,
  from: Conversation,
  into: Conversation,
  by: Actor
): Promise<Conversation> => {
  const { db } = tx
  const [theirs, own] = await requireOwner(db, from, into)
  const { userId } = own
  const newest = await findNewestSeen(db, from)
  const readState = mergeReadStates(theirs, own)
  const ofBusiness = mergeReadStates(
    { unreadCount: from.businessUnreadCount, lastRead: from.businessLastRead },
    { unreadCount: into.businessUnreadCount, lastRead: into.businessLastRead }
  )
  const life = mergeLives(from, into)

  await moveMessages(tx, from, into)
  await removeConversation(tx, from)
  await storeTags(db, into, { added: tagsOf(life), removed: [] })
  await db
    .updateTable('participants')
    .set({
      ...readState,
      toldHandedOver: later(own.toldHandedOver, theirs.toldHandedOver),
      toldArrived: later(own.toldArrived, theirs.toldArrived)
    })
    .where('id', '=', own.id)
    .execute()
  const row = await db
    .updateTable('conversations')
    .set({
      ...life,
      businessUnreadCount: ofBusiness.unreadCount,
      businessLastRead: ofBusiness.lastRead,
      lastUpdatedAt: Math.max(from.lastUpdatedAt, into.lastUpdatedAt),
      lastMessageId: later(from.lastMessageId, into.lastMessageId),
      createdAt: Math.min(from.createdAt, into.createdAt),
      awaitsAnswerSince: await findFirstUnanswered(db, into.id)
    })
    .where('id', '=', into.id)
    .returningAll()
    .executeTakeFirstOrThrow()

  await emitToUser(tx, row, userId, newest)
  await emitConversationUpdate(tx, row, into, by, from.id)
  await storeAuditEntry(tx, by, {
    kind: 'conversation',
    action: 'merged',
    appId: from.appId,
    subject: { id: from.id },
    fields: changedFields({}, { mergedInto: into.id })
  })
  return row
}
