import type { Static } from 'typebox'
import { ChatError } from '../../../protocol'
import { checkClientMessage } from '../../domain/messages/client-messages'
import { checkMediaUrls } from '../../domain/messages/media-urls'
import { checkPrechat } from '../../domain/conversations/prechat'
import type { FirstConversation } from '../../domain/sessions/open-session'
import { webSettings } from '../../domain/integrations/web-settings'
import type { Row } from '../../storage'
import type { Services } from '../services'
import type { NewConversationBody } from './schemas'

/**
 * Checks a conversation that is to be made.
 *
 * @param integration Through which it is made.
 * @throws {ChatError} `invalid-request`, and what `checkClientMessage` and `checkPrechat` throw.
 */
export const readNewConversation = (
  { messages, prechat, ...fields }: Static<typeof NewConversationBody>,
  integration: Pick<Row<'integrations'>, 'settingsJson'>,
  { publicUrl }: Services['settings']
): FirstConversation => {
  if (messages && prechat) {
    throw new ChatError('invalid-request', 'A conversation has messages or prechat, got both.')
  }
  checkMediaUrls({ iconUrl: fields.iconUrl, 'prechat.avatarUrl': prechat?.avatarUrl }, publicUrl)
  return {
    ...fields,
    ...(messages && { messages: messages.map(checkClientMessage) }),
    ...(prechat && { prechat: checkPrechat(prechat, webSettings(integration)) })
  }
}
