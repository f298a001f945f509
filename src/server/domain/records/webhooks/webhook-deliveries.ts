import type { Db, Row } from '../../../storage'
import { newestPage, type Page, type PageRequest, readPageById } from '../shared'

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
    newestPage(page)
  )

/** An attempt with what it sent and what came back, as far as that is kept. */
export type LoggedDelivery = Row<'webhookDeliveries'> & {
  eventJson: string | null
  answer: string | null
}

/** Finds an attempt of a webhook. */
export const findDelivery = (
  db: Db,
  { webhookId, id }: { webhookId: string; id: string }
): Promise<LoggedDelivery | undefined> =>
  db
    .selectFrom('webhookDeliveries')
    .leftJoin('deliveryContents', 'deliveryContents.deliveryId', 'webhookDeliveries.id')
    .selectAll('webhookDeliveries')
    .select(['deliveryContents.eventJson', 'deliveryContents.answer'])
    .where('webhookDeliveries.webhookId', '=', webhookId)
    .where('webhookDeliveries.id', '=', id)
    .executeTakeFirst()
