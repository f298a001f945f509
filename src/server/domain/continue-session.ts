import { MESSAGES_PAGE_SIZE, type SessionAnswer } from '../../protocol'
import type { Domain } from './domain'
import { converse, type FirstConversation } from './open-session'
import { answerSession } from './session-answer'
import { type Session, writeAs } from './sessions'

/** Goes on with the session of a token, and makes the first conversation of its user. */
export const continueSession = async (
  domain: Domain,
  session: Session,
  sessionToken: string,
  conversation: FirstConversation = {}
): Promise<SessionAnswer> => {
  const { appId, userId } = await writeAs(domain, session, async (tx, visitor) => {
    await converse(tx, visitor, conversation)
    return visitor
  })
  return answerSession(domain, { appId, userId, sessionToken, messages: MESSAGES_PAGE_SIZE })
}
