import { type AppContext, PRUNE_BATCH_SIZE, pruneInBatches } from '../../transaction'

const KEPT_MS = 7 * 86_400_000

/** Deletes deliveries older than a week. */
export const pruneDeliveries = (domain: AppContext): Promise<void> =>
  pruneInBatches(domain, async ({ db, now }) => {
    const { numDeletedRows } = await db
      .deleteFrom('webhookDeliveries')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('webhookDeliveries')
          .select('id')
          .where('createdAt', '<', now - KEPT_MS)
          .limit(PRUNE_BATCH_SIZE)
      )
      .executeTakeFirst()
    return numDeletedRows
  })
