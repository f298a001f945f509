import type { ConversationModel } from '../../../client'
import type { HiddenMessages, MessengerContext } from '../../core'

/** Creates what knows the messages that the page's delegate hides, which badge, title and sound leave out. */
export const createHidden = ({
  clientReady,
  display,
  isOwn,
  $hidden
}: Pick<MessengerContext, 'clientReady' | 'display' | 'isOwn' | '$hidden'>): HiddenMessages => {
  let getConversations = (): readonly ConversationModel[] => []

  const getUnread = ({ timeline, unreadCount }: ConversationModel) => {
    const received = timeline.all().filter(({ message }) => !isOwn(message))
    return received.slice(Math.max(0, received.length - unreadCount.peek()))
  }

  const countIn = (conversation: ConversationModel) => {
    const unread = getUnread(conversation)
    return unread.length - display(unread, conversation).length
  }

  const hidden: HiddenMessages = {
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

  void clientReady.then(({ conversations, getConversation }) => {
    getConversations = () => conversations.peek()
    // At first just the newest message of each conversation is there.
    conversations.subscribe(list => {
      for (const conversation of list) {
        const { history, info, unreadCount } = conversation
        if (history.peek() !== 'unknown' || getUnread(conversation).length >= unreadCount.peek()) {
          continue
        }
        // After a failure the messages that are not there count as shown.
        getConversation(info.peek()?.id).then(
          () => $hidden.set({ ...hidden }),
          () => {}
        )
      }
    })
  })

  return hidden
}
