import { useLayoutEffect, useState } from 'react'
import type { ConversationModel } from '../../../client'
import { useMessengerContext } from '../messenger-context'

/**
 * Finds the first of the messages that were unread when the visitor began to look at a conversation. It
 * stays the same until they look again.
 *
 * @returns Its key, or that of the oldest one held while older ones are not loaded. Undefined where none
 *   was unread.
 */
export const useFirstUnread = (
  conversation: ConversationModel,
  isSeen: boolean
): string | undefined => {
  const { display, isOwn } = useMessengerContext()
  const { isDetached, timeline, unreadCount } = conversation
  const [unread, setUnread] = useState<{ count: number; newestId: string }>()
  const isEmpty = !timeline.blocks.peek().length
  const listReceived = () => timeline.all().filter(({ message }) => !isOwn(message))

  // Before the conversation is marked as read.
  useLayoutEffect(() => {
    if (!isSeen) return
    const newestId = listReceived().at(-1)?.message.id
    // Where the reader has gone far back, the newest ones are not held.
    const count = isDetached.peek() ? 0 : unreadCount.peek()
    setUnread(newestId && count ? { count, newestId } : undefined)
  }, [conversation, isSeen, isEmpty])

  if (!unread) return undefined
  const received = listReceived()
  // None of them is held where the reader has gone far back since.
  const end = received.findIndex(({ message }) => message.id === unread.newestId) + 1
  return display(received.slice(Math.max(0, end - unread.count), end))[0]?.key
}
