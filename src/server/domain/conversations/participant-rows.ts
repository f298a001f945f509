import { type Db, prepared, type Row } from '../../storage'
import type { Tx } from '../domain'
import { newId } from '../ids'

const selectParticipants = prepared<{ conversationId: string }, Row<'participants'>>((db, value) =>
  db
    .selectFrom('participants')
    .selectAll()
    .where('conversationId', '=', value('conversationId'))
    .orderBy('createdAt')
    .orderBy('id')
)

/** Those who take part, the first to come first. */
export const listParticipants = (db: Db, conversationId: string): Promise<Row<'participants'>[]> =>
  selectParticipants(db, { conversationId })

/** Stores that a user takes part, telling nobody. */
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
