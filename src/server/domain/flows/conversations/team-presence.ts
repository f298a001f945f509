import type { Row } from '../../../storage'
import type { AppContext } from '../../transaction'
import { announceToTeam } from './announce-to-team'

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
 * Tells the consoles of an app who looks at a conversation or writes in it. Consoles repeat it, and forget those from
 * whom they hear nothing.
 */
export const announcePresence = (
  context: Pick<AppContext, 'bus' | 'clock'>,
  conversation: Pick<Row<'conversations'>, 'id' | 'appId'>,
  presence: Presence
): void => announceToTeam(context, conversation, 'conversation:presence', presence)
