import { invalidAuth, MESSAGES_PAGE_SIZE, type SessionAnswer } from '../../../protocol'
import { noteDevice } from '../clients/devices'
import type { Domain } from '../domain'
import { converse, type SessionCall } from './open-session'
import { answerSession } from './session-answer'
import { type Session, writeAs } from './sessions'
import { findUserBy } from '../users/user-queries'
import { updateUser } from '../users/users'

/**
 * Goes on with the session of a token: notes what is said of its user, and makes their first
 * conversation.
 */
export const continueSession = async (
  domain: Domain,
  session: Session,
  sessionToken: string,
  { client, about = {}, conversation = {} }: Pick<SessionCall, 'client' | 'about' | 'conversation'>
): Promise<SessionAnswer> => {
  const { userId } = await writeAs(domain, session, async (tx, visitor) => {
    const user = await findUserBy(tx.db, visitor.appId, 'id', visitor.userId)
    if (!user) throw invalidAuth()
    const { profileJson } = await updateUser(tx, user, about)
    await noteDevice(tx, user, { integrationId: visitor.integrationId, device: client })
    await converse(tx, { ...visitor, profileJson }, conversation)
    return visitor
  })
  return answerSession(domain, {
    integration: session,
    userId,
    sessionToken,
    messages: MESSAGES_PAGE_SIZE
  })
}
