import { computed, signal, type ReadonlySignal } from '@preact/signals-react'
import type { Conversation } from '../protocol'
import {
  createConversationModel,
  type ConversationModel,
  type OwnConversationModel
} from './conversation-model'

/** The conversations of one visitor. */
export interface Conversations {
  /** Those the server has named, most recently active first. */
  list: ReadonlySignal<readonly OwnConversationModel[]>
  totalUnreadCount: ReadonlySignal<number>
  /** The server has conversations that were not loaded. */
  hasMore: boolean
  get(id: string): OwnConversationModel | undefined
  /** The default conversation; before the server has made it, an empty one that will become it. */
  main(): OwnConversationModel
  /** Takes what the server says of a conversation, but for its messages and unread count. */
  take(conversation: Conversation): OwnConversationModel
  /** Puts the most recently active first again. */
  sort(): void
  drop(id: string): void
  /** Begins again, for another visitor. */
  forget(): void
}

const activity = ({ info }: ConversationModel) => info.peek()!.lastUpdatedAt

/** Keeps the conversations of one messenger. */
export const createConversations = (): Conversations => {
  const list = signal<readonly OwnConversationModel[]>([])
  let draft = createConversationModel()

  const get = (id: string) => list.peek().find(({ info }) => info.peek()!.id === id)
  const sort = () => {
    list.value = [...list.peek()].sort((a, b) => activity(b) - activity(a))
  }

  return {
    list,
    get,
    sort,
    hasMore: false,
    totalUnreadCount: computed(() =>
      list.value.reduce((total, { unreadCount }) => total + unreadCount.value, 0)
    ),
    main: () => list.peek().find(({ info }) => info.peek()!.isDefault) ?? draft,
    drop: id => {
      // What is written next makes another.
      if (get(id) === draft) draft = createConversationModel()
      list.value = list.peek().filter(({ info }) => info.peek()!.id !== id)
    },
    forget: () => {
      draft = createConversationModel()
      list.value = []
    },
    take: ({ messages: _, ...info }) => {
      const known = get(info.id)
      const model =
        known ?? (info.isDefault && !draft.info.peek() ? draft : createConversationModel())
      model.info.value = info
      if (!known) list.value = [...list.peek(), model]
      sort()
      return model
    }
  }
}
