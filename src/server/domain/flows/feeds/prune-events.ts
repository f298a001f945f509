import { EVENT_LOG_DAYS } from '../../../../protocol'
import type { Db } from '../../../storage'
import type { AppContext } from '../../transaction'

/** Rows in one delete, so that pruning does not delay writers. */
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
    // The newest stays: its position is the end of the log.
    .where('position', '<', eb =>
      eb.selectFrom('appEvents').select(({ fn }) => fn.max('position').as('newest'))
    )
    .executeTakeFirst()

const pruneBatch = (domain: AppContext): Promise<boolean> =>
  domain.write(async ({ db, now }) => {
    const oldest = now - EVENT_LOG_DAYS * DAY_MS
    const users = await pruneUserEvents(db, oldest)
    const apps = await pruneAppEvents(db, oldest)
    return users.numDeletedRows + apps.numDeletedRows > 0
  })

/** Deletes the events of both logs that are older than their retention. */
export const pruneEvents = async (domain: AppContext): Promise<void> => {
  while (await pruneBatch(domain)) continue
}
