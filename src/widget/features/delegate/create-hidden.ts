import type { ConversationModel } from '../../../client'
import type { HiddenMessages, MessengerContext } from '../../core'

/** Creates what knows the messages that the page's delegate hides, which badge, title and sound leave out. */
export const createHidden = ({
  clientReady,
  display,
  isOwn
}: Pick<MessengerContext, 'clientReady' | 'display' | 'isOwn'>): HiddenMessages => {
  let getConversations = (): readonly ConversationModel[] => []
  void clientReady.then(({ conversations }) => {
    getConversations = () => conversations.peek()
  })

  const countIn = (conversation: ConversationModel) => {
    const unreadCount = conversation.unreadCount.peek()
    if (!unreadCount) return 0
    const received = conversation.timeline.all().filter(({ message }) => !isOwn(message))
    const unread = received.slice(-unreadCount)
    return unread.length - display(unread, conversation).length
  }

  return {
    has: id =>
      getConversations().some(conversation => {
        const entry = conversation.timeline.find(id)
        return entry && !display([entry], conversation).length
      }),
    countUnread: conversation =>
      conversation
        ? countIn(conversation)
        : getConversations().reduce((count, each) => count + countIn(each), 0)
  }
}
