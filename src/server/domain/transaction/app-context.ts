import type { SecretBox } from '../../auth'
import type { Bus } from '../../bus'
import { type Db, type Row, type Storage, together } from '../../storage'
import { type Publication, storeAppEvents, storeUserEvents, type PendingEvent } from './event-log'
import { newId } from './ids'
import {
  accessTopic,
  type AppEvent,
  appTopic,
  CHANNELS_TOPIC,
  DELIVERIES_TOPIC,
  MAILS_TOPIC,
  memberTopic,
  type NewAppEvent,
  type IdentifiedAppEvent,
  sessionTopic,
  settingsTopic,
  type NewUserEvent,
  USER_CHANGE,
  WEBHOOKS_CHANGED_TOPIC,
  WEBHOOKS_TOPIC
} from './pending-events'

/** One transaction. Events emitted in it are written just before its commit and published right after it. */
export interface Tx {
  db: Db
  /** Seals what is stored of keys and webhooks. */
  secretBox: SecretBox
  /** Milliseconds since the epoch; the same all through the transaction. */
  now: number
  /** Adds an event to a user's log. */
  emitUserEvent(userId: string, event: NewUserEvent): void
  /** Adds an event to an app's log, and to the queues of its webhooks. */
  emitAppEvent(appId: string, event: NewAppEvent): void
  /** Adds an event to the queues of an app's webhooks only; its log does not show it. */
  emitWebhookEvent(appId: string, event: NewAppEvent): void
  /** Names the device, by the widget's id for it, from which all events of this transaction come. */
  setOriginDevice(guid: string): void
  /** Makes connections of a session read it again: it ended, or its user became another. */
  invalidateSession(tokenHash: string): void
  /** Makes open event streams of an app re-check their authorization. */
  invalidateAccess(appId: string): void
  /** Makes open event streams of a console user re-check their authorization: sessions of theirs have ended. */
  invalidateMember(consoleUserId: string): void
  /** Tells the consoles of an app that the profile, fields or externalId of a user have changed; it is stored nowhere. */
  announceUser(user: Pick<Row<'users'>, 'id' | 'appId'>): void
  /** Tells the connected visitors of a web integration that its settings have changed. */
  announceSettings(integrationId: string): void
  /** Drops what is remembered of the triggers of an app's webhooks. */
  invalidateWebhooks(appId: string): void
  /** Makes the job that calls webhooks look for what waits for one. */
  announceWebhookJob(webhookId: string): void
  /** Whether and how mails go out; undefined: none do. */
  mail: MailPlan | undefined
  /** Makes the job that sends mails look for those that are due. */
  announceMails(): void
  /** Makes the job that sends messages to channels look for those that wait. */
  announceDeliveries(): void
  /** Makes the job that connects channels look for accounts that have changed. */
  announceChannels(): void
}

/** Times and names of mails to users. */
export interface MailPlan {
  /** Milliseconds for which a message stays unseen before it is mailed. */
  delayMs: number
  /** Domain of the mails' Message-IDs. */
  host: string
}

/** Writes the mails that events of a transaction cause, within that transaction. */
export type StoreMails = (tx: Tx, events: PendingEvent<IdentifiedAppEvent>[]) => Promise<void>

/**
 * Writes the deliveries to channels that events of a transaction cause, within that transaction.
 *
 * @returns The ids of messages that go to a channel, and need no mail.
 */
export type StoreDeliveries = (
  tx: Tx,
  events: PendingEvent<IdentifiedAppEvent>[]
) => Promise<Set<string>>

/**
 * Writes the webhook deliveries that events of a transaction cause, within that transaction.
 *
 * @param guid The device that the events come from; undefined: none.
 * @returns Notices to publish after the commit.
 */
export type StoreWebhookJobs = (
  db: Db,
  now: number,
  events: PendingEvent<IdentifiedAppEvent>[],
  guid: string | undefined
) => Promise<Publication[]>

