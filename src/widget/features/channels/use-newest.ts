import { useEffect, useState } from 'react'
import { isPending, type ConversationModel, type TimelineEntry } from '../../../client'
import { useValue } from '../../../ui'
import { useMessengerContext } from '../../core'
import { watchNewestBlock } from '../../shared'

/** The newest stored message held of a conversation. */
export const useNewest = ({ timeline }: ConversationModel): TimelineEntry | undefined => {
  const { $display } = useMessengerContext()
  const display = useValue($display)
  const [newest, setNewest] = useState<TimelineEntry>()
  useEffect(
    () =>
      watchNewestBlock(timeline, entries =>
        setNewest(display(entries).findLast(entry => !isPending(entry)))
      ),
    [timeline, display]
  )
  return newest
}
