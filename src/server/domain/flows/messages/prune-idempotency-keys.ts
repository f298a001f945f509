import type { AppContext } from '../../transaction'

/** Rows in one delete, so that pruning does not delay writers. */
const BATCH_SIZE = 1_000

/** A console that was left for a weekend may repeat its replies. */
const KEPT_MS = 7 * 86_400_000

const pruneBatch = ({ write }: AppContext): Promise<boolean> =>
  write(async ({ db, now }) => {
    const { numDeletedRows } = await db
      .deleteFrom('idempotencyKeys')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('conversationId', 'key'),
          'in',
          selectFrom('idempotencyKeys')
            .select(['conversationId', 'key'])
            .where('createdAt', '<', now - KEPT_MS)
            .limit(BATCH_SIZE)
            .$asTuple('conversationId', 'key')
        )
      )
      .executeTakeFirst()
    return numDeletedRows > 0
  })

/** Deletes keys older than a week. */
export const pruneIdempotencyKeys = async (domain: AppContext): Promise<void> => {
  while (await pruneBatch(domain)) continue
}
