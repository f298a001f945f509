import type { Db } from '../../../storage'

/** A table whose rows wait for a time, their `dueAt`. */
export type DueTable = 'mails' | 'invitationMails' | 'channelDeliveries'

/** A row whose time has come. */
export interface DueRow {
  id: string
  /** Outside service that it is for, for all accounts there; a slow one is not to hold up the others. */
  lane?: string | null
}

/** Which rows are wanted. */
export interface DueQuery {
  now: number
  limit: number
  /** Lanes of which none are wanted. */
  busy: readonly string[]
}

/** Lists rows to look at now, those first that have been due the longest; messages are for a type of channel. */
export const listDue = (
  db: Db,
  table: DueTable,
  { now, limit, busy }: DueQuery
): Promise<DueRow[]> => {
  if (table !== 'channelDeliveries') {
    const mails = db.selectFrom(table).select('id').where('dueAt', '<=', now)
    return mails.orderBy('dueAt').orderBy('id').limit(limit).execute()
  }
  return db
    .selectFrom('channelDeliveries')
    .innerJoin('clients', 'clients.id', 'channelDeliveries.clientId')
    .select(['channelDeliveries.id', 'clients.type as lane'])
    .where('dueAt', '<=', now)
    .$if(busy.length > 0, due => due.where('clients.type', 'not in', busy))
    .orderBy('dueAt')
    .orderBy('channelDeliveries.id')
    .limit(limit)
    .execute()
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
