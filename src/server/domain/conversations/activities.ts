import type { MessageSource, TypingEvent } from '../../../protocol'
import type { Row } from '../../storage'
import { type AppEvent, appTopic, type Domain, type Tx, userTopic } from '../domain'
import { newId } from '../ids'
import { listParticipants } from './participant-rows'
import { truncatedConversation } from '../rest-shapes'
import { whenFirstAsked } from '../webhooks/webhook-jobs'

const TYPING = 'conversation:typing'

/** Who reads or types. */
export type Actor =
  | { role: 'user'; userId: string; name?: string; avatarUrl?: string }
  | { role: 'business'; name?: string; avatarUrl?: string }

export interface Typing {
  conversation: Row<'conversations'>
  type: TypingEvent['type']
  actor: Actor
  source: MessageSource
  /** The browser in which they do. */
  guid?: string
}

const authorOf = (actor: Actor) => ({
  type: actor.role,
  ...(actor.role === 'user' && { userId: actor.userId }),
  ...(actor.name !== undefined && { displayName: actor.name }),
  ...(actor.avatarUrl !== undefined && { avatarUrl: actor.avatarUrl })
})

const storeRead = async (tx: Tx, conversationId: string, actor: Actor): Promise<boolean> => {
  const { numUpdatedRows } =
    actor.role === 'user'
      ? await tx.db
          .updateTable('participants')
          .set({ unreadCount: 0, lastRead: tx.now })
          .where('conversationId', '=', conversationId)
          .where('userId', '=', actor.userId)
          .where('unreadCount', '>', 0)
          .executeTakeFirst()
      : await tx.db
          .updateTable('conversations')
          .set({ businessUnreadCount: 0, businessLastRead: tx.now })
          .where('id', '=', conversationId)
          .where('businessUnreadCount', '>', 0)
          .executeTakeFirst()
  return numUpdatedRows > 0
}

/**
 * Marks all of a conversation as read, and tells everyone in it.
 *
 * @returns False when there was nothing unread, and then nobody is told.
 */
export const markRead = async (
  tx: Tx,
  conversation: Row<'conversations'>,
  actor: Actor,
  source: MessageSource
): Promise<boolean> => {
  if (!(await storeRead(tx, conversation.id, actor))) return false

  const activity = {
    role: actor.role,
    ...(actor.role === 'user' && { userId: actor.userId }),
    lastRead: new Date(tx.now).toISOString()
  }
  for (const { userId, unreadCount } of await listParticipants(tx.db, conversation.id)) {
    tx.tellUser(userId, {
      type: 'conversation:read',
      conversation: { id: conversation.id },
      activity,
      unreadCount
    })
  }
  tx.tellApp(conversation.appId, {
    type: 'conversation:read',
    conversationId: conversation.id,
    payload: {
      conversation: truncatedConversation(conversation),
      activity: { type: 'conversation:read', author: authorOf(actor), source }
    }
  })
  return true
}

/**
 * Tells the others in a conversation that someone types, or stopped. Nothing is stored but what waits
 * for webhooks that ask for it.
 */
export const announceTyping = async (
  domain: Domain,
  { conversation, type, actor, source, guid }: Typing
): Promise<void> => {
  const { storage, bus, clock } = domain
  const { id: conversationId, appId } = conversation
  const now = clock()
  const createdAt = new Date(now).toISOString()
  const { role, name, avatarUrl } = actor
  const userId = actor.role === 'user' ? actor.userId : undefined

  for (const participant of await listParticipants(storage.read, conversationId)) {
    if (participant.userId === userId) continue
    const event = {
      type,
      createdAt,
      conversation: { id: conversationId },
      role,
      userId,
      name,
      avatarUrl
    }
    bus.publish(userTopic(participant.userId), { event })
  }
  const payload = {
    conversation: truncatedConversation(conversation),
    activity: { type, author: authorOf(actor), source }
  }
  const event: AppEvent = { id: newId(now), type: TYPING, createdAt, payload }
  bus.publish(appTopic(appId), event)
  if ((await whenFirstAsked(storage.read, appId, [TYPING])) === undefined) return
  await domain.write(async tx => {
    if (guid !== undefined) tx.comesFrom(guid)
    tx.tellWebhooks(appId, { type: TYPING, conversationId, payload })
  })
}
