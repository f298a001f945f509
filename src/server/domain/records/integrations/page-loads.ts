import type { Db, Row } from '../../../storage'
import type { Tx } from '../../transaction'

/** Sites that are kept for each outcome: the newest. */
const SITES_MAX = 20

/** A load of an integration by a page. */
export type PageLoad = Pick<Row<'pageLoads'>, 'integrationId' | 'outcome' | 'origin'>

/** Stores that a page has just loaded an integration; forgets the oldest sites. */
export const storePageLoad = async ({ db, now }: Tx, load: PageLoad): Promise<void> => {
  const { integrationId, outcome } = load
  const known = await db
    .selectFrom('integrations')
    .select('id')
    .where('id', '=', integrationId)
    .executeTakeFirst()
  if (!known) return
  await db
    .insertInto('pageLoads')
    .values({ ...load, at: now })
    .onConflict(conflict =>
      conflict.columns(['integrationId', 'outcome', 'origin']).doUpdateSet({ at: now })
    )
    .execute()
  const newest = db
    .selectFrom('pageLoads')
    .select('origin')
    .where('integrationId', '=', integrationId)
    .where('outcome', '=', outcome)
    .orderBy('at', 'desc')
    .limit(SITES_MAX)
  await db
    .deleteFrom('pageLoads')
    .where('integrationId', '=', integrationId)
    .where('outcome', '=', outcome)
    .where('origin', 'not in', newest)
    .execute()
}

/** Lists the loads of an integration, the newest first. */
export const listPageLoads = (
  db: Db,
  integrationId: string
): Promise<Pick<Row<'pageLoads'>, 'outcome' | 'origin' | 'at'>[]> =>
  db
    .selectFrom('pageLoads')
    .select(['outcome', 'origin', 'at'])
    .where('integrationId', '=', integrationId)
    .orderBy('at', 'desc')
    .execute()
