import type { ClientEvent } from '../../../protocol'
import type { Db, Row } from '../../storage'
import type { Tx, UserNews } from '../domain'
import { listParticipants } from '../conversations/participant-rows'
import type { RestMessage } from '../rest-shapes'

type ConversationKey = Pick<Row<'conversations'>, 'id' | 'appId'>

/**
 * Finds events of a conversation by a pattern. What follows the brace cannot stand in anybody's words:
 * there, quotes are escaped.
 */
export const inConversation = (id: string) => `%"conversation":{"id":"${id}"%`
const ofMessage = (id: string) => `%"message":{"id":"${id}"%`

/** What the log of its app says of a conversation. */
export const appEventsOf = (db: Db, { appId, id }: ConversationKey) =>
  db.selectFrom('appEvents').where('appId', '=', appId).where('conversationId', '=', id)

/** Those whose logs speak of a conversation: who takes part, and who has left since the logs begin. */
export const listTold = async (db: Db, conversation: ConversationKey): Promise<string[]> => {
  const present = await listParticipants(db, conversation.id)
  const left = await appEventsOf(db, conversation)
    .select('payloadJson')
    .where('type', '=', 'conversation:leave')
    .execute()
  const leavers = left.map(({ payloadJson }) => JSON.parse(payloadJson).user.id as string)
  return [...new Set([...present.map(({ userId }) => userId), ...leavers])]
}

const retell = ({ db, now }: Tx, userId: string, like: string, news: UserNews): Promise<unknown> =>
  db
    .updateTable('userEvents')
    .set({ bodyJson: JSON.stringify({ createdAt: new Date(now).toISOString(), ...news }) })
    .where('userId', '=', userId)
    .where('bodyJson', 'like', like)
    .execute()

/** Takes a message out of the conversations of whose list it was the newest. */
const unlist = async ({ db }: Tx, userId: string, messageId: string): Promise<void> => {
  const listing = await db
    .selectFrom('userEvents')
    .select(['seq', 'bodyJson'])
    .where('userId', '=', userId)
    .where('bodyJson', 'like', `%"messages":[{"id":"${messageId}"%`)
    .execute()
  for (const { seq, bodyJson } of listing) {
    const event = JSON.parse(bodyJson) as ClientEvent<string>
    if (event.type !== 'conversation:added' && event.type !== 'conversation:updated') continue
    event.conversation.messages = []
    await db
      .updateTable('userEvents')
      .set({ bodyJson: JSON.stringify(event) })
      .where('userId', '=', userId)
      .where('seq', '=', seq)
      .execute()
  }
}

/** Where another message quotes it, that one stays. */
const retellApp = async (
  { db }: Tx,
  conversation: ConversationKey,
  id: string,
  message: RestMessage | undefined
): Promise<void> => {
  const told = await appEventsOf(db, conversation)
    .select(['position', 'payloadJson'])
    .where('type', '=', 'conversation:message')
    .where('payloadJson', 'like', ofMessage(id))
    .execute()
  for (const { position, payloadJson } of told) {
    const payload = JSON.parse(payloadJson) as { message: RestMessage }
    const quotedMessage = message && ({ type: 'message', message } as const)
    const now = payload.message.id === id ? message : { ...payload.message, quotedMessage }
    if (!now) {
      await db.deleteFrom('appEvents').where('position', '=', position).execute()
      continue
    }
    await db
      .updateTable('appEvents')
      .set({ payloadJson: JSON.stringify({ ...payload, message: now }) })
      .where('position', '=', position)
      .execute()
  }
}

/** What logs are to say of a message. */
export interface Retold {
  toUser(userId: string): UserNews
  /** Undefined: that it ever was is not said any more. */
  toApp: RestMessage | undefined
}

/**
 * Has all logs say of a message only what it is now, as if it had never been anything else. The events
 * of users keep their numbers.
 */
export const retellMessage = async (
  tx: Tx,
  conversation: ConversationKey,
  { id }: Pick<Row<'messages'>, 'id'>,
  { toUser, toApp }: Retold
): Promise<void> => {
  for (const userId of await listTold(tx.db, conversation)) {
    await retell(tx, userId, ofMessage(id), toUser(userId))
    await unlist(tx, userId, id)
  }
  await retellApp(tx, conversation, id, toApp)
}

/** Has no log say more of a conversation than that it is gone. */
export const forgetTold = async (tx: Tx, conversation: ConversationKey): Promise<void> => {
  const { id, appId } = conversation
  const gone = { type: 'conversation:removed', conversation: { id } } as const
  for (const userId of await listTold(tx.db, conversation)) {
    await retell(tx, userId, inConversation(id), gone)
  }
  await tx.db
    .deleteFrom('appEvents')
    .where('appId', '=', appId)
    .where('conversationId', '=', id)
    .execute()
}
