import { useCallback, useSyncExternalStore } from 'react'
import type { ConversationModel, TimelineEntry } from '../../../client'

/** The newest message held of a conversation; renders again only when it changes. */
export const useNewest = ({ timeline }: ConversationModel): TimelineEntry | undefined => {
  const read = () => timeline.blocks.peek().at(-1)?.entries.peek().at(-1)
  const subscribe = useCallback(
    (changed: () => void) => {
      let stop: (() => void) | undefined
      const stopAll = timeline.blocks.subscribe(blocks => {
        stop?.()
        stop = blocks.at(-1)?.entries.subscribe(changed)
        changed()
      })
      return () => {
        stopAll()
        stop?.()
      }
    },
    [timeline]
  )
  return useSyncExternalStore(subscribe, read, read)
}
