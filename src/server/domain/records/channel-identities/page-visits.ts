import type { Db, Row } from '../../../storage'
import { newId, PRUNE_BATCH_SIZE, type Tx } from '../../transaction'

/** Page visits of a user that are kept. */
const VISITS_MAX = 50
const KEPT_MS = 30 * 86_400_000
/** Time after which the same page counts as opened once more. */
const SAME_VISIT_MS = 30 * 60_000

const newestFirst = (db: Db, userId: string) =>
  db.selectFrom('pageVisits').where('userId', '=', userId).orderBy('id', 'desc')

/** Lists the pages that a user has opened, the newest first. */
export const listPageVisits = (db: Db, userId: string, now: number): Promise<Row<'pageVisits'>[]> =>
  newestFirst(db, userId)
    .selectAll()
    .where('visitedAt', '>=', now - KEPT_MS)
    .limit(VISITS_MAX)
    .execute()

/** Deletes the page visits of a user but the newest. */
const trimPageVisits = async (db: Db, userId: string): Promise<void> => {
  await db
    .deleteFrom('pageVisits')
    .where('userId', '=', userId)
    .where('id', 'not in', newestFirst(db, userId).select('id').limit(VISITS_MAX))
    .execute()
}

/** Keeps a page that a user has opened, unless it is the one on which their browser was just now. */
export const insertPageVisit = async (
  { db, now }: Pick<Tx, 'db' | 'now'>,
  visit: Omit<Row<'pageVisits'>, 'id' | 'visitedAt'>
): Promise<void> => {
  const { userId, deviceId, url } = visit
  const newest = await newestFirst(db, userId)
    .selectAll()
    .where('deviceId', '=', deviceId)
    .limit(1)
    .executeTakeFirst()
  if (newest?.url === url && newest.visitedAt > now - SAME_VISIT_MS) return
  await db
    .insertInto('pageVisits')
    .values({ ...visit, id: newId(now), visitedAt: now })
    .execute()
  await trimPageVisits(db, userId)
}

/** Gives the page visits of one user to another. */
export const movePageVisits = async (db: Db, from: string, into: string): Promise<void> => {
  await db.updateTable('pageVisits').set({ userId: into }).where('userId', '=', from).execute()
  await trimPageVisits(db, into)
}

/** Deletes all page visits of a user. */
export const erasePageVisits = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('pageVisits').where('userId', '=', userId).execute()
}

/** Deletes a batch of page visits that are too old. @returns The number of deleted rows. */
export const deleteOldPageVisits = async ({ db, now }: Pick<Tx, 'db' | 'now'>): Promise<bigint> => {
  const old = db
    .selectFrom('pageVisits')
    .select('id')
    .where('visitedAt', '<', now - KEPT_MS)
    .limit(PRUNE_BATCH_SIZE)
  const { numDeletedRows } = await db
    .deleteFrom('pageVisits')
    .where('id', 'in', old)
    .executeTakeFirst()
  return numDeletedRows
}
