import { type AppContext, PRUNE_BATCH_SIZE, pruneInBatches } from '../../transaction'

/** A console that was left for a weekend may repeat its replies. */
const KEPT_MS = 7 * 86_400_000

/** Deletes keys older than a week. */
export const pruneIdempotencyKeys = (domain: AppContext): Promise<void> =>
  pruneInBatches(domain, async ({ db, now }) => {
    const { numDeletedRows } = await db
      .deleteFrom('idempotencyKeys')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('conversationId', 'key'),
          'in',
          selectFrom('idempotencyKeys')
            .select(['conversationId', 'key'])
            .where('createdAt', '<', now - KEPT_MS)
            .limit(PRUNE_BATCH_SIZE)
            .$asTuple('conversationId', 'key')
        )
      )
      .executeTakeFirst()
    return numDeletedRows
  })
