import { actionNotFound } from '../../../protocol'
import type { Row } from '../../storage'
import { appSettings, findApp } from '../apps/apps'
import type { Tx } from '../domain'
import { postMessage } from './messages'
import { patchMetadata } from '../metadata'
import { findPostback } from './postback-actions'
import { truncatedConversation } from '../rest-shapes'
import { findUserBy } from '../users/user-queries'
import { shownAs } from '../users/shown-as'
import { sourceOf, type Visitor } from '../sessions/visitors'
import { userRef } from '../users/user-ref'

/** What a visitor pressed; metadata is unchecked. */
export interface Postback {
  actionId: string
  metadata?: unknown
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
  const action = await findPostback(tx.db, conversation.id, postback.actionId)
  if (!action) throw actionNotFound(postback.actionId)
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
    author: { type: 'user', userId, ...(await shownAs(tx.db, visitor)) },
    content: { type: 'text', text: action.text, payload: action.payload },
    source
  })
}
