import type { Db } from '../../../storage'

/** A table whose rows wait for a time, their `dueAt`. */
export type DueTable = 'mails' | 'channelDeliveries'

/** Lists the ids of rows to look at now, those first that have been due the longest. */
export const listDue = async (
  db: Db,
  table: DueTable,
  now: number,
  limit: number
): Promise<string[]> => {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Finds when the next row is due that is not due yet. */
export const findNextDue = async (
  db: Db,
  table: DueTable,
  now: number
): Promise<number | undefined> => {
  const { next } = await db
    .selectFrom(table)
    .select(eb => eb.fn.min('dueAt').as('next'))
    .where('dueAt', '>', now)
    .executeTakeFirstOrThrow()
  return next ?? undefined
}
