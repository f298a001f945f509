import { useMemo } from 'react'
import { computed } from '@preact/signals-react'
import type { TimelineEntry } from '../../../client'
import type { Message } from '../../../protocol'
import { useValue } from '../../../ui'
import { useMessengerContext } from '../../core'

/**
 * Finds the newest message of its kind in the conversation on the screen, and follows its changes.
 *
 * @param isSought Has to say the same for the same id.
 * @param id Names what is sought; nothing is when absent.
 */
export const useEntry = (
  isSought: (message: Message, id: string) => boolean,
  id: string | undefined
): TimelineEntry | undefined => {
  const conversation = useValue(useMessengerContext().$conversation)
  const entry = useMemo(
    () =>
      computed(() => {
        const blocks = (id && conversation?.timeline.blocks.value) || []
        return blocks
          .flatMap(({ entries }) => entries.value)
          .findLast(({ message }) => isSought(message, id!))
      }),
    [conversation, id]
  )
  return useValue(entry)
}
