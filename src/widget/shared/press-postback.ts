import type { ConversationModel } from '../../client'
import type { Postback } from '../core/public'
import type { MessengerContext } from '../core'

/**
 * Tells the business that a button was pressed, after the page's delegate has seen it.
 *
 * @throws {ChatError} `not-found` for an action that the conversation does not have.
 */
export const pressPostback = async (
  {
    loadSlot,
    clientReady,
    settings
  }: Pick<MessengerContext, 'loadSlot' | 'clientReady' | 'settings'>,
  action: Postback,
  conversation: ConversationModel
): Promise<void> => {
  const { internals } = await clientReady
  const { metadata } = settings.delegate?.beforePostbackSend
    ? await loadSlot('ask').then(ask => ask('beforePostbackSend', action, conversation))
    : ({} as Postback)
  await internals.call(`/conversations/${conversation.info.peek()!.id}/postbacks`, {
    body: { actionId: action.id, metadata }
  })
}
