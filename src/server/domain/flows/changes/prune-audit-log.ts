import type { Row } from '../../../storage'
import { AUDIT_KINDS } from '../../records'
import { type AppContext, PRUNE_BATCH_SIZE, pruneInBatches } from '../../transaction'

/** A year. */
const KEPT_MS = 365 * 86_400_000
const KEPT_ENTRIES = 100_000

type Deed = Pick<Row<'auditLog'>, 'kind' | 'action'>

const pruneOld = (domain: AppContext): Promise<void> =>
  pruneInBatches(domain, async ({ db, now }) => {
    const { numDeletedRows } = await db
      .deleteFrom('auditLog')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('auditLog')
          .select('id')
          .where('createdAt', '<', now - KEPT_MS)
          .limit(PRUNE_BATCH_SIZE)
      )
      .executeTakeFirst()
    return numDeletedRows
  })

/** Lists what was done to things of a kind more than `max` times. */
const listFrequent = async (
  { storage }: AppContext,
  kind: Deed['kind'],
  max: number
): Promise<Deed[]> => {
  const counts = await storage.read
    .selectFrom('auditLog')
    .select(({ fn }) => ['action', fn.countAll<number>().as('count')])
    .where('kind', '=', kind)
    .groupBy('action')
    .execute()
  return counts.filter(({ count }) => count > max).map(({ action }) => ({ kind, action }))
}

const pruneDeed = async (
  domain: AppContext,
  { kind, action }: Deed,
  max: number
): Promise<void> => {
  const above = await domain.storage.read
    .selectFrom('auditLog')
    .select('id')
    .where('kind', '=', kind)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .offset(max)
    .limit(1)
    .executeTakeFirst()
  if (!above) return
  await pruneInBatches(domain, async ({ db }) => {
    const { numDeletedRows } = await db
      .deleteFrom('auditLog')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('auditLog')
          .select('id')
          .where('kind', '=', kind)
          .where('action', '=', action)
          .where('id', '<=', above.id)
          .limit(PRUNE_BATCH_SIZE)
      )
      .executeTakeFirst()
    return numDeletedRows
  })
}

/**
 * Deletes entries of the audit log older than a year, and the oldest above a number. Each action on each kind is
 * counted by itself: agents and programs may do some of them thousands of times, which pushes none of the others
 * out.
 *
 * @param max Entries that are kept of each action on each kind.
 */
export const pruneAuditLog = async (domain: AppContext, max = KEPT_ENTRIES): Promise<void> => {
  await pruneOld(domain)
  for (const kind of AUDIT_KINDS) {
    for (const deed of await listFrequent(domain, kind, max)) await pruneDeed(domain, deed, max)
  }
}
