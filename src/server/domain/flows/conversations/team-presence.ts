import type { Row } from '../../../storage'
import { type AppEvent, type AppContext, appTopic, newId } from '../../transaction'

/** Type of the events by which members of the team see who else has a conversation open. */
export const TEAM_PRESENCE = 'conversation:presence'

/** A member of the team in a conversation, in one tab. */
export interface Presence {
  member: { id: string; name: string }
  /** Id that the tab has given itself. */
  tab: string
  state: 'looking' | 'writing' | 'gone'
  /** Whether the tab has just come, and the others are to say that they are there. */
  isNew: boolean
}

/**
 * Tells the consoles of an app who looks at a conversation or writes in it. Ephemeral: nothing is stored, and neither
 * visitors nor programs hear it. Consoles repeat it, and forget those from whom they hear nothing.
 */
export const announcePresence = (
  { bus, clock }: Pick<AppContext, 'bus' | 'clock'>,
  { id, appId }: Pick<Row<'conversations'>, 'id' | 'appId'>,
  presence: Presence
): void => {
  const now = clock()
  const event: AppEvent = {
    id: newId(now),
    type: TEAM_PRESENCE,
    createdAt: new Date(now).toISOString(),
    payload: { conversation: { id }, ...presence }
  }
  bus.publish(appTopic(appId), event)
}
