import type { ConversationModel } from '../../client'
import type { Postback } from '../delegate'
import type { Services } from '../services'

/**
 * Tells the business that a button was pressed, after the page's delegate has seen it.
 *
 * @throws {ChatError} `not-found` for an action that the conversation does not have.
 */
export const pressPostback = async (
  { need, opened, settings }: Pick<Services, 'need' | 'opened' | 'settings'>,
  action: Postback,
  conversation: ConversationModel
): Promise<void> => {
  const { core } = await opened
  const { metadata } = settings.delegate?.beforePostbackSend
    ? await (await need('ask'))!('beforePostbackSend', action, conversation)
    : ({} as Postback)
  await core.call(`/conversations/${conversation.info.peek()!.id}/postbacks`, {
    body: { actionId: action.id, metadata }
  })
}
