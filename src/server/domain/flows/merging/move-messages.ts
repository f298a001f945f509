import type { Row } from '../../../storage'
import type { Tx } from '../../transaction'
import { truncatedConversation } from '../../views'

type Conversation = Row<'conversations'>

/** Tables whose rows go along with the messages of a conversation. */
const MOVED = [
  'mentions',
  'postbacks',
  'deliveryContents',
  'clientMessageIds',
  'files',
  'scheduledMessages',
  'mails',
  'channelDeliveries',
  'conversationChanges'
] as const

const MESSAGE_COLUMNS = [
  'id',
  'received',
  'authorType',
  'userId',
  'authorJson',
  'contentJson',
  'metadataJson',
  'sourceJson',
  'clientMessageId',
  'isSilent',
  'extrasJson'
] as const

/** Events of an app's log that show a message, or a press of a button in one. */
const MESSAGE_EVENTS = [
  'conversation:message',
  'conversation:message:remove',
  'conversation:message:delivery:channel',
  'conversation:message:delivery:user',
  'conversation:message:delivery:failure',
  'conversation:postback'
]

/** Copies the rows that others refer to; the copied ones go with their conversation. */
const copyMessages = async ({ db }: Tx, fromId: string, intoId: string): Promise<void> => {
  await db
    .insertInto('messages')
    .columns(['conversationId', ...MESSAGE_COLUMNS])
    .expression(eb =>
      eb
        .selectFrom('messages')
        .select(({ val }) => [val(intoId).as('conversationId'), ...MESSAGE_COLUMNS])
        .where('conversationId', '=', fromId)
    )
    .execute()
  await db
    .updateTable('deletedMessages')
    .set({ conversationId: intoId })
    .where('conversationId', '=', fromId)
    .execute()
}

/** Keeps the keys of the business, so that a repeated message is known; of two alike, that of the survivor. */
const moveIdempotencyKeys = async ({ db }: Tx, fromId: string, intoId: string): Promise<void> => {
  const own = db.selectFrom('idempotencyKeys').select('key').where('conversationId', '=', intoId)
  await db
    .updateTable('idempotencyKeys')
    .set({ conversationId: intoId })
    .where('conversationId', '=', fromId)
    .where('key', 'not in', own)
    .execute()
}

/** Files events of messages under the survivor, so that bots which were offline find each of them. */
const moveAppEvents = async ({ db }: Tx, from: Conversation, into: Conversation): Promise<void> => {
  const rows = await db
    .selectFrom('appEvents')
    .select(['position', 'payloadJson'])
    .where('appId', '=', from.appId)
    .where('conversationId', '=', from.id)
    .where('type', 'in', MESSAGE_EVENTS)
    .execute()
  const conversation = truncatedConversation(into)
  for (const { position, payloadJson } of rows) {
    await db
      .updateTable('appEvents')
      .set({
        conversationId: into.id,
        payloadJson: JSON.stringify({ ...JSON.parse(payloadJson), conversation })
      })
      .where('position', '=', position)
      .execute()
  }
}

/** Moves the messages of one conversation, and all that belongs to them, to another, under their ids. */
export const moveMessages = async (
  tx: Tx,
  from: Conversation,
  into: Conversation
): Promise<void> => {
  await copyMessages(tx, from.id, into.id)
  for (const table of MOVED) {
    await tx.db
      .updateTable(table)
      .set({ conversationId: into.id })
      .where('conversationId', '=', from.id)
      .execute()
  }
  await moveIdempotencyKeys(tx, from.id, into.id)
  await moveAppEvents(tx, from, into)
}
