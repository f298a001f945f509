import { EVENT_LOG_DAYS } from '../../../../protocol'
import type { Db } from '../../../storage'
import { type AppContext, PRUNE_BATCH_SIZE, pruneInBatches } from '../../transaction'

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
          .limit(PRUNE_BATCH_SIZE)
          .$asTuple('userId', 'seq')
      )
    )
    .executeTakeFirst()

const pruneAppEvents = (db: Db, oldest: number) =>
  db
    .deleteFrom('appEvents')
    .where('createdAt', '<', oldest)
    .where('position', 'in', eb =>
      eb.selectFrom('appEvents').select('position').orderBy('position').limit(PRUNE_BATCH_SIZE)
    )
    // The newest stays: its position is the end of the log.
    .where('position', '<', eb =>
      eb.selectFrom('appEvents').select(({ fn }) => fn.max('position').as('newest'))
    )
    .executeTakeFirst()

/** Deletes the events of both logs that are older than their retention. */
export const pruneEvents = (domain: AppContext): Promise<void> =>
  pruneInBatches(domain, async ({ db, now }) => {
    const oldest = now - EVENT_LOG_DAYS * DAY_MS
    const users = await pruneUserEvents(db, oldest)
    const apps = await pruneAppEvents(db, oldest)
    return users.numDeletedRows + apps.numDeletedRows
  })
