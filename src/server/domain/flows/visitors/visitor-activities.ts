import { type ActivityRequest, conversationNotFound } from '../../../../protocol'
import type { Db } from '../../../storage'
import {
  getUserConversation,
  type Session,
  readDisplayedProfile,
  sourceOf,
  type Visitor
} from '../../records'
import type { AppContext } from '../../transaction'
import { type Actor, announceTyping, markRead } from '../conversations'
import { writeAsSession } from './write-as'

/** Reading or typing of a visitor. */
export interface VisitorActivity extends ActivityRequest {
  conversationId: string
}

const actorOf = async (db: Db, visitor: Visitor): Promise<Actor> => {
  const { displayName: name, avatarUrl } = await readDisplayedProfile(db, visitor)
  return { role: 'user', userId: visitor.userId, name, avatarUrl }
}

/**
 * Carries out that a visitor has read, types or stopped typing. Activities of blocked visitors have no effect.
 *
 * @throws {ChatError} `conversation-not-found`, `invalid-auth`.
 */
export const performActivity = async (
  domain: AppContext,
  session: Session,
  { type, conversationId }: VisitorActivity
): Promise<void> => {
  if (session.blockedAt !== null) return
  if (type === 'conversation:read') {
    return writeAsSession(domain, session, async (tx, visitor) => {
      const conversation = await getUserConversation(tx.db, visitor.userId, conversationId)
      if (!conversation) throw conversationNotFound(conversationId)
      await markRead(tx, conversation, await actorOf(tx.db, visitor), sourceOf(visitor))
    })
  }
  const { read } = domain.storage
  const conversation = await getUserConversation(read, session.userId, conversationId)
  if (!conversation) throw conversationNotFound(conversationId)
  await announceTyping(domain, {
    conversation,
    type,
    actor: await actorOf(read, session),
    source: sourceOf(session),
    guid: session.deviceId
  })
}
