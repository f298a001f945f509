import type { ConversationModel } from '../../../client'
import type { Message } from '../../../protocol'
import type { MessengerContext } from '../../core'

/** A message that the visitor has not read, and where it is. */
export interface UnreadMessage {
  conversation: ConversationModel
  message: Message
}

/** Finds the newest unread message of those that the page's delegate shows. */
export const findNewestUnread = (
  { display, isOwn }: Pick<MessengerContext, 'display' | 'isOwn'>,
  conversations: readonly ConversationModel[]
): UnreadMessage | undefined => {
  let newest: UnreadMessage | undefined
  for (const conversation of conversations) {
    const count = conversation.unreadCount.peek()
    // Where the reader has gone far back, the newest ones are not held.
    if (!count || conversation.isDetached.peek()) continue
    const received = conversation.timeline.all().filter(({ message }) => !isOwn(message))
    const message = display(received.slice(-count), conversation).at(-1)?.message
    if (message && !(newest && newest.message.id > message.id)) newest = { conversation, message }
  }
  return newest
}
