import type { ClientEvent, EventsAnswer } from '../../../protocol'
import { type Db, prepared, readJson, type Row } from '../../storage'
import type { AppEvent } from '../transaction'
import type { Session } from './sessions'

/** Rows that are read at once. */
const STEP = 100
/** No page goes on once it holds so much; some of the messages are long. */
const PAGE_MAX_BYTES = 256 * 1024

/** Events of an app after a position; `reset` when the log no longer reaches back to it. */
export interface AppEventPage {
  events: AppEvent[]
  reset: boolean
}

/** User whose log is read. */
export type LogReader = Pick<Session, 'userId'>

const selectSeq = prepared<{ userId: string }, { seq: number }>((db, value) =>
  db.selectFrom('users').select('seq').where('id', '=', value('userId'))
)

type UserEventsAfter = { userId: string; after: number; limit: number }
type UserEventRow = Pick<Row<'userEvents'>, 'seq' | 'bodyJson'>

const selectUserEvents = prepared<UserEventsAfter, UserEventRow>((db, value) =>
  db
    .selectFrom('userEvents')
    .select(['seq', 'bodyJson'])
    .where('userId', '=', value('userId'))
    .where('seq', '>', value('after'))
    .orderBy('seq')
    .limit(value('limit'))
)

/** Reads the rows of a page, and whether it was cut: there may be more then. */
const readPage = async (db: Db, { userId, after, limit }: UserEventsAfter) => {
  const page: UserEventRow[] = []
  let bytes = 0
  while (page.length < limit) {
    const step = Math.min(STEP, limit - page.length)
    const rows = await selectUserEvents(db, {
      userId,
      after: page.at(-1)?.seq ?? after,
      limit: step
    })
    for (const row of rows) {
      page.push(row)
      bytes += Buffer.byteLength(row.bodyJson)
      if (bytes >= PAGE_MAX_BYTES) return { rows: page, isCut: true }
    }
    if (rows.length < step) return { rows: page, isCut: false }
  }
  return { rows: page, isCut: true }
}

/** The number of the newest event that a user may see. */
export const readSeq = async (db: Db, { userId }: LogReader): Promise<number> => {
  const [user] = await selectSeq(db, { userId })
  return user?.seq ?? 0
}

/**
 * Reads what happened to a user after event number `after`, oldest first.
 *
 * @returns The events and the newest `seq`; where there are more than `limit`, or than a page
 *   holds, the `seq` of the last one, from which to go on. `reset` when the log does not reach back so far, or never got so far.
 */
export const readUserEvents = (
  db: Db,
  reader: LogReader,
  after: number,
  limit: number
): Promise<EventsAnswer> =>
  db.transaction().execute(async snapshot => {
    const seq = await readSeq(snapshot, reader)
    if (after === seq) return { events: [], seq }
    const { rows, isCut } = await readPage(snapshot, { userId: reader.userId, after, limit })
    if (rows[0]?.seq !== after + 1) return { reset: true, seq }
    const events = rows.map(row => ({
      seq: row.seq,
      event: readJson<ClientEvent<string>>(row.bodyJson)
    }))
    return { events, seq: isCut ? (events.at(-1)?.seq ?? seq) : seq }
  })

/** Lists users whose log has an event stored since a time, with their newest `seq`. */
export const listUsersWithEvents = (
  db: Db,
  since: number,
  limit: number
): Promise<Pick<Row<'users'>, 'id' | 'appId' | 'seq'>[]> =>
  db
    .selectFrom('users')
    .select(['id', 'appId', 'seq'])
    .where('id', 'in', eb =>
      eb
        .selectFrom('userEvents')
        .select('userId')
        .distinct()
        .where('createdAt', '>=', since)
        .limit(limit)
    )
    .execute()

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
      payload: readJson<AppEvent['payload']>(payloadJson)
    })),
    reset: oldest !== undefined && oldest.position > after + 1
  }
}
