import type { ClientEvent } from '../../protocol'
import { dataOf, type Changes } from '../changes'

/** Changes the models as an event tells, and tells listeners. */
export const applyEvent = (
  { announce, bring, conversations, emit, putMessage, setUnread, takeConversation }: Changes,
  event: ClientEvent
): void => {
  if (!event.conversation) return emit('link', event)
  const { conversation } = event
  const model = conversations.get(conversation.id)
  if (event.type === 'conversation:added' || event.type === 'conversation:updated') {
    const taken = takeConversation(event.conversation)
    if (!model) emit('conversation:added', event.conversation.participants, dataOf(taken))
    return
  }
  if (!model) {
    // One of an older page of the list is active again. What fails is found when the list is read on.
    if (event.type === 'message') {
      bring(conversation.id).then(
        taken => announce(taken, event.message),
        () => {}
      )
    }
    return
  }
  switch (event.type) {
    case 'message':
      putMessage(model, event.message)
      return setUnread(model, event.unreadCount)
    case 'message:updated':
      if (event.message.deleted) return model.timeline.remove(event.message.id)
      return model.timeline.change(event.message.id, { message: event.message })
    case 'conversation:delivered':
      return emit(event.type, dataOf(model))
    case 'conversation:read':
      if (event.activity.role === 'business') {
        model.info.value = { ...model.info.peek()!, businessLastRead: event.activity.lastRead }
      }
      emit('conversation:read', event.activity, dataOf(model))
      return setUnread(model, event.unreadCount)
    case 'conversation:removed':
      conversations.drop(conversation.id)
      return emit('conversation:removed', dataOf(model))
    case 'participant:added':
    case 'participant:removed':
      return emit(event.type, event.participant, dataOf(model))
    case 'typing:start':
    case 'typing:stop':
      return emit(event.type, event)
  }
}
