import { EMAIL } from '../../../channels'
import type { Db } from '../../../storage'
import { readJson } from '../../../storage'
import { scheduleMail, type UserProfile } from '../../records'
import type { IdentifiedAppEvent, PendingEvent, Tx } from '../../transaction'

/** Lists who has not seen something in a conversation, and could be reached by mail. */
const listReachable = async (db: Db, conversationId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.userId')
    .select(['users.id', 'users.profileJson'])
    .select(eb =>
      eb
        .selectFrom('clients')
        .select('clients.id')
        .whereRef('clients.userId', '=', 'users.id')
        .where('clients.type', '=', EMAIL)
        .limit(1)
        .as('clientId')
    )
    .where('participants.conversationId', '=', conversationId)
    .where('participants.unreadCount', '>', 0)
    .where('users.blockedAt', 'is', null)
    .execute()
  return rows
    .filter(each => each.clientId !== null || readJson<UserProfile>(each.profileJson).email)
    .map(({ id }) => id)
}

/** Makes mails wait for the messages of the business that a transaction emits. */
export const storeMails = async (
  tx: Tx,
  events: PendingEvent<IdentifiedAppEvent>[]
): Promise<void> => {
  const conversationIds = new Set<string>()
  for (const [, { type, conversationId, payload }] of events) {
    if (type !== 'conversation:message' || payload.message?.author?.type !== 'business') continue
    if (conversationId !== undefined) conversationIds.add(conversationId)
  }
  for (const conversationId of conversationIds) {
    for (const userId of await listReachable(tx.db, conversationId)) {
      await scheduleMail(tx, { conversationId, userId })
    }
  }
}
