import { type ClientEvent, EVENT_LOG_MAX_EVENTS, type NumberedEvent } from '../../../protocol'
import { type Db, prepared, type Row } from '../../storage'
import { type AppEvent, appTopic, type KeptNews, type UserNews, userTopic } from './news'

/** A user's log is cut to size each time it has grown by so many events. */
const TRIM_EVERY_EVENTS = 1_000

/** News and whom they concern: a user or an app. */
export type Told<News> = [id: string, news: News]

/** What the bus is to carry after the commit. */
export type Ring = [topic: string, payload: unknown]

const iso = (time: number) => new Date(time).toISOString()

const raiseSeq = prepared<{ userId: string; by: number }, { seq: number }>((db, value) =>
  db
    .updateTable('users')
    .set(eb => ({ seq: eb('seq', '+', value('by')) }))
    .where('id', '=', value('userId'))
    .returning('seq')
)

const insertUserEvent = prepared<Row<'userEvents'>, unknown>((db, value) =>
  db.insertInto('userEvents').values({
    userId: value('userId'),
    seq: value('seq'),
    createdAt: value('createdAt'),
    bodyJson: value('bodyJson')
  })
)

const insertAppEvent = prepared<Omit<Row<'appEvents'>, 'position'>, { position: number }>(
  (db, value) =>
    db
      .insertInto('appEvents')
      .values({
        id: value('id'),
        appId: value('appId'),
        conversationId: value('conversationId'),
        type: value('type'),
        createdAt: value('createdAt'),
        payloadJson: value('payloadJson')
      })
      .returning('position')
)

const trim = async (db: Db, userId: string, before: number, seq: number): Promise<void> => {
  const grown = Math.floor(seq / TRIM_EVERY_EVENTS) > Math.floor(before / TRIM_EVERY_EVENTS)
  if (!grown || seq <= EVENT_LOG_MAX_EVENTS) return
  await db
    .deleteFrom('userEvents')
    .where('userId', '=', userId)
    .where('seq', '<=', seq - EVENT_LOG_MAX_EVENTS)
    .execute()
}

/** Writes users' logs, each event under that user's next number. A user who is gone has no log. */
export const storeUserEvents = async (
  db: Db,
  now: number,
  told: Told<UserNews>[]
): Promise<Ring[]> => {
  const newsOf = new Map<string, UserNews[]>()
  for (const [userId, news] of told) newsOf.set(userId, [...(newsOf.get(userId) ?? []), news])

  const rings: Ring[] = []
  // In the order of ids, so that two transactions never wait for each other's counters.
  for (const [userId, list] of [...newsOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [user] = await raiseSeq(db, { userId, by: list.length })
    if (!user) continue
    const before = user.seq - list.length
    for (const [index, news] of list.entries()) {
      const seq = before + index + 1
      const event = { createdAt: iso(now), ...news } as ClientEvent<string>
      const bodyJson = JSON.stringify(event)
      await insertUserEvent(db, { userId, seq, createdAt: now, bodyJson })
      rings.push([userTopic(userId), { seq, event } satisfies NumberedEvent])
    }
    await trim(db, userId, before, user.seq)
  }
  return rings
}

/** Writes apps' logs. */
export const storeAppEvents = async (
  db: Db,
  now: number,
  told: Told<KeptNews>[]
): Promise<Ring[]> => {
  const rings: Ring[] = []
  for (const [appId, { id, type, conversationId = null, payload }] of told) {
    const payloadJson = JSON.stringify(payload)
    const row = { id, appId, conversationId, type, createdAt: now, payloadJson }
    const [stored] = await insertAppEvent(db, row)
    const event = { position: stored?.position, id, type, createdAt: iso(now), payload }
    rings.push([appTopic(appId), event satisfies AppEvent])
  }
  return rings
}
