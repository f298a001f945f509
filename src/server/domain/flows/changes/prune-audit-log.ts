import { type AppContext, PRUNE_BATCH_SIZE, pruneInBatches } from '../../transaction'

/** A year. */
const KEPT_MS = 365 * 86_400_000
const KEPT_ENTRIES = 100_000
/** Actions of which a program may do thousands a day. */
const FREQUENT = ['messageDeleted', 'fileDeleted'] as const

const prune = async (domain: AppContext, among: 'in' | 'not in', max: number): Promise<void> => {
  const { id: firstAbove = '' } =
    (await domain.storage.read
      .selectFrom('auditLog')
      .select('id')
      .where('action', among, FREQUENT)
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
          .where('action', among, FREQUENT)
          .where(({ eb, or }) =>
            or([eb('createdAt', '<', now - KEPT_MS), eb('id', '<=', firstAbove)])
          )
          .limit(PRUNE_BATCH_SIZE)
      )
      .executeTakeFirst()
    return numDeletedRows
  })
}

/**
 * Deletes entries of the audit log older than a year, and the oldest above a number. Frequent ones are counted by
 * themselves, so that they push none of the others out.
 *
 * @param max Entries that are kept of either.
 */
export const pruneAuditLog = async (domain: AppContext, max = KEPT_ENTRIES): Promise<void> => {
  await prune(domain, 'in', max)
  await prune(domain, 'not in', max)
}
