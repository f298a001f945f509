import { conversationNotFound, type Conversation } from '../../protocol'
import type { createHistory, History } from '../history'
import type { Http } from '../shared'
import { toConversation, type ConversationModel } from './conversation-model'
import type { ConversationUpdates } from './create-updates'

export interface ConversationReadersOptions {
  call: Http
  updates: ConversationUpdates
  /** Loads the code that loads earlier messages; called when it is first needed. */
  openHistory: () => Promise<typeof createHistory>
  /** Shows pending messages after the newest page was loaded anew. */
  showPending: () => void
}

/** Calls by which pages read conversations. */
export interface ConversationReaders {
  /**
   * Returns a conversation with its newest messages.
   * @param id The default conversation when absent.
   * @throws {ChatError} `conversation-not-found`.
   */
  getConversation(id?: string): Promise<ConversationModel>
  /** Returns the conversations loaded so far, most recently active first, each with the messages held. */
  getConversations(): Conversation[]
  hasMoreConversations(): boolean
  /** Returns the unread count of one conversation; without an id: the total. */
  getUnreadCount(conversationId?: string): number
  /** Returns the object that moves the window of messages held. */
  history(): Promise<History>
  /** Marks one conversation as read; without an id: all. @throws {ChatError} `conversation-not-found`. */
  markAllAsRead(conversationId?: string): Promise<void>
}

/** Creates the calls by which the page of one client reads conversations. */
export const createConversationReaders = ({
  call,
  updates,
  openHistory,
  showPending
}: ConversationReadersOptions): ConversationReaders => {
  const { conversations, fetchConversation, setUnreadCount } = updates
  const { list, totalUnreadCount } = conversations

  let history: Promise<History> | undefined

  const getHistory = () => {
    history ??= openHistory().then(create => create(call, showPending))
    return history
  }

  const getKnown = (id: string) => {
    const model = conversations.get(id)
    if (!model) throw conversationNotFound(id)
    return model
  }

  return {
    history: getHistory,
    getConversation: async (id = conversations.main().info.peek()?.id) => {
      if (!id) throw conversationNotFound('yet')
      const model = conversations.get(id)
      if (!model) return fetchConversation(id)
      if (model.history.peek() === 'unknown') await (await getHistory()).older(model)
      return model
    },
    getConversations: () => list.peek().map(toConversation),
    hasMoreConversations: () => conversations.hasMore,
    getUnreadCount: id => (id ? conversations.get(id)?.unreadCount : totalUnreadCount)?.peek() ?? 0,
    markAllAsRead: async id => {
      const models = id ? [getKnown(id)] : list.peek()
      const unread = models.filter(model => model.unreadCount.peek())
      await Promise.all(
        unread.map(model => {
          setUnreadCount(model, 0)
          return call(`/conversations/${model.info.peek().id}/activities`, {
            body: { type: 'conversation:read' }
          })
        })
      )
    }
  }
}
