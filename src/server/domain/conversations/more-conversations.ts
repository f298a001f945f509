import { ChatError } from '../../../protocol'
import type { Db } from '../../storage'
import { findDefaultConversation } from './conversations'
import { findSentMessage } from '../messages/messages'
import type { Session } from '../sessions/sessions'
import { webSettings } from '../integrations/web-settings'

/**
 * Sees to it that a visitor starts another conversation only where the integration lets visitors have
 * more than one. The first one is always allowed, and so is repeating the call that made one.
 *
 * @param clientMessageId Of what is said first, if anything is.
 * @throws {ChatError} `forbidden`.
 */
export const checkMayStart = async (
  db: Db,
  session: Session,
  clientMessageId: string | undefined
): Promise<void> => {
  if (webSettings(session).canUserCreateMoreConversations) return
  if (!(await findDefaultConversation(db, session.userId))) return
  if (clientMessageId && (await findSentMessage(db, session.userId, clientMessageId))) return
  throw new ChatError(
    'forbidden',
    'Visitors have one conversation here: canUserCreateMoreConversations is off.'
  )
}
