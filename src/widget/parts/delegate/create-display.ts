import type { TimelineEntry } from '../../../client'
import type { Delegate } from '../../delegate'
import type { Services } from '../../services'
import { dataOf, type createReport } from './ask'
import { checkAnswer } from './check-answer'

/** Makes what shows messages as the page's delegate wants them; asks once for each. */
export const createDisplay = (
  { settings, $conversation }: Pick<Services, 'settings' | '$conversation'>,
  report: ReturnType<typeof createReport>
): Services['display'] => {
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
          dataOf(conversation)
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
