import type { TimelineEntry } from '../../../client'
import type { Delegate } from '../../delegate'
import type { Services } from '../../services'
import { dataOf, type createReport } from './ask'

/** Makes what shows messages as the page's delegate wants them; asks once for each. */
export const createDisplay = (
  { settings, $conversation }: Services,
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
        if (message.type) return [{ ...entry, message: { ...message, id: entry.message.id } }]
        report('beforeDisplay', `expected a message, got ${JSON.stringify(message)}.`)
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
