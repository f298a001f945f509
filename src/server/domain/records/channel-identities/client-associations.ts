import type { Db } from '../../../storage'

/** Names a client of a participant. */
export interface ClientAssociation {
  type: string
  clientId: string
}

/**
 * Finds by what users are reached, the most recently seen first.
 *
 * @returns By user; users without an active identity are absent.
 */
export const associationsOf = async (
  db: Db,
  userIds: string[]
): Promise<Map<string, ClientAssociation[]>> => {
  const found = new Map<string, ClientAssociation[]>()
  if (!userIds.length) return found
  const rows = await db
    .selectFrom('clients')
    .select(['id', 'type', 'userId'])
    .where('userId', 'in', userIds)
    .where('status', '=', 'active')
    .orderBy('lastSeen', order => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute()
  for (const { id: clientId, type, userId } of rows) {
    found.set(userId, [...(found.get(userId) ?? []), { type, clientId }])
  }
  return found
}
