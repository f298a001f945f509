import type { Db, Row } from '../../storage'
import type { Domain } from '../domain'
import { type Page, type PageRequest, readPageById } from '../pages'

/** So many rows go at once, so that pruning never holds writers up. */
const BATCH_SIZE = 1_000
const KEPT_MS = 7 * 86_400_000
/** Sorts behind every id. */
const AFTER_ALL = 'f'.repeat(24)

/** Shows what became of an attempt as the REST API does. */
export const restDelivery = (row: Row<'webhookDeliveries'>) => ({
  id: row.id,
  eventId: row.eventId,
  type: row.type,
  attempt: row.attempt,
  status: row.status ?? undefined,
  error: row.error ?? undefined,
  ms: row.ms,
  time: new Date(row.createdAt).toISOString(),
  nextAttemptAt: row.nextAttemptAt === null ? undefined : new Date(row.nextAttemptAt).toISOString()
})

/** Lists what became of attempts, in their order; the newest page when neither end is given. */
export const listDeliveries = (
  db: Db,
  webhookId: string,
  page: PageRequest
): Promise<Page<Row<'webhookDeliveries'>>> =>
  readPageById(
    db.selectFrom('webhookDeliveries').selectAll().where('webhookId', '=', webhookId),
    'webhookDeliveries.id',
    page.after === undefined ? { ...page, before: page.before ?? AFTER_ALL } : page
  )

const pruneBatch = ({ write }: Domain): Promise<boolean> =>
  write(async ({ db, now }) => {
    const { numDeletedRows } = await db
      .deleteFrom('webhookDeliveries')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('webhookDeliveries')
          .select('id')
          .where('createdAt', '<', now - KEPT_MS)
          .limit(BATCH_SIZE)
      )
      .executeTakeFirst()
    return numDeletedRows > 0
  })

/** Drops what is older than a week. */
export const pruneDeliveries = async (domain: Domain): Promise<void> => {
  while (await pruneBatch(domain)) continue
}
