import { actionNotFound } from '../../../../protocol'
import type { Row } from '../../../storage'
import {
  appSettings,
  findApp,
  findPostback,
  findUserBy,
  patchMetadata,
  readDisplayedProfile,
  sourceOf,
  type Visitor
} from '../../records'
import type { Tx } from '../../transaction'
import { truncatedConversation, userRef } from '../../views'
import { requireWritable } from '../conversations'
import { maskFields, postMessage } from '../messages'

/** A postback button that a visitor pressed; metadata is unchecked. */
export interface Postback {
  actionId: string
  metadata?: unknown
}

/**
 * Emits a pressed postback to the app; posts it as a message too where the app wants that.
 *
 * @param postback Its metadata is added to that of the action.
 * @throws {ChatError} `not-found` when no message of the conversation has this postback action,
 * `invalid-request` for the metadata, `forbidden` where the conversation is closed for good.
 */
export const pressPostback = async (
  tx: Tx,
  visitor: Visitor,
  conversation: Row<'conversations'>,
  postback: Postback
): Promise<void> => {
  const { appId, userId } = visitor
  await requireWritable(tx.db, conversation)
  const action = await findPostback(tx.db, conversation.id, postback.actionId)
  if (!action) throw actionNotFound(postback.actionId)
  const said = await maskFields(tx.db, appId, { metadata: postback.metadata })
  const metadata = patchMetadata(action.metadata ?? {}, said.metadata)
  const source = sourceOf(visitor)
  const user = await findUserBy(tx.db, appId, 'id', userId)

  tx.emitAppEvent(appId, {
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
    author: { type: 'user', userId, ...(await readDisplayedProfile(tx.db, visitor)) },
    content: { type: 'text', text: action.text, payload: action.payload },
    source
  })
}
