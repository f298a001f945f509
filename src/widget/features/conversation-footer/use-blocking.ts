import { useEffect } from 'react'
import { isPending, type ConversationModel, type TimelineEntry } from '../../../client'
import { useMessengerContext } from '../../core'
import { watchNewestBlock } from '../../shared'

const asksFirst = ({ message }: TimelineEntry): boolean =>
  'blockChatInput' in message && !!message.blockChatInput

const isOpenForm = (entry: TimelineEntry): boolean =>
  entry.message.type === 'form' && !entry.message.submitted && asksFirst(entry)

/** Tests whether the newest stored message or an open form must be answered first. */
const isBlocking = (entries: readonly TimelineEntry[]): boolean => {
  const newest = entries.findLast(entry => !isPending(entry))
  return (
    (!!newest && newest.message.type !== 'form' && asksFirst(newest)) || entries.some(isOpenForm)
  )
}

/** Blocks the composer while another answer is required, or the conversation is closed. */
export const useBlocking = (
  { info, isDetached, timeline }: ConversationModel,
  isClosed: boolean
): void => {
  const { setBlocking } = useMessengerContext()
  useEffect(() => {
    const stop = watchNewestBlock(timeline, entries => {
      if (info.peek() && !isDetached.peek())
        setBlocking('newestMessage', isClosed || isBlocking(entries))
    })
    return () => {
      stop()
      setBlocking('newestMessage', false)
    }
  }, [timeline, isClosed])
}
