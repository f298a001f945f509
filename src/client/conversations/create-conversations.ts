import { computed, signal, type ReadonlySignal } from '@preact/signals-react'
import type { Conversation } from '../../protocol'
import {
  asStored,
  createConversationModel,
  type OwnConversationModel,
  type StoredConversation
} from './conversation-model'

/** The conversations of one visitor. */
export interface Conversations {
  /** Conversations that the server has sent, most recently active first. */
  list: ReadonlySignal<readonly StoredConversation[]>
  totalUnreadCount: ReadonlySignal<number>
  /** The server has conversations that were not loaded. */
  hasMore: boolean
  get(id: string): StoredConversation | undefined
  /** Returns the default conversation; before the server has created it, an empty one that becomes it. */
  main(): OwnConversationModel
  /** Adds or updates a conversation, but for its messages and unread count. */
  upsert(conversation: Conversation): StoredConversation
  /** Restores the order, after a change of activity. */
  sort(): void
  remove(id: string): void
  /** Removes all, for another visitor. */
  clear(): void
}

const activity = ({ info }: StoredConversation) => info.peek().lastUpdatedAt

/** Creates the conversations of one client. */
export const createConversations = (): Conversations => {
  const list = signal<readonly StoredConversation[]>([])
  let draft = createConversationModel()

  const get = (id: string) => list.peek().find(({ info }) => info.peek().id === id)
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
    main: () => list.peek().find(({ info }) => info.peek().isDefault) ?? draft,
    remove: id => {
      // The next message creates another default conversation.
      if (get(id) === draft) draft = createConversationModel()
      list.value = list.peek().filter(({ info }) => info.peek().id !== id)
    },
    clear: () => {
      draft = createConversationModel()
      list.value = []
    },
    upsert: ({ messages: _, ...info }) => {
      const known = get(info.id)
      const created = info.isDefault && !draft.info.peek() ? draft : createConversationModel()
      const model = known ?? asStored(created)
      model.info.value = info
      if (!known) list.value = [...list.peek(), model]
      sort()
      return model
    }
  }
}
