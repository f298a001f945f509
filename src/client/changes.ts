import { batch } from '@preact/signals-react'
import {
  MESSAGES_PAGE_SIZE,
  type Conversation,
  type Emitter,
  type Message,
  type User
} from '../protocol'
import { unreadCountOf, type OwnConversationModel } from './conversation-model'
import type { Conversations } from './conversations'
import type { EventData, MessengerEvents } from './messenger-events'
import type { Outbox } from './outbox'

/** What a change touches: the parts of one messenger. */
export interface ChangeTargets {
  conversations: Conversations
  emit: Emitter<MessengerEvents>['emit']
  outbox: Outbox
  user: () => User
  /** Fetches a conversation that is not among those loaded so far. */
  bring: (id: string) => Promise<OwnConversationModel>
}

/** Names a conversation to listeners. */
export const dataOf = ({ info }: OwnConversationModel): EventData => ({
  conversation: info.peek()!
})

/** What changes the models and tells listeners of it; every change passes through here. */
export interface Changes extends Pick<ChangeTargets, 'conversations' | 'emit' | 'bring'> {
  /**
   * What the server says of a conversation.
   * @param holdsPage Its messages are the newest page, not just the newest one.
   * @param isMissing Events were missed, which may have brought messages.
   */
  takeConversation(
    conversation: Conversation,
    holdsPage?: boolean,
    isMissing?: boolean
  ): OwnConversationModel
  /** A message that the server has stored. */
  putMessage(model: OwnConversationModel, message: Message): void
  /** Tells listeners of a message that is new. */
  announce(model: OwnConversationModel, message: Message): void
  setUnread(model: OwnConversationModel, count: number): void
}

/** Makes the changes of one messenger. */
export const createChanges = ({
  bring,
  conversations,
  emit,
  outbox,
  user
}: ChangeTargets): Changes => {
  const setUnread: Changes['setUnread'] = (model, count) => {
    if (model.unreadCount.peek() === count) return
    model.unreadCount.value = count
    emit('unreadCount', count, dataOf(model))
    emit('totalUnreadCount', conversations.totalUnreadCount.value)
  }

  const announce: Changes['announce'] = (model, message) => {
    const isOwn = message.userId === user().id
    emit('message', message, dataOf(model))
    emit(isOwn ? 'message:sent' : 'message:received', message, dataOf(model))
  }

  const putMessage: Changes['putMessage'] = (model, message) => {
    outbox.acknowledge(message)
    // What comes after messages that are not held waits on the server.
    const isNew = model.isDetached.peek() || model.timeline.put(message)
    const info = model.info.peek()!
    // The answer to an own message may come before the events of older ones.
    const lastUpdatedAt = Math.max(info.lastUpdatedAt, message.received)
    model.info.value = { ...info, lastUpdatedAt }
    conversations.sort()
    // History that was loaded meanwhile may hold it.
    if (isNew) announce(model, message)
  }

  const takeConversation: Changes['takeConversation'] = (conversation, holdsPage, isMissing) =>
    batch(() => {
      const model = conversations.take(conversation)
      const { timeline, history } = model
      const { messages } = conversation
      const newest = messages[messages.length - 1]
      setUnread(model, unreadCountOf(conversation, user().id))
      // A reader far back is left there.
      if (model.isDetached.peek()) return model
      if (newest && (isMissing || !timeline.find(newest.id))) {
        // What lies between the messages held and these is not known: begin again from here.
        timeline.clear(newest.id)
        model.loaded = {}
        history.value = holdsPage && messages.length < MESSAGES_PAGE_SIZE ? 'complete' : 'unknown'
      }
      for (const message of messages) {
        if (timeline.find(message.clientMessageId ?? '')) putMessage(model, message)
        else timeline.put(message)
      }
      return model
    })

  return { announce, bring, conversations, emit, takeConversation, putMessage, setUnread }
}
