import { findChannel } from '../../../channels'
import type { Row } from '../../../storage'
import type { TestRecipient } from '../../records'
import { isoTime } from '../iso-time'
import { restReachedClient } from './rest-clients'

const STATES = { waiting: 'waiting', sent: 'sent', arrived: 'delivered', failed: 'failed' } as const

const isFinal = ({ state }: Row<'channelDeliveries'>, type: string): boolean =>
  state === 'arrived' ||
  state === 'failed' ||
  (state === 'sent' && !findChannel(type)?.service?.reports)

/**
 * Shows how far a message has come in a channel.
 *
 * @param type Type of the channel.
 */
export const restChannelDelivery = (row: Row<'channelDeliveries'>, type: string) => ({
  id: row.id,
  conversationId: row.conversationId,
  messageId: row.messageId,
  state: STATES[row.state],
  isFinal: isFinal(row, type),
  error: row.error ?? undefined,
  at: isoTime(row.createdAt)
})

/** Shows a person who may get a test message. */
export const restTestRecipient = (
  { client, conversationId }: TestRecipient,
  integration: Row<'integrations'>
) => {
  const { displayName, lastSeen, messagingWindowExpiresAt, humanAgentWindowExpiresAt } =
    restReachedClient(client, integration)
  return {
    userId: client.userId,
    conversationId,
    displayName,
    lastSeen,
    messagingWindowExpiresAt,
    humanAgentWindowExpiresAt
  }
}
