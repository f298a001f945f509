import type { ClientEvent, Message } from '../../../../protocol'
import type { Row } from '../../../storage'
import type { Tx } from '../../transaction'
import { rewriteMessages } from './app-event-rows'
import { readEvent, replaceUserEvent, selectUserEvents } from './user-event-rows'

type Conversation = Pick<Row<'conversations'>, 'id' | 'appId'>

const withoutContent = ({ id, role, userId, received, source, clientMessageId }: Message<string>) =>
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

const withoutMessage = (event: ClientEvent<string>): ClientEvent<string> => {
  switch (event.type) {
    case 'message':
    case 'message:updated': {
      const { createdAt, conversation, message } = event
      return { createdAt, type: 'message:updated', conversation, message: withoutContent(message) }
    }
    case 'conversation:added':
    case 'conversation:updated':
      return { ...event, conversation: { ...event.conversation, messages: [] } }
    default:
      return event
  }
}

const eraseInUserLogs = async ({ db }: Tx, { id }: Conversation, lastId: string): Promise<void> => {
  const rows = await selectUserEvents(db, id).where('messageId', '<=', lastId).execute()
  for (const row of rows) await replaceUserEvent(db, row, withoutMessage(readEvent(row)))
}

/** Keeps later messages that quote a deleted one, without the quote. */
const eraseInAppLog = async (
  { db }: Tx,
  conversation: Conversation,
  lastId: string
): Promise<void> => {
  await rewriteMessages(db, conversation, { id: lastId, upTo: true }, shown => {
    const { quotedMessage: _, ...message } = shown
    return message.id <= lastId ? undefined : message
  })
}

/**
 * Reduces the events of a conversation's messages, up to one, to the fact that they were deleted.
 * Events of users keep their `seq`.
 */
export const eraseMessageEvents = async (
  tx: Tx,
  conversation: Conversation,
  lastId: string
): Promise<void> => {
  await eraseInUserLogs(tx, conversation, lastId)
  await eraseInAppLog(tx, conversation, lastId)
}