/** The unit of work that all flows run on. */
export interface AppContext {
  storage: Storage
  bus: Bus
  /** Opens and seals the secrets of keys, webhooks and channels. */
  secretBox: SecretBox
  /** Milliseconds since the epoch. */
  clock: () => number
  /**
   * Runs `fn` in a transaction, resolves when it is on the disk, then publishes its events.
   * `fn` awaits and changes nothing but `tx.db`: it may run again.
   *
   * @throws {ChatError} `unavailable` when nothing was stored; else whatever `fn` throws.
   */
  write<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
}

/** Parts that an {@link AppContext} is made of. */
export interface AppContextParts {
  storage: Storage
  bus: Bus
  secretBox: SecretBox
  storeWebhookJobs: StoreWebhookJobs
  storeMails: StoreMails
  storeDeliveries: StoreDeliveries
  /** @default no mails go out */
  mail?: MailPlan | undefined
  /** Milliseconds since the epoch. @default the clock of the storage */
  clock?: (() => number) | undefined
}

/** Makes the unit of work of one server. */
export const createAppContext = ({
  storage,
  bus,
  secretBox,
  storeWebhookJobs,
  storeMails,
  storeDeliveries,
  mail,
  clock = storage.clock
}: AppContextParts): AppContext => ({
  storage,
  bus,
  secretBox,
  clock,
  async write(fn) {
    let publications: Publication[] = []
    const result = await storage.write(async db => {
      const now = clock()
      const users: PendingEvent<NewUserEvent>[] = []
      const apps: PendingEvent<IdentifiedAppEvent>[] = []
      const webhookOnly: PendingEvent<IdentifiedAppEvent>[] = []
      const invalidations: Publication[] = []
      let guid: string | undefined
      const withId = (event: NewAppEvent): IdentifiedAppEvent => ({ ...event, id: newId(now) })
      const tx: Tx = {
        db,
        secretBox,
        now,
        emitUserEvent: (userId, event) => void users.push([userId, event]),
        emitAppEvent: (appId, event) => void apps.push([appId, withId(event)]),
        emitWebhookEvent: (appId, event) => void webhookOnly.push([appId, withId(event)]),
        setOriginDevice: id => void (guid = id),
        invalidateSession: tokenHash => void invalidations.push([sessionTopic(tokenHash), {}]),
        invalidateAccess: appId => void invalidations.push([accessTopic(appId), {}]),
        invalidateMember: id => void invalidations.push([memberTopic(id), {}]),
        announceUser({ id, appId }) {
          const createdAt = new Date(now).toISOString()
          const event = { id: newId(now), type: USER_CHANGE, createdAt, payload: { user: { id } } }
          invalidations.push([appTopic(appId), event satisfies AppEvent])
        },
        announceSettings: id => void invalidations.push([settingsTopic(id), {}, true]),
        invalidateWebhooks: appId => void invalidations.push([WEBHOOKS_CHANGED_TOPIC, appId]),
        announceWebhookJob: id => void invalidations.push([WEBHOOKS_TOPIC, id]),
        mail,
        announceMails: () => void invalidations.push([MAILS_TOPIC, {}]),
        announceDeliveries: () => void invalidations.push([DELIVERIES_TOPIC, {}]),
        announceChannels: () => void invalidations.push([CHANNELS_TOPIC, {}])
      }
      const value = await fn(tx)
      const reached = await storeDeliveries(tx, apps)
      if (mail) {
        await storeMails(
          tx,
          apps.filter(([, { payload }]) => !reached.has(payload.message?.id ?? ''))
        )
      }
      const stored = await together([
        storeAppEvents(db, now, apps),
        storeWebhookJobs(db, now, [...apps, ...webhookOnly], guid),
        storeUserEvents(db, now, users)
      ])
      publications = [...stored.flat(), ...invalidations]
      return value
    })
    for (const publication of publications) bus.publish(...publication)
    return result
  }
})
