import type { ClientEvent } from '../../protocol'
import { toEventData, type ConversationUpdates } from '../conversations'

/** Applies an event to the models, and emits it. */
export const applyEvent = (updates: ConversationUpdates, event: ClientEvent): void => {
  const { changeParticipants, conversations, emit, emitMessage, setUnreadCount } = updates
  if (!event.conversation) return emit('link', event)
  const { conversation } = event
  const model = conversations.get(conversation.id)
  if (event.type === 'conversation:added' || event.type === 'conversation:updated') {
    const updated = updates.upsertConversation(event.conversation)
    if (!model) emit('conversation:added', event.conversation.participants, toEventData(updated))
    return
  }
  if (!model) {
    // One of an older page of the list is active again. A failure shows when the list is loaded further.
    if (event.type === 'message') {
      updates.fetchConversation(conversation.id).then(
        fetched => emitMessage(fetched, event.message),
        () => {}
      )
    }
    return
  }
  switch (event.type) {
    case 'message':
      // Before listeners hear of it.
      changeParticipants(
        model,
        ({ userId, unreadCount }) =>
          userId !== event.message.userId && { unreadCount: unreadCount + 1 }
      )
      updates.upsertMessage(model, event.message)
      return setUnreadCount(model, event.unreadCount)
    case 'message:updated':
      if (event.message.deleted) return model.timeline.remove(event.message.id)
      return model.timeline.change(event.message.id, { message: event.message })
    case 'conversation:delivered':
      return emit(event.type, toEventData(model))
    case 'conversation:read':
      if (event.activity.role === 'business') {
        model.info.value = { ...model.info.peek(), businessLastRead: event.activity.lastRead }
      }
      changeParticipants(
        model,
        ({ userId }) =>
          userId === event.activity.userId && {
            unreadCount: 0,
            lastRead: event.activity.lastRead
          }
      )
      emit('conversation:read', event.activity, toEventData(model))
      return setUnreadCount(model, event.unreadCount)
    case 'conversation:removed':
      conversations.remove(conversation.id)
      return emit('conversation:removed', toEventData(model))
    case 'participant:added':
    case 'participant:removed': {
      const { info } = model
      const participants = info.peek().participants.filter(({ id }) => id !== event.participant.id)
      if (event.type === 'participant:added') participants.push(event.participant)
      info.value = { ...info.peek(), participants }
      return emit(event.type, event.participant, toEventData(model))
    }
    case 'typing:start':
    case 'typing:stop':
      return emit(event.type, event)
  }
}
