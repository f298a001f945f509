import type { Bus } from '../realtime/bus'
import type { Db, Storage } from '../storage'
import { type Ring, storeAppEvents, storeUserEvents, type Told } from './events/event-log'
import { newId } from './ids'
import {
  accessTopic,
  type AppNews,
  type KeptNews,
  sessionTopic,
  type UserNews,
  WEBHOOKS_CHANGED_TOPIC
} from './events/news'
import { storeWebhookJobs } from './webhooks/webhook-jobs'

export * from './events/news'

/** One transaction. What it tells is stored by its last statements and rung after its commit. */
export interface Tx {
  db: Db
  /** Milliseconds since the epoch; the same all through the transaction. */
  now: number
  tellUser(userId: string, news: UserNews): void
  tellApp(appId: string, news: AppNews): void
  /** Tells the app's webhooks only; its log does not show it. */
  tellWebhooks(appId: string, news: AppNews): void
  /** All that it tells came through this browser, as its widget calls it. */
  comesFrom(guid: string): void
  /** Has the connections of a session look at it again: it ended, or its user became another. */
  wakeSession(tokenHash: string): void
  /** Has those look again who read along in an app: it was deleted, or a key to it. */
  accessChanged(appId: string): void
  /** Has those look again who remember what an app's webhooks ask for. */
  webhooksChanged(appId: string): void
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
      const apps: Told<KeptNews>[] = []
      const asides: Told<KeptNews>[] = []
      const woken: Ring[] = []
      let browser: string | undefined
      const keep = (news: AppNews): KeptNews => ({ ...news, id: newId(now) })
      const value = await fn({
        db,
        now,
        tellUser: (userId, news) => void users.push([userId, news]),
        tellApp: (appId, news) => void apps.push([appId, keep(news)]),
        tellWebhooks: (appId, news) => void asides.push([appId, keep(news)]),
        comesFrom: guid => void (browser = guid),
        wakeSession: tokenHash => void woken.push([sessionTopic(tokenHash), {}]),
        accessChanged: appId => void woken.push([accessTopic(appId), {}]),
        webhooksChanged: appId => void woken.push([WEBHOOKS_CHANGED_TOPIC, appId])
      })
      rings.push(...(await storeAppEvents(db, now, apps)))
      rings.push(...(await storeWebhookJobs(db, now, [...apps, ...asides], browser)))
      rings.push(...(await storeUserEvents(db, now, users)))
      rings.push(...woken)
      return value
    })
    for (const [topic, payload] of rings) bus.publish(topic, payload)
    return result
  }
})
