import { type AppContext, PRUNE_BATCH_SIZE, pruneInBatches } from '../../transaction'

/** A year. */
const KEPT_MS = 365 * 86_400_000
const KEPT_ENTRIES = 100_000

/**
 * Deletes entries of the audit log older than a year, and the oldest above a number.
 *
 * @param max Entries that are kept.
 */
export const pruneAuditLog = async (domain: AppContext, max = KEPT_ENTRIES): Promise<void> => {
  const { id: firstAbove = '' } =
    (await domain.storage.read
      .selectFrom('auditLog')
      .select('id')
      .orderBy('id', 'desc')
      .offset(max)
      .limit(1)
      .executeTakeFirst()) ?? {}
  await pruneInBatches(domain, async ({ db, now }) => {
    const { numDeletedRows } = await db
      .deleteFrom('auditLog')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('auditLog')
          .select('id')
          .where(({ eb, or }) =>
            or([eb('createdAt', '<', now - KEPT_MS), eb('id', '<=', firstAbove)])
          )
          .limit(PRUNE_BATCH_SIZE)
      )
      .executeTakeFirst()
    return numDeletedRows
  })
}
