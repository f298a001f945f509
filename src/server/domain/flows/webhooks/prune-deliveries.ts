import type { AppContext } from '../../transaction'

/** Rows in one delete, so that pruning does not delay writers. */
const BATCH_SIZE = 1_000

const KEPT_MS = 7 * 86_400_000

const pruneBatch = ({ write }: AppContext): Promise<boolean> =>
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

/** Deletes deliveries older than a week. */
export const pruneDeliveries = async (domain: AppContext): Promise<void> => {
  while (await pruneBatch(domain)) continue
}
