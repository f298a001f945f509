import type { Db, Row } from '../../../storage'
import type { Tx } from '../../transaction'

/** Sites that are kept for each outcome: the newest. */
const SITES_MAX = 20

/** Loads of an integration by the pages of one site. */
export type PageLoad = Omit<Row<'pageLoads'>, 'at'>

/** Stores that pages of a site have just loaded an integration; deletes the oldest sites. */
export const storePageLoad = async ({ db, now }: Tx, load: PageLoad): Promise<void> => {
  const { integrationId, outcome, loads } = load
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
      conflict
        .columns(['integrationId', 'outcome', 'origin'])
        .doUpdateSet(known => ({ at: now, loads: known('pageLoads.loads', '+', loads) }))
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
): Promise<Omit<Row<'pageLoads'>, 'integrationId'>[]> =>
  db
    .selectFrom('pageLoads')
    .select(['outcome', 'origin', 'at', 'loads'])
    .where('integrationId', '=', integrationId)
    .orderBy('at', 'desc')
    .execute()
