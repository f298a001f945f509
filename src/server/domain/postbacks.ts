import { sql } from 'kysely'
import { actionNotFound, type PostbackAction } from '../../protocol'
import type { Db, Row } from '../storage'
import { appSettings, findApp } from './apps'
import type { MessageContent } from './client-shapes'
import { actionsOf } from './content-actions'
import type { Tx } from './domain'
import { postMessage } from './messages'
import { patchMetadata } from './metadata'
import { userRef } from './participants'
import { truncatedConversation } from './rest-shapes'
import { findUserBy } from './user-queries'
import { shownAs, sourceOf, type Visitor } from './visitors'

/** What a visitor pressed; metadata is unchecked. */
export interface Postback {
  actionId: string
  metadata?: unknown
}

const findAction = async (
  db: Db,
  conversationId: string,
  actionId: string
): Promise<PostbackAction> => {
  const rows = await db
    .selectFrom('messages')
    .select('contentJson')
    .where('conversationId', '=', conversationId)
    .where(sql<number>`instr("contentJson", ${JSON.stringify(actionId)})`, '>', 0)
    .execute()
  const actions = rows.flatMap(row => actionsOf(JSON.parse(row.contentJson) as MessageContent))
  const action = actions.find(({ id }) => id === actionId)
  if (action?.type !== 'postback') throw actionNotFound(actionId)
  return action
}

/**
 * Tells the business what a visitor pressed; where the app says so, the conversation too.
 *
 * @param postback Its metadata is added to that of the action.
 * @throws {ChatError} `not-found` when no message of the conversation has this postback action,
 * `invalid-request` for the metadata.
 */
export const pressPostback = async (
  tx: Tx,
  visitor: Visitor,
  conversation: Row<'conversations'>,
  postback: Postback
): Promise<void> => {
  const { appId, userId } = visitor
  const action = await findAction(tx.db, conversation.id, postback.actionId)
  const metadata = patchMetadata(action.metadata ?? {}, postback.metadata)
  const source = sourceOf(visitor)
  const user = await findUserBy(tx.db, appId, 'id', userId)

  tx.tellApp(appId, {
    type: 'conversation:postback',
    conversationId: conversation.id,
    payload: {
      conversation: truncatedConversation(conversation),
      postback: {
        payload: action.payload,
        ...(Object.keys(metadata).length && { metadata })
      },
      ...(user && { user: userRef(user) }),
      source
    }
  })

  const app = await findApp(tx.db, appId)
  if (!app || !appSettings(app).echoPostback) return
  await postMessage(tx, {
    conversation,
    author: { type: 'user', userId, ...shownAs(visitor) },
    content: { type: 'text', text: action.text, payload: action.payload },
    source
  })
}
