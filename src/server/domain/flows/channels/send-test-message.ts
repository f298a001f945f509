import type { Row } from '../../../storage'
import { findTestConversation, getConversation } from '../../records'
import type { Tx } from '../../transaction'
import { postMessage } from '../messages'

/** A message by which the team sees whether a channel carries. */
export interface TestMessage {
  /** The person who gets it. */
  userId: string
  text: string
}

/**
 * Sends a test message on the way of all messages: it stays in the conversation of the person.
 *
 * @returns Undefined where the person does not take messages in this channel.
 */
export const sendTestMessage = async (
  tx: Tx,
  { id: integrationId, appId }: Row<'integrations'>,
  { userId, text }: TestMessage
): Promise<Row<'messages'> | undefined> => {
  const conversationId = await findTestConversation(tx.db, { integrationId, userId })
  const conversation =
    conversationId === undefined ? undefined : await getConversation(tx.db, appId, conversationId)
  if (!conversation) return undefined
  const { row } = await postMessage(tx, {
    conversation,
    author: { type: 'business' },
    content: { type: 'text', text },
    source: { type: 'api:conversations' },
    extras: { destination: { integrationId } }
  })
  return row
}
