import type { Row } from '../../../storage'
import { type AppEvent, type AppContext, appTopic, newId } from '../../transaction'

/** Types of the events that only consoles hear. */
export type TeamEventType = 'conversation:presence' | 'conversation:scheduled'

const TYPES: ReadonlySet<string> = new Set<TeamEventType>([
  'conversation:presence',
  'conversation:scheduled'
])

/** Tells whether only consoles hear of an event. */
export const isOfTeam = ({ type }: Pick<AppEvent, 'type'>): boolean => TYPES.has(type)

/**
 * Tells the consoles of an app of something in a conversation. Ephemeral: nothing is stored, and neither visitors nor
 * programs hear it. Who misses it asks for the whole when the connection is back.
 */
export const announceToTeam = (
  { bus, clock }: Pick<AppContext, 'bus' | 'clock'>,
  { id, appId }: Pick<Row<'conversations'>, 'id' | 'appId'>,
  type: TeamEventType,
  payload: object = {}
): void => {
  const now = clock()
  const event: AppEvent = {
    id: newId(now),
    type,
    createdAt: new Date(now).toISOString(),
    payload: { conversation: { id }, ...payload }
  }
  bus.publish(appTopic(appId), event)
}
