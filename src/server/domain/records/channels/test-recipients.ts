import type { Db, Row } from '../../../storage'

/** People of whom one is chosen: the newest. */
const LISTED_MAX = 5

/** A person who takes messages in a channel, with the conversation that goes on there. */
export interface TestRecipient {
  client: Row<'clients'>
  conversationId: string
}

const recipients = (db: Db, integrationId: string) =>
  db
    .selectFrom('clients')
    .innerJoin('users', 'users.id', 'clients.userId')
    .innerJoin('participants', 'participants.userId', 'clients.userId')
    .innerJoin('conversations', 'conversations.id', 'participants.conversationId')
    .selectAll('clients')
    .select('conversations.id as conversationId')
    .where('clients.integrationId', '=', integrationId)
    .where('clients.status', '=', 'active')
    .where('clients.externalId', 'is not', null)
    .where('users.blockedAt', 'is', null)
    .where('conversations.isDefault', '=', 1)

/** Lists who could get a test message, those first who used the channel last. */
export const listTestRecipients = async (
  db: Db,
  integrationId: string
): Promise<TestRecipient[]> => {
  const rows = await recipients(db, integrationId)
    .orderBy('clients.lastSeen', 'desc')
    .orderBy('clients.id', 'desc')
    .limit(LISTED_MAX)
    .execute()
  return rows.map(({ conversationId, ...client }) => ({ client, conversationId }))
}

/** Finds the conversation in which a user takes messages in a channel. */
export const findTestConversation = async (
  db: Db,
  { integrationId, userId }: { integrationId: string; userId: string }
): Promise<string | undefined> => {
  const row = await recipients(db, integrationId)
    .where('clients.userId', '=', userId)
    .executeTakeFirst()
  return row?.conversationId
}
