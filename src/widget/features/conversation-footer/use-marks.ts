import { useEffect } from 'react'
import type { ConversationModel, MessageStatus } from '../../../client'
import { useMessengerContext } from '../../core'

const ORDER: MessageStatus[] = ['sent', 'delivered', 'read']

/** @param until Seconds since the epoch. */
const mark = ({ timeline }: ConversationModel, status: MessageStatus, until: number) => {
  for (const { key, message, status: before } of timeline.all()) {
    const at = ORDER.indexOf(before)
    const isLess = at >= 0 && at < ORDER.indexOf(status)
    if (message.role === 'user' && isLess && message.received <= until) {
      timeline.change(key, { status })
    }
  }
}

/** Marks what the business has received and read of what the visitor wrote. */
export const useDeliveryMarks = (conversation: ConversationModel): void => {
  const { on } = useMessengerContext()

  useEffect(() => {
    const { history, info } = conversation
    let readUntil: number | undefined
    const markRead = () => mark(conversation, 'read', info.peek()?.businessLastRead ?? 0)
    const offs = [
      info.subscribe(now => {
        if (now?.businessLastRead === readUntil) return
        readUntil = now?.businessLastRead
        markRead()
      }),
      // Pages of history come as they were sent.
      history.subscribe(markRead),
      on('conversation:delivered', ({ conversation: { id } }) => {
        if (id === info.peek()?.id) mark(conversation, 'delivered', Infinity)
      })
    ]
    return () => offs.forEach(off => off())
  }, [conversation])
}
