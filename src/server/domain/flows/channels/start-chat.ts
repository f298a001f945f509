import type { ChannelEvent } from '../../../channels'
import type { Row } from '../../../storage'
import type { Tx } from '../../transaction'
import { truncatedConversation, userRef } from '../../views'
import { isLinkCode } from '../linking'
import { findClient, personOf, sourceIn } from './channel-person'
import { linkByCode } from './link-person'

/**
 * Takes it that a person has begun to chat: with the code of a link of ours, with a code of the business, of
 * which its programs are told, or without any.
 */
export const startChat = async (
  tx: Tx,
  integration: Row<'integrations'>,
  event: Extract<ChannelEvent, { type: 'started' }>
): Promise<void> => {
  const { code } = event
  if (code !== undefined && (await linkByCode(tx, integration, code, event))) return
  const isReferral = code !== undefined && !isLinkCode(code)
  if (!isReferral && !(await findClient(tx, integration, event))) return
  // A person who had stopped it is back.
  const { user, conversation } = await personOf(tx, integration, event, 'start')
  if (!isReferral || user.blockedAt !== null) return
  tx.emitAppEvent(user.appId, {
    type: 'conversation:referral',
    conversationId: conversation.id,
    payload: {
      conversation: truncatedConversation(conversation),
      user: userRef(user),
      source: sourceIn(integration),
      referral: { code }
    }
  })
}
