import { useEffect } from 'react'
import { isPending, type ConversationModel, type TimelineEntry } from '../../../client'
import { useServices } from '../../services'
import { watchEnd } from './watch-end'

const asksFirst = ({ message }: TimelineEntry): boolean =>
  'blockChatInput' in message && !!message.blockChatInput

const isOpenForm = (entry: TimelineEntry): boolean =>
  entry.message.type === 'form' && !entry.message.submitted && asksFirst(entry)

/** What the newest stored message asks for comes first, and what an open form asks for. */
const isBlocking = (entries: readonly TimelineEntry[]): boolean => {
  const newest = entries.findLast(entry => !isPending(entry))
  return (
    (newest?.message.type !== 'form' && !!newest && asksFirst(newest)) || entries.some(isOpenForm)
  )
}

/** Lets nothing be written while something else is asked for. */
export const useBlocking = ({ info, isDetached, timeline }: ConversationModel): void => {
  const { $isBlocked } = useServices()
  useEffect(() => {
    const stop = watchEnd(timeline, entries => {
      if (info.peek() && !isDetached.peek()) $isBlocked.set(isBlocking(entries))
    })
    return () => {
      stop()
      if (info.peek()) $isBlocked.set(false)
    }
  }, [timeline])
}
