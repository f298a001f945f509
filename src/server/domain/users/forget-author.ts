import type { Db, Row } from '../../storage'
import type { Tx } from '../domain'
import { appEventsOf, listTold } from '../events/forget-told'
import { placesOf } from './hand-over'
import { withoutName } from './without-name'

type User = Pick<Row<'users'>, 'id' | 'appId'>
type Conversation = Pick<Row<'conversations'>, 'id' | 'appId'>

const forgetInUserLog = async ({ db }: Tx, readerId: string, userId: string): Promise<void> => {
  const told = await db
    .selectFrom('userEvents')
    .select(['seq', 'bodyJson'])
    .where('userId', '=', readerId)
    .where(({ eb, or }) =>
      or([
        eb('bodyJson', 'like', `%"userId":"${userId}"%`),
        eb('bodyJson', 'like', '%"type":"link:%')
      ])
    )
    .execute()
  for (const { seq, bodyJson } of told) {
    const now = withoutName(bodyJson, userId, readerId === userId)
    if (now === bodyJson) continue
    await db
      .updateTable('userEvents')
      .set({ bodyJson: now })
      .where('userId', '=', readerId)
      .where('seq', '=', seq)
      .execute()
  }
}

const forgetInAppLog = async (
  db: Db,
  conversation: Conversation,
  userId: string
): Promise<void> => {
  const told = await appEventsOf(db, conversation)
    .select(['position', 'payloadJson'])
    .where('payloadJson', 'like', `%"${userId}"%`)
    .execute()
  for (const { position, payloadJson } of told) {
    const now = withoutName(payloadJson, userId)
    if (now === payloadJson) continue
    await db
      .updateTable('appEvents')
      .set({ payloadJson: now })
      .where('position', '=', position)
      .execute()
  }
}

/**
 * Has no message and no log say the name of a user or show their picture. What they wrote stays, under
 * their id; news of the user alone goes.
 */
export const forgetAuthor = async (tx: Tx, { id: userId, appId }: User): Promise<void> => {
  const { db } = tx
  const conversations = await db
    .selectFrom('conversations')
    .select(['id', 'appId'])
    .where('id', 'in', placesOf(tx, userId))
    .execute()
  const readers = new Set<string>()
  for (const conversation of conversations) {
    await db
      .updateTable('messages')
      .set({ authorJson: '{}' })
      .where('conversationId', '=', conversation.id)
      .where('userId', '=', userId)
      .execute()
    for (const reader of await listTold(db, conversation)) readers.add(reader)
    await forgetInAppLog(db, conversation, userId)
  }
  // Who takes part nowhere may have been told of links.
  for (const reader of readers.add(userId)) await forgetInUserLog(tx, reader, userId)
  await db
    .deleteFrom('appEvents')
    .where('appId', '=', appId)
    .where('conversationId', 'is', null)
    .where('payloadJson', 'like', `%"id":"${userId}"%`)
    .execute()
}
