import type { Row } from '../../storage'
import type { Tx } from '../domain'

type UserId = Pick<Row<'users'>, 'id'>

const conversationIdsOf = ({ db }: Pick<Tx, 'db'>, userId: string) =>
  db.selectFrom('participants').select('conversationId').where('userId', '=', userId)

/** Ids of the conversations in which a user takes part, or has sent something and left. */
export const placesOf = ({ db }: Pick<Tx, 'db'>, userId: string) =>
  conversationIdsOf({ db }, userId).union(
    db.selectFrom('clientMessageIds').select('conversationId').where('userId', '=', userId)
  )

/** Makes what one user wrote another's, so that sending it again stays harmless. */
export const handOverMessages = async (tx: Tx, from: UserId, into: UserId): Promise<void> => {
  const { db } = tx
  await db
    .updateTable('messages')
    .set({ userId: into.id })
    .where('conversationId', 'in', placesOf(tx, from.id))
    .where('userId', '=', from.id)
    .execute()
  await db
    .insertInto('clientMessageIds')
    .columns(['userId', 'clientMessageId', 'conversationId', 'messageId'])
    .expression(eb =>
      eb
        .selectFrom('clientMessageIds')
        .select(({ val }) => [
          val(into.id).as('userId'),
          'clientMessageId',
          'conversationId',
          'messageId'
        ])
        .where('userId', '=', from.id)
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Keeps one row where both take part: who has read in one's name has read in the other's. */
const joinParticipants = async ({ db }: Tx, from: UserId, into: UserId): Promise<void> => {
  const shared = await db
    .selectFrom('participants as theirs')
    .innerJoin('participants as own', 'own.conversationId', 'theirs.conversationId')
    .select(['own.id', 'own.unreadCount as ownCount', 'theirs.unreadCount as theirCount'])
    .select(['own.lastRead as ownRead', 'theirs.lastRead as theirRead'])
    .where('theirs.userId', '=', from.id)
    .where('own.userId', '=', into.id)
    .execute()
  for (const { id, ownCount, theirCount, ownRead, theirRead } of shared) {
    const lastRead = Math.max(ownRead ?? 0, theirRead ?? 0) || null
    const unreadCount = Math.min(ownCount, theirCount)
    await db
      .updateTable('participants')
      .set({ unreadCount, lastRead })
      .where('id', '=', id)
      .execute()
  }
}

/** Lets a user take part wherever another did, in that one's place. */
export const handOverPlaces = async (tx: Tx, from: UserId, into: UserId): Promise<void> => {
  await joinParticipants(tx, from, into)
  await tx.db
    .deleteFrom('participants')
    .where('userId', '=', from.id)
    .where('conversationId', 'in', conversationIdsOf(tx, into.id))
    .execute()
  await tx.db
    .updateTable('participants')
    .set({ userId: into.id })
    .where('userId', '=', from.id)
    .execute()
}
