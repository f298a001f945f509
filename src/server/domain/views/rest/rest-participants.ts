import type { Row } from '../../../storage'
import type { ClientAssociation } from '../../records'
import { isoTime } from '../iso-time'

export interface RestParticipant {
  id: string
  userId: string
  userExternalId: string | null
  unreadCount: number
  /** Active clients of its user, the most recently seen first. */
  clientAssociations: ClientAssociation[]
  lastRead?: string | undefined
}

/**
 * Shows a participant; `externalId` is that of its user.
 *
 * @param associations Of users, the primary one first.
 */
export const restParticipant = (
  row: Row<'participants'> & { externalId: string | null },
  associations: ReadonlyMap<string, ClientAssociation[]>
): RestParticipant => ({
  id: row.id,
  userId: row.userId,
  userExternalId: row.externalId,
  unreadCount: row.unreadCount,
  clientAssociations: associations.get(row.userId) ?? [],
  lastRead: row.lastRead === null ? undefined : isoTime(row.lastRead)
})
