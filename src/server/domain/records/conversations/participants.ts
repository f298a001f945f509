import { type Db, prepared, type Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'

const selectParticipants = prepared<{ conversationId: string }, Row<'participants'>>((db, value) =>
  db
    .selectFrom('participants')
    .selectAll()
    .where('conversationId', '=', value('conversationId'))
    .orderBy('createdAt')
    .orderBy('id')
)

/** Lists the participants of a conversation in the order in which they joined. */
export const listParticipants = (db: Db, conversationId: string): Promise<Row<'participants'>[]> =>
  selectParticipants(db, { conversationId })

/** Inserts a participant. Emits no event. */
export const insertParticipant = (
  tx: Tx,
  conversationId: string,
  userId: string
): Promise<Row<'participants'>> =>
  tx.db
    .insertInto('participants')
    .values({ id: newId(tx.now), conversationId, userId, lastRead: null, createdAt: tx.now })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Finds the user of a participant. */
export const findParticipatingUser = (
  db: Db,
  conversationId: string,
  participantId: string
): Promise<Row<'users'> | undefined> =>
  db
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.userId')
    .selectAll('users')
    .where('participants.conversationId', '=', conversationId)
    .where('participants.id', '=', participantId)
    .executeTakeFirst()

export const conversationIdsOf = ({ db }: Pick<Tx, 'db'>, userId: string) =>
  db.selectFrom('participants').select('conversationId').where('userId', '=', userId)

/** Selects the ids of conversations that a user is in, or has written in and left. */
export const conversationIdsWithTraces = ({ db }: Pick<Tx, 'db'>, userId: string) =>
  conversationIdsOf({ db }, userId).union(
    db.selectFrom('clientMessageIds').select('conversationId').where('userId', '=', userId)
  )
