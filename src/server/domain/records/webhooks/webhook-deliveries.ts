import type { Db, Row } from '../../../storage'
import { type Page, type PageRequest, readPageById } from '../shared'

/** Sorts behind every id. */
const AFTER_ALL = 'f'.repeat(24)

/** Lists what became of attempts, in their order; the newest page when neither end is given. */
export const listDeliveries = (
  db: Db,
  webhookId: string,
  page: PageRequest
): Promise<Page<Row<'webhookDeliveries'>>> =>
  readPageById(
    db,
    db.selectFrom('webhookDeliveries').selectAll().where('webhookId', '=', webhookId),
    'webhookDeliveries.id',
    page.after === undefined ? { ...page, before: page.before ?? AFTER_ALL } : page
  )
