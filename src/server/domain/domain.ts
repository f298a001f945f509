import type { ClientEvent, NumberedEvent } from '../../protocol'
import type { Bus } from '../realtime/bus'
import type { Db, Storage } from '../storage'
import { newId } from './ids'

type Without<Event, Key extends PropertyKey> = Event extends unknown ? Omit<Event, Key> : never

/** An event of a user's log as a domain function states it; the time is that of its transaction. */
export type UserNews = Without<ClientEvent<string>, 'createdAt'>

/** An event of an app's log, for agents, bots and webhooks. */
export interface AppNews {
  /** Such as `conversation:message`. */
  type: string
  conversationId?: string
  /** As the REST API and webhooks show it. */
  payload: Record<string, unknown>
}

/** An event of an app's log in its place; what the bus carries under {@link appTopic}. */
export interface AppEvent {
  /** Grows from event to event within an app, with holes. Absent for typing, which is never stored. */
  position?: number
  id: string
  type: string
  /** ISO 8601. */
  createdAt: string
  payload: Record<string, unknown>
}

/** One transaction. What it tells is stored by its last statements and rung after its commit. */
export interface Tx {
  db: Db
  /** Milliseconds since the epoch; the same all through the transaction. */
  now: number
  tellUser(userId: string, news: UserNews): void
  tellApp(appId: string, news: AppNews): void
}

/** What domain functions work on. */
export interface Domain {
  storage: Storage
  bus: Bus
  /** Milliseconds since the epoch. */
  clock: () => number
  /**
   * Runs `fn` in a transaction and answers when it is on the disk; then rings those who were told.
   * `fn` awaits nothing but `tx.db`.
   *
   * @throws {ChatError} `unavailable` when nothing was stored; else whatever `fn` throws.
   */
  write<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
}

type Told<News> = [id: string, news: News]
type Ring = [topic: string, payload: unknown]

const iso = (time: number) => new Date(time).toISOString()

/** Under this topic the bus carries the user's {@link NumberedEvent}s. */
export const userTopic = (userId: string): string => `users/${userId}`

/** Under this topic the bus carries the app's {@link AppEvent}s. */
export const appTopic = (appId: string): string => `apps/${appId}`

const storeUserEvents = async (db: Db, now: number, told: Told<UserNews>[]): Promise<Ring[]> => {
  const newsByUser = new Map<string, UserNews[]>()
  for (const [userId, news] of told) {
    newsByUser.set(userId, [...(newsByUser.get(userId) ?? []), news])
  }

  const rings: Ring[] = []
  // In the order of ids, so that two transactions never wait for each other's counters.
  for (const userId of [...newsByUser.keys()].sort()) {
    const list = newsByUser.get(userId) ?? []
    const user = await db
      .updateTable('users')
      .set(eb => ({ seq: eb('seq', '+', list.length) }))
      .where('id', '=', userId)
      .returning('seq')
      .executeTakeFirst()
    if (!user) continue
    for (const [index, news] of list.entries()) {
      const seq = user.seq - list.length + index + 1
      const event = { createdAt: iso(now), ...news } as ClientEvent<string>
      await db
        .insertInto('userEvents')
        .values({ userId, seq, createdAt: now, bodyJson: JSON.stringify(event) })
        .execute()
      rings.push([userTopic(userId), { seq, event } satisfies NumberedEvent])
    }
  }
  return rings
}

const storeAppEvents = async (db: Db, now: number, told: Told<AppNews>[]): Promise<Ring[]> => {
  const rings: Ring[] = []
  for (const [appId, { type, conversationId = null, payload }] of told) {
    const id = newId(now)
    const { insertId } = await db
      .insertInto('appEvents')
      .values({
        id,
        appId,
        conversationId,
        type,
        createdAt: now,
        payloadJson: JSON.stringify(payload)
      })
      .executeTakeFirstOrThrow()
    const event: AppEvent = { position: Number(insertId), id, type, createdAt: iso(now), payload }
    rings.push([appTopic(appId), event])
  }
  return rings
}

/** @param clock Milliseconds since the epoch. @default Date.now */
export const createDomain = (storage: Storage, bus: Bus, clock = Date.now): Domain => ({
  storage,
  bus,
  clock,
  async write(fn) {
    const rings: Ring[] = []
    const result = await storage.write(async db => {
      const now = clock()
      const users: Told<UserNews>[] = []
      const apps: Told<AppNews>[] = []
      const value = await fn({
        db,
        now,
        tellUser: (userId, news) => void users.push([userId, news]),
        tellApp: (appId, news) => void apps.push([appId, news])
      })
      rings.push(...(await storeAppEvents(db, now, apps)))
      rings.push(...(await storeUserEvents(db, now, users)))
      return value
    })
    for (const [topic, payload] of rings) bus.publish(topic, payload)
    return result
  }
})
