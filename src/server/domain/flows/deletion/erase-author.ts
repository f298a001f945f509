import type { Row } from '../../../storage'
import { conversationIdsWithTraces } from '../../records'
import type { EventPayload, Tx } from '../../transaction'
import { replacePayload } from './app-event-rows'
import { eraseDeliveryContents } from './erase-delivery-contents'
import { eraseOriginalMails } from './erase-original-mails'
import { hideAuthor, hideQuotedUser, hideUser } from './hide-author'
import { readEvent, replaceUserEvent } from './user-event-rows'

type User = Pick<Row<'users'>, 'id' | 'appId'>

const eraseInUserLogs = async (tx: Tx, userId: string): Promise<void> => {
  const events = tx.db
    .selectFrom('userEvents')
    .select(['userId', 'seq', 'bodyJson'])
    .where('authorId', '=', userId)
  const conversations = conversationIdsWithTraces(tx, userId)
  const ofMessages = await events.where('conversationId', 'in', conversations).execute()
  // Links are shown to the user alone.
  const ofLinks = await events
    .where('userId', '=', userId)
    .where('conversationId', 'is', null)
    .execute()
  for (const row of [...ofMessages, ...ofLinks]) {
    await replaceUserEvent(tx.db, row, hideAuthor(readEvent(row)))
  }
}

const eraseInAppLog = async (tx: Tx, { id, appId }: User): Promise<void> => {
  const rows = await tx.db
    .selectFrom('appEvents')
    .select(['position', 'payloadJson', 'userId', 'quotedUserId'])
    .where('appId', '=', appId)
    .where('conversationId', 'in', conversationIdsWithTraces(tx, id))
    .where(({ eb, or }) => or([eb('userId', '=', id), eb('quotedUserId', '=', id)]))
    .execute()
  for (const { position, payloadJson, userId, quotedUserId } of rows) {
    let payload: EventPayload = JSON.parse(payloadJson)
    if (userId === id) payload = hideUser(payload)
    if (quotedUserId === id) payload = hideQuotedUser(payload)
    await replacePayload(tx.db, position, payload)
  }
}

/**
 * Removes the name and picture of a user from messages and event logs, the mails in which messages came,
 * and events about them from the logs of webhooks.
 * Their messages stay, under their id; events about the user alone are deleted.
 */
export const eraseAuthor = async (tx: Tx, user: User): Promise<void> => {
  const { db } = tx
  await db
    .updateTable('messages')
    .set({ authorJson: '{}' })
    .where('conversationId', 'in', conversationIdsWithTraces(tx, user.id))
    .where('userId', '=', user.id)
    .execute()
  await eraseOriginalMails(tx, user)
  await eraseDeliveryContents(tx, user)
  await eraseInUserLogs(tx, user.id)
  await eraseInAppLog(tx, user)
  await db
    .deleteFrom('appEvents')
    .where('userId', '=', user.id)
    .where('conversationId', 'is', null)
    .execute()
}
