import type { Db, Row } from '../storage'
import type { Tx } from './domain'
import { appEventsOf, listTold } from './forget-told'
import { placesOf } from './hand-over'

type User = Pick<Row<'users'>, 'id' | 'appId'>
type Conversation = Pick<Row<'conversations'>, 'id' | 'appId'>

/** Copies JSON without the user's name and picture; whatever carries the `userId` may show them. */
const unnamed = (json: string, userId: string): string =>
  JSON.stringify(
    JSON.parse(json, (_key, value: Record<string, unknown> | null) =>
      value?.userId === userId
        ? { ...value, displayName: undefined, name: undefined, avatarUrl: undefined }
        : value
    )
  )

const forgetInUserLog = async ({ db }: Tx, readerId: string, userId: string): Promise<void> => {
  const told = await db
    .selectFrom('userEvents')
    .select(['seq', 'bodyJson'])
    .where('userId', '=', readerId)
    .where('bodyJson', 'like', `%"userId":"${userId}"%`)
    .execute()
  for (const { seq, bodyJson } of told) {
    const now = unnamed(bodyJson, userId)
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
    .where('payloadJson', 'like', `%"userId":"${userId}"%`)
    .execute()
  for (const { position, payloadJson } of told) {
    const now = unnamed(payloadJson, userId)
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
  for (const reader of readers) await forgetInUserLog(tx, reader, userId)
  await db
    .deleteFrom('appEvents')
    .where('appId', '=', appId)
    .where('conversationId', 'is', null)
    .where('payloadJson', 'like', `%"id":"${userId}"%`)
    .execute()
}
