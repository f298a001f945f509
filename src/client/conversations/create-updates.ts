import { batch } from '@preact/signals-react'
import {
  MESSAGES_PAGE_SIZE,
  type Conversation,
  type ConversationAnswer,
  type Emitter,
  type Message,
  type Participant,
  type User
} from '../../protocol'
import { parseConversation, type Http } from '../shared'
import { unreadCountOf, type StoredConversation } from './conversation-model'
import type { Conversations } from './create-conversations'
import type { EventData, MessengerEvents } from './messenger-events'

export interface UpdatesOptions {
  call: Http
  conversations: Conversations
  emit: Emitter<MessengerEvents>['emit']
  /** Called with each message that the server has stored. */
  acknowledge: (message: Message) => void
  getUser: () => User | undefined
}

/** Returns the data by which an event names its conversation. */
export const toEventData = ({ info }: StoredConversation): EventData => ({
  conversation: info.peek()
})

/** Updates of the models, with their events; every change from the server passes through here. */
export interface ConversationUpdates extends Pick<UpdatesOptions, 'conversations' | 'emit'> {
  /**
   * Adds or updates a conversation.
   * @param holdsPage Its messages are the newest page, not just the newest one.
   * @param isMissing Events were missed, which may have brought messages.
   */
  upsertConversation(
    conversation: Conversation,
    holdsPage?: boolean,
    isMissing?: boolean
  ): StoredConversation
  /** Adds or updates a message that the server has stored. */
  upsertMessage(model: StoredConversation, message: Message): void
  /** Emits the events of a new message. */
  emitMessage(model: StoredConversation, message: Message): void
  setUnreadCount(model: StoredConversation, count: number): void
  /** Changes the participants of a conversation, each by what this returns of them. */
  changeParticipants(
    model: StoredConversation,
    change: (participant: Participant) => Partial<Participant> | false
  ): void
  /** Fetches a conversation that is not among those loaded so far. */
  fetchConversation(id: string): Promise<StoredConversation>
}

/** Creates the updates of one client. */
export const createUpdates = ({
  acknowledge,
  call,
  conversations,
  emit,
  getUser
}: UpdatesOptions): ConversationUpdates => {
  const changeParticipants: ConversationUpdates['changeParticipants'] = ({ info }, change) => {
    const participants = info.peek().participants.map(each => ({ ...each, ...change(each) }))
    info.value = { ...info.peek(), participants }
  }

  const setUnreadCount: ConversationUpdates['setUnreadCount'] = (model, count) => {
    const userId = getUser()?.id
    changeParticipants(model, each => each.userId === userId && { unreadCount: count })
    if (model.unreadCount.peek() === count) return
    model.unreadCount.value = count
    emit('unreadCount', count, toEventData(model))
    emit('totalUnreadCount', conversations.totalUnreadCount.value)
  }

  const emitMessage: ConversationUpdates['emitMessage'] = (model, message) => {
    const isOwn = message.userId === getUser()?.id
    emit('message', message, toEventData(model))
    emit(isOwn ? 'message:sent' : 'message:received', message, toEventData(model))
  }

  const upsertMessage: ConversationUpdates['upsertMessage'] = (model, message) => {
    acknowledge(message)
    // After messages that are not held, a new one stays on the server.
    const isNew = model.isDetached.peek() || model.timeline.upsertMessage(message)
    const info = model.info.peek()
    // The answer to an own message may come before the events of older ones.
    const lastUpdatedAt = Math.max(info.lastUpdatedAt, message.received)
    model.info.value = { ...info, lastUpdatedAt }
    conversations.sort()
    // History that was loaded meanwhile may hold it.
    if (isNew) emitMessage(model, message)
  }

  const upsertConversation: ConversationUpdates['upsertConversation'] = (
    conversation,
    holdsPage,
    isMissing
  ) =>
    batch(() => {
      const model = conversations.upsert(conversation)
      const { timeline, history } = model
      const { messages } = conversation
      const newest = messages.at(-1)
      setUnreadCount(model, unreadCountOf(conversation, getUser()?.id))
      // A reader far back keeps the messages on the screen.
      if (model.isDetached.peek()) return model
      if (newest && (isMissing || !timeline.find(newest.id))) {
        // There may be a gap between the messages held and these: start again from here.
        timeline.clear(newest.id)
        model.loaded = {}
        history.value = holdsPage && messages.length < MESSAGES_PAGE_SIZE ? 'complete' : 'unknown'
      }
      for (const message of messages) {
        if (timeline.find(message.clientMessageId ?? '')) upsertMessage(model, message)
        else timeline.upsertMessage(message)
      }
      return model
    })

  return {
    changeParticipants,
    conversations,
    emit,
    emitMessage,
    setUnreadCount,
    upsertConversation,
    upsertMessage,
    fetchConversation: async id => {
      const { conversation } = await call<ConversationAnswer>(`/conversations/${id}`)
      return upsertConversation(parseConversation(conversation), true)
    }
  }
}
