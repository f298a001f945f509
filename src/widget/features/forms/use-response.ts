import { useMemo } from 'react'
import { computed } from '@preact/signals-react'
import type { TimelineEntry } from '../../../client'
import { useValue } from '../../../ui'
import { useMessengerContext } from '../../core'

/** Finds the answers to a form that were sent just now: they stand at the end of the conversation. */
export const useResponse = (formId: string): TimelineEntry | undefined => {
  const conversation = useValue(useMessengerContext().$conversation)
  const response = useMemo(
    () =>
      computed(() => {
        const newest = conversation?.timeline.blocks.value.at(-1)?.entries.value
        return newest?.findLast(
          ({ message }) => message.type === 'formResponse' && message.quotedMessageId === formId
        )
      }),
    [conversation, formId]
  )
  return useValue(response)
}
