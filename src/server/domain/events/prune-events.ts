import { EVENT_LOG_DAYS } from '../../../protocol'
import type { Db } from '../../storage'
import type { Domain } from '../domain'

/** So many rows go at once, so that pruning never holds writers up. */
const BATCH_SIZE = 1_000
const DAY_MS = 86_400_000

const pruneUserEvents = (db: Db, oldest: number) =>
  db
    .deleteFrom('userEvents')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('userId', 'seq'),
        'in',
        selectFrom('userEvents')
          .select(['userId', 'seq'])
          .where('createdAt', '<', oldest)
          .limit(BATCH_SIZE)
          .$asTuple('userId', 'seq')
      )
    )
    .executeTakeFirst()

const pruneAppEvents = (db: Db, oldest: number) =>
  db
    .deleteFrom('appEvents')
    .where('createdAt', '<', oldest)
    .where('position', 'in', eb =>
      eb.selectFrom('appEvents').select('position').orderBy('position').limit(BATCH_SIZE)
    )
    // The newest stays: it says how far the log had got.
    .where('position', '<', eb =>
      eb.selectFrom('appEvents').select(({ fn }) => fn.max('position').as('newest'))
    )
    .executeTakeFirst()

const pruneBatch = (domain: Domain): Promise<boolean> =>
  domain.write(async ({ db, now }) => {
    const oldest = now - EVENT_LOG_DAYS * DAY_MS
    const users = await pruneUserEvents(db, oldest)
    const apps = await pruneAppEvents(db, oldest)
    return users.numDeletedRows + apps.numDeletedRows > 0
  })

/** Drops the events of both logs that are older than the logs reach back. */
export const pruneEvents = async (domain: Domain): Promise<void> => {
  while (await pruneBatch(domain)) continue
}
