import { useEffect, useState } from 'react'
import { isPending, type ConversationModel, type TimelineEntry } from '../../../client'
import { useServices } from '../../services'
import { watchEnd } from './watch-end'

/** The newest stored message held of a conversation. */
export const useNewest = ({ timeline }: ConversationModel): TimelineEntry | undefined => {
  const { display } = useServices()
  const [newest, setNewest] = useState<TimelineEntry>()
  useEffect(
    () =>
      watchEnd(timeline, entries =>
        setNewest(display(entries).findLast(entry => !isPending(entry)))
      ),
    [timeline, display]
  )
  return newest
}
