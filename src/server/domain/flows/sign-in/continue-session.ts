import { invalidAuth, MESSAGES_PAGE_SIZE, type SessionAnswer } from '../../../../protocol'
import { findUserBy, type Session, updateUser } from '../../records'
import type { AppContext } from '../../transaction'
import { recordDevice, writeAsSession } from '../visitors'
import { startFirstConversation, type SessionCall } from './open-session'
import { answerSession } from './session-answer'

/**
 * Continues the session of a token: stores the given fields of its user, and creates their first
 * conversation.
 */
export const continueSession = async (
  domain: AppContext,
  session: Session,
  sessionToken: string,
  { client, about = {}, conversation = {} }: Pick<SessionCall, 'client' | 'about' | 'conversation'>
): Promise<SessionAnswer> => {
  const { userId } = await writeAsSession(domain, session, async (tx, visitor) => {
    const user = await findUserBy(tx.db, visitor.appId, 'id', visitor.userId)
    if (!user) throw invalidAuth()
    const { profileJson } = await updateUser(tx, user, about)
    await recordDevice(tx, user, { integrationId: visitor.integrationId, device: client })
    await startFirstConversation(tx, { ...visitor, profileJson }, conversation)
    return visitor
  })
  return answerSession(domain, {
    integration: session,
    userId,
    sessionToken,
    messages: MESSAGES_PAGE_SIZE
  })
}
