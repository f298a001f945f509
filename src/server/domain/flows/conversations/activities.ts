import type { MessageSource, TypingEvent } from '../../../../protocol'
import type { Row } from '../../../storage'
import { listParticipants } from '../../records'
import {
  type AppEvent,
  appTopic,
  type AppContext,
  newId,
  type Tx,
  userTopic
} from '../../transaction'
import { truncatedConversation } from '../../views'
import { findFirstSubscription } from '../webhooks'

const TYPING = 'conversation:typing'

/** A user or the business, reading or typing. */
export type Actor =
  | { role: 'user'; userId: string; name?: string | undefined; avatarUrl?: string | undefined }
  | { role: 'business'; name?: string | undefined; avatarUrl?: string | undefined }

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

const resetUnread = async (tx: Tx, conversationId: string, actor: Actor): Promise<boolean> => {
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
 * Marks a conversation as read, and emits that to its participants and the app.
 *
 * @returns False when nothing was unread; then no event is emitted.
 */
export const markRead = async (
  tx: Tx,
  conversation: Row<'conversations'>,
  actor: Actor,
  source: MessageSource
): Promise<boolean> => {
  if (!(await resetUnread(tx, conversation.id, actor))) return false

  const activity = {
    role: actor.role,
    ...(actor.role === 'user' && { userId: actor.userId }),
    lastRead: new Date(tx.now).toISOString()
  }
  for (const { userId, unreadCount } of await listParticipants(tx.db, conversation.id)) {
    tx.emitUserEvent(userId, {
      type: 'conversation:read',
      conversation: { id: conversation.id },
      activity,
      unreadCount
    })
  }
  tx.emitAppEvent(conversation.appId, {
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
  domain: AppContext,
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
  if ((await findFirstSubscription(storage.read, appId, [TYPING])) === undefined) return
  await domain.write(async tx => {
    if (guid !== undefined) tx.setOriginDevice(guid)
    tx.emitWebhookEvent(appId, { type: TYPING, conversationId, payload })
  })
}
