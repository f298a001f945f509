import { type ActivityRequest, conversationNotFound } from '../../../protocol'
import type { Db } from '../../storage'
import { type Actor, announceTyping, markRead } from '../conversations/activities'
import { getUserConversation } from '../conversations/conversations'
import type { Domain } from '../domain'
import { type Session, writeAs } from './sessions'
import { shownAs } from '../users/shown-as'
import { sourceOf, type Visitor } from './visitors'

/** What a visitor does in a conversation beside writing. */
export interface VisitorActivity extends ActivityRequest {
  conversationId: string
}

const actorOf = async (db: Db, visitor: Visitor): Promise<Actor> => {
  const { displayName: name, avatarUrl } = await shownAs(db, visitor)
  return { role: 'user', userId: visitor.userId, name, avatarUrl }
}

/**
 * Carries out that a visitor has read, types or stopped typing.
 *
 * @throws {ChatError} `conversation-not-found`, `invalid-auth`.
 */
export const actAsVisitor = async (
  domain: Domain,
  session: Session,
  { type, conversationId }: VisitorActivity
): Promise<void> => {
  if (type === 'conversation:read') {
    return writeAs(domain, session, async (tx, visitor) => {
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
