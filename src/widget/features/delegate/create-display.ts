import type { TimelineEntry } from '../../../client'
import type { Delegate } from '../../core/public'
import type { Display, MessengerContext } from '../../core'
import { delegateDataOf, type createReport } from './ask-delegate'
import { checkAnswer } from './check-answer'

/** Creates the filter that shows messages as the page's delegate wants them; it asks once for each message. */
export const createDisplay = (
  { settings, $conversation }: Pick<MessengerContext, 'settings' | '$conversation'>,
  report: ReturnType<typeof createReport>
): Display => {
  let asked = new WeakMap<TimelineEntry, TimelineEntry[]>()
  let last: Delegate | null | undefined

  return (entries, conversation = $conversation.get()) => {
    const { delegate } = settings
    if (delegate !== last) asked = new WeakMap()
    last = delegate
    if (!delegate?.beforeDisplay) return entries

    const show = (entry: TimelineEntry): TimelineEntry[] => {
      try {
        const message = delegate.beforeDisplay!(
          structuredClone(entry.message),
          delegateDataOf(conversation)
        )
        if (!message) return []
        const { id, received } = entry.message
        return [{ ...entry, message: { ...checkAnswer(entry.message, message), id, received } }]
      } catch (error) {
        report('beforeDisplay', error)
      }
      return [entry]
    }
    return entries.flatMap(entry => {
      if (!asked.has(entry)) asked.set(entry, show(entry))
      return asked.get(entry)!
    })
  }
}
