import type { ThrottleOptions } from '../../auth'
import { PRUNE_BATCH_SIZE, type Tx } from '../transaction'

/** A token bucket of the database. */
interface StoredBucket extends Pick<ThrottleOptions, 'burst' | 'refillMs'> {
  key: string
}

/**
 * Takes a token from a bucket, which is full at first.
 *
 * @returns 0 when there was one, else the milliseconds until there is.
 */
export const takeToken = async (
  { db, now }: Tx,
  { key, burst, refillMs }: StoredBucket
): Promise<number> => {
  const row = await db
    .selectFrom('throttles')
    .select('fullAt')
    .where('key', '=', key)
    .executeTakeFirst()
  // A clock that was set back leaves the bucket empty at most.
  const untilFullMs = Math.min(Math.max(0, (row?.fullAt ?? 0) - now), burst * refillMs)
  const waitMs = untilFullMs + refillMs - burst * refillMs
  if (waitMs > 0) return waitMs
  const fullAt = now + untilFullMs + refillMs
  await db
    .insertInto('throttles')
    .values({ key, fullAt })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ fullAt }))
    .execute()
  return 0
}

/** Deletes buckets that are full again. @returns How many. */
export const deleteFullThrottles = async ({ db, now }: Tx): Promise<bigint> => {
  const { numDeletedRows } = await db
    .deleteFrom('throttles')
    .where('key', 'in', query =>
      query.selectFrom('throttles').select('key').where('fullAt', '<=', now).limit(PRUNE_BATCH_SIZE)
    )
    .executeTakeFirst()
  return numDeletedRows
}
