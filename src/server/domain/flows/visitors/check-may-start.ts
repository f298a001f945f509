import { ChatError } from '../../../../protocol'
import type { Db } from '../../../storage'
import { findDefaultConversation, findSentMessage, type Session, webSettings } from '../../records'
import { findOpenConversation, isClosedForGood } from '../conversations'

/**
 * Throws unless the visitor may start a conversation. Another one needs an integration that lets visitors
 * have more than one. The first one is always allowed, and so are one after all others were closed for
 * good, and repeating the call that created one.
 *
 * @param clientMessageId Of the first message, if there is one.
 * @throws {ChatError} `forbidden`.
 */
export const requireMayStart = async (
  db: Db,
  session: Session,
  clientMessageId: string | undefined
): Promise<void> => {
  if (webSettings(session).canUserCreateMoreConversations) return
  const first = await findDefaultConversation(db, session.userId)
  if (!first) return
  if ((await isClosedForGood(db, first)) && !(await findOpenConversation(db, session.userId)))
    return
  if (clientMessageId && (await findSentMessage(db, session.userId, clientMessageId))) return
  throw new ChatError(
    'forbidden',
    'Visitors have one conversation here: canUserCreateMoreConversations is off.'
  )
}
