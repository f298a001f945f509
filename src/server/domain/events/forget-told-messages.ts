import type { ClientEvent, Message } from '../../../protocol'
import type { Row } from '../../storage'
import type { Tx } from '../domain'
import { appEventsOf, inConversation, listTold } from './forget-told'
import type { RestMessage } from '../rest-shapes'

type Conversation = Pick<Row<'conversations'>, 'id' | 'appId'>

const emptied = ({ id, role, userId, received, source, clientMessageId }: Message<string>) =>
  ({
    id,
    role,
    userId,
    received,
    type: 'unknown',
    source,
    clientMessageId,
    deleted: true
  }) satisfies Message<string>

/** @returns The same event when it says nothing of the messages up to a place. */
const withoutMessages = (event: ClientEvent<string>, lastId: string): ClientEvent<string> => {
  switch (event.type) {
    case 'message':
    case 'message:updated': {
      const { createdAt, conversation, message } = event
      if (message.id > lastId) return event
      return { createdAt, type: 'message:updated', conversation, message: emptied(message) }
    }
    case 'conversation:added':
    case 'conversation:updated': {
      const messages = event.conversation.messages.filter(({ id }) => id > lastId)
      return { ...event, conversation: { ...event.conversation, messages } }
    }
    default:
      return event
  }
}

const forgetInUserLog = async (
  { db }: Tx,
  userId: string,
  { id, lastId }: { id: string; lastId: string }
): Promise<void> => {
  const told = await db
    .selectFrom('userEvents')
    .select(['seq', 'bodyJson'])
    .where('userId', '=', userId)
    .where('bodyJson', 'like', inConversation(id))
    .execute()
  for (const { seq, bodyJson } of told) {
    const now = JSON.stringify(withoutMessages(JSON.parse(bodyJson), lastId))
    if (now === bodyJson) continue
    await db
      .updateTable('userEvents')
      .set({ bodyJson: now })
      .where('userId', '=', userId)
      .where('seq', '=', seq)
      .execute()
  }
}

/** What quotes one of them, and stands behind them, stays without it. */
const forgetInAppLog = async (
  { db }: Tx,
  conversation: Conversation,
  lastId: string
): Promise<void> => {
  const told = await appEventsOf(db, conversation)
    .select(['position', 'payloadJson'])
    .where('type', '=', 'conversation:message')
    .execute()
  for (const { position, payloadJson } of told) {
    const payload = JSON.parse(payloadJson) as { message: RestMessage }
    const { quotedMessage, ...message } = payload.message
    if (message.id <= lastId) {
      await db.deleteFrom('appEvents').where('position', '=', position).execute()
    } else if (quotedMessage?.type === 'message' && quotedMessage.message.id <= lastId) {
      await db
        .updateTable('appEvents')
        .set({ payloadJson: JSON.stringify({ ...payload, message }) })
        .where('position', '=', position)
        .execute()
    }
  }
}

/**
 * Has all logs say of a conversation's messages up to one, which are deleted, only that they are. The
 * events of users keep their numbers.
 */
export const forgetToldMessages = async (
  tx: Tx,
  conversation: Conversation,
  lastId: string
): Promise<void> => {
  for (const userId of await listTold(tx.db, conversation)) {
    await forgetInUserLog(tx, userId, { id: conversation.id, lastId })
  }
  await forgetInAppLog(tx, conversation, lastId)
}
