import type { Row } from '../../../storage'
import type { Tx } from '../../transaction'

/**
 * Deletes what the logs of webhooks keep of events that show a user, and keeps nothing of those that
 * wait: they may show them, too.
 */
export const eraseDeliveryContents = async (
  { db }: Tx,
  { id, appId }: Pick<Row<'users'>, 'id' | 'appId'>
): Promise<void> => {
  await db
    .deleteFrom('deliveryContents')
    .where(({ eb, or }) => or([eb('userId', '=', id), eb('quotedUserId', '=', id)]))
    .execute()
  await db
    .updateTable('webhookJobs')
    .set({ isBodyKept: 0 })
    .where('webhookId', 'in', ({ selectFrom }) =>
      selectFrom('webhooks').select('id').where('appId', '=', appId)
    )
    .execute()
}
