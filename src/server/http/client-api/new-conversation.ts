import type { Static } from 'typebox'
import { ChatError } from '../../../protocol'
import {
  checkClientMessage,
  checkPrechat,
  type FirstConversation,
  maskFields
} from '../../domain/flows'
import { checkMediaUrls, webSettings } from '../../domain/records'
import type { Row } from '../../storage'
import type { Services } from '../shared'
import type { NewConversationBody } from './schemas'

/**
 * Reads a new conversation, with numbers of cards hidden in its own texts where the app wants that.
 *
 * @param integration The integration through which it is created.
 * @throws {ChatError} `invalid-request`, and what `checkClientMessage` and `checkPrechat` throw.
 */
export const readNewConversation = async (
  { domain, settings: { publicUrl } }: Pick<Services, 'domain' | 'settings'>,
  { messages, prechat, ...fields }: Static<typeof NewConversationBody>,
  integration: Pick<Row<'integrations'>, 'appId' | 'settingsJson'>
): Promise<FirstConversation> => {
  if (messages && prechat) {
    throw new ChatError('invalid-request', 'A conversation has messages or prechat, got both.')
  }
  checkMediaUrls({ iconUrl: fields.iconUrl, 'prechat.avatarUrl': prechat?.avatarUrl }, publicUrl)
  return {
    ...(await maskFields(domain.storage.read, integration.appId, fields)),
    ...(messages && { messages: messages.map(checkClientMessage) }),
    ...(prechat && { prechat: checkPrechat(prechat, webSettings(integration)) })
  }
}
