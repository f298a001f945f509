import { useEffect } from 'react'
import type { ConversationModel, TimelineEntry } from '../../../client'
import { useServices } from '../../services'

const isBlocking = ({ message }: TimelineEntry): boolean =>
  'blockChatInput' in message &&
  !!message.blockChatInput &&
  !(message.type === 'form' && message.submitted)

/** Lets nothing be written while the newest message says so. */
export const useBlocking = (
  { isDetached }: ConversationModel,
  newest: TimelineEntry | undefined
): void => {
  const { $isBlocked } = useServices()
  useEffect(() => {
    if (newest && !isDetached.peek()) $isBlocked.set(isBlocking(newest))
  }, [newest])
}
