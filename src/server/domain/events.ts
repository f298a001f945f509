import { type ClientEvent, EVENT_LOG_DAYS, type EventsAnswer } from '../../protocol'
import type { Db } from '../storage'
import type { AppEvent, Domain } from './domain'

/** So many rows go at once, so that pruning never holds writers up. */
const PRUNE_BATCH = 1_000
const DAY_MS = 86_400_000

/** What happened in an app after a position; `reset` when the log no longer reaches back to it. */
export interface AppEventPage {
  events: AppEvent[]
  reset: boolean
}

/** The number of the newest event that a user may see. */
export const readSeq = async (db: Db, userId: string): Promise<number> => {
  const user = await db
    .selectFrom('users')
    .select('seq')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.seq ?? 0
}

/**
 * Reads what happened to a user after event number `after`, oldest first.
 *
 * @returns The events and the newest `seq`; where there are more than `limit`, the `seq` of the last
 *   one, from which to go on. `reset` when the log does not reach back so far, or never got so far.
 */
export const readUserEvents = (
  db: Db,
  userId: string,
  after: number,
  limit: number
): Promise<EventsAnswer> =>
  db.transaction().execute(async snapshot => {
    const seq = await readSeq(snapshot, userId)
    if (after === seq) return { events: [], seq }
    const rows = await snapshot
      .selectFrom('userEvents')
      .select(['seq', 'bodyJson'])
      .where('userId', '=', userId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(limit)
      .execute()
    if (rows[0]?.seq !== after + 1) return { reset: true, seq }
    const events = rows.map(row => ({
      seq: row.seq,
      event: JSON.parse(row.bodyJson) as ClientEvent<string>
    }))
    const isCut = rows.length === limit
    return { events, seq: isCut ? (rows.at(-1)?.seq ?? seq) : seq }
  })

/** The position of the newest event of any app, 0 when there was none. */
export const newestAppPosition = async (db: Db): Promise<number> => {
  const newest = await db
    .selectFrom('appEvents')
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.position ?? 0
}

/** Reads what happened in an app after a position, oldest first. */
export const readAppEvents = async (
  db: Db,
  appId: string,
  after: number,
  limit: number
): Promise<AppEventPage> => {
  const oldest = await db
    .selectFrom('appEvents')
    .select('position')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('appEvents')
    .selectAll()
    .where('appId', '=', appId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute()
  return {
    events: rows.map(({ position, id, type, createdAt, payloadJson }) => ({
      position,
      id,
      type,
      createdAt: new Date(createdAt).toISOString(),
      payload: JSON.parse(payloadJson) as AppEvent['payload']
    })),
    reset: oldest !== undefined && oldest.position > after + 1
  }
}

const pruneBatch = (domain: Domain): Promise<boolean> =>
  domain.write(async ({ db, now }) => {
    const oldest = now - EVENT_LOG_DAYS * DAY_MS
    const users = await db
      .deleteFrom('userEvents')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('userId', 'seq'),
          'in',
          selectFrom('userEvents')
            .select(['userId', 'seq'])
            .where('createdAt', '<', oldest)
            .limit(PRUNE_BATCH)
            .$asTuple('userId', 'seq')
        )
      )
      .executeTakeFirst()
    const apps = await db
      .deleteFrom('appEvents')
      .where('position', 'in', eb =>
        eb
          .selectFrom('appEvents')
          .select('position')
          .where('createdAt', '<', oldest)
          // The newest stays: it says how far the log had got.
          .where('position', '<', eb =>
            eb.selectFrom('appEvents').select(eb => eb.fn.max('position').as('newest'))
          )
          .orderBy('position')
          .limit(PRUNE_BATCH)
      )
      .executeTakeFirst()
    return users.numDeletedRows + apps.numDeletedRows > 0
  })

/** Drops the events of both logs that are older than the logs reach back. */
export const pruneEvents = async (domain: Domain): Promise<void> => {
  while (await pruneBatch(domain)) continue
}
