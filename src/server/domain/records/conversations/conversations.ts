import { type Db, prepared, type Row } from '../../../storage'

/** All conversations in which a user takes part. */
export const conversationsOfUser = (db: Db, userId: string): Promise<Row<'conversations'>[]> =>
  db
    .selectFrom('conversations')
    .innerJoin('participants', 'participants.conversationId', 'conversations.id')
    .selectAll('conversations')
    .where('participants.userId', '=', userId)
    .execute()

/** The conversation in which a user's message lands that names none. */
export const findDefaultConversation = (
  db: Db,
  userId: string
): Promise<Row<'conversations'> | undefined> =>
  db
    .selectFrom('conversations')
    .innerJoin('participants', 'participants.conversationId', 'conversations.id')
    .selectAll('conversations')
    .where('participants.userId', '=', userId)
    .where('conversations.isDefault', '=', 1)
    .executeTakeFirst()

const findConversation = prepared<{ appId: string; id: string }, Row<'conversations'>>(
  (db, value) =>
    db
      .selectFrom('conversations')
      .selectAll()
      .where('id', '=', value('id'))
      .where('appId', '=', value('appId'))
)

/** Finds a conversation of an app. */
export const getConversation = async (
  db: Db,
  appId: string,
  id: string
): Promise<Row<'conversations'> | undefined> => (await findConversation(db, { appId, id }))[0]

const findUserConversation = prepared<{ userId: string; id: string }, Row<'conversations'>>(
  (db, value) =>
    db
      .selectFrom('conversations')
      .innerJoin('participants', 'participants.conversationId', 'conversations.id')
      .selectAll('conversations')
      .where('conversations.id', '=', value('id'))
      .where('participants.userId', '=', value('userId'))
)

/** Finds a conversation in which this user takes part. */
export const getUserConversation = async (
  db: Db,
  userId: string,
  id: string
): Promise<Row<'conversations'> | undefined> => (await findUserConversation(db, { userId, id }))[0]
