import { type ClientEvent, EVENT_LOG_KEPT_EVENTS, type NumberedEvent } from '../../../protocol'
import { type Db, prepared, type Row, together } from '../../storage'
import { appEventSubjects, userEventSubjects } from './event-subjects'
import {
  type AppEvent,
  appTopic,
  type IdentifiedAppEvent,
  type NewUserEvent,
  userTopic
} from './pending-events'

/** Growth, in events, after which a user's log is trimmed to its maximum. */
const TRIM_EVERY_EVENTS = 1_000

/** An event to be written, and the id of the user or app whose log it goes to. */
export type PendingEvent<Event> = [id: string, event: Event]

/** A topic and payload to publish after the commit, and whether the database holds the payload. */
export type Publication = [topic: string, payload: unknown, isStored?: boolean]

const isoTime = (time: number) => new Date(time).toISOString()

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
    bodyJson: value('bodyJson'),
    conversationId: value('conversationId'),
    messageId: value('messageId'),
    authorId: value('authorId')
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
        payloadJson: value('payloadJson'),
        messageId: value('messageId'),
        userId: value('userId'),
        quotedMessageId: value('quotedMessageId'),
        quotedUserId: value('quotedUserId')
      })
      .returning('position')
)

const trim = async (db: Db, userId: string, before: number, seq: number): Promise<void> => {
  const hasGrown = Math.floor(seq / TRIM_EVERY_EVENTS) > Math.floor(before / TRIM_EVERY_EVENTS)
  if (!hasGrown || seq <= EVENT_LOG_KEPT_EVENTS) return
  await db
    .deleteFrom('userEvents')
    .where('userId', '=', userId)
    .where('seq', '<=', seq - EVENT_LOG_KEPT_EVENTS)
    .execute()
}

/** Writes users' logs, each event under that user's next `seq`. Events of deleted users are dropped. */
export const storeUserEvents = async (
  db: Db,
  now: number,
  pending: PendingEvent<NewUserEvent>[]
): Promise<Publication[]> => {
  const byUser = new Map<string, NewUserEvent[]>()
  for (const [userId, event] of pending) byUser.set(userId, [...(byUser.get(userId) ?? []), event])

  const store = async ([userId, events]: [string, NewUserEvent[]]): Promise<Publication[]> => {
    const [user] = await raiseSeq(db, { userId, by: events.length })
    if (!user) return []
    const before = user.seq - events.length
    const add = async (newEvent: NewUserEvent, index: number): Promise<Publication> => {
      const seq = before + index + 1
      const event: ClientEvent<string> = { createdAt: isoTime(now), ...newEvent }
      const subjects = userEventSubjects(newEvent, userId)
      const bodyJson = JSON.stringify(event)
      await insertUserEvent(db, { userId, seq, createdAt: now, bodyJson, ...subjects })
      return [userTopic(userId), { seq, event } satisfies NumberedEvent, true]
    }
    const publications = await together(events.map(add))
    await trim(db, userId, before, user.seq)
    return publications
  }
  // In the order of ids, so that two transactions never wait for each other's counters.
  const logs = [...byUser].sort(([a], [b]) => (a < b ? -1 : 1))
  return (await together(logs.map(store))).flat()
}

/** Writes apps' logs. */
export const storeAppEvents = async (
  db: Db,
  now: number,
  pending: PendingEvent<IdentifiedAppEvent>[]
): Promise<Publication[]> => {
  const store = async ([appId, event]: PendingEvent<IdentifiedAppEvent>): Promise<Publication> => {
    const { id, type, conversationId = null, payload } = event
    const payloadJson = JSON.stringify(payload)
    const row = { id, appId, conversationId, type, createdAt: now, payloadJson }
    const [stored] = await insertAppEvent(db, { ...row, ...appEventSubjects(payload) })
    const numbered = { position: stored?.position, id, type, createdAt: isoTime(now), payload }
    return [appTopic(appId), numbered satisfies AppEvent, true]
  }
  return together(pending.map(store))
}
