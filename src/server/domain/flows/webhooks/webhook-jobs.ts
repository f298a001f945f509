import { type Db, prepared, type Row } from '../../../storage'
import {
  type IdentifiedAppEvent,
  type Publication,
  type PendingEvent,
  WEBHOOKS_TOPIC
} from '../../transaction'
import { type Fullness, payloadForWebhook } from './webhook-payloads'

type Subscriber = Pick<Row<'webhooks'>, 'id' | 'triggersJson' | 'createdAt'> & Fullness

const selectSubscribers = prepared<{ appId: string }, Subscriber>((db, value) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'triggersJson', 'createdAt', 'includeFullUser', 'includeFullSource'])
    .where('appId', '=', value('appId'))
)

type NewJob = { webhookId: string; lane: string; eventJson: string; now: number }

const insertJob = prepared<NewJob, unknown>((db, value) =>
  db.insertInto('webhookJobs').values(({ case: either, cast, exists, selectFrom, val }) => ({
    webhookId: value('webhookId'),
    lane: value('lane'),
    eventJson: value('eventJson'),
    dueAt: either()
      .when(
        exists(
          selectFrom('webhookJobs')
            .select('position')
            .where('webhookId', '=', value('webhookId'))
            .where('lane', '=', value('lane'))
        )
      )
      .then(null)
      // Of two unknown values PostgreSQL would make a text.
      .else(cast<number>(val(value('now')), 'bigint'))
      .end()
  }))
)

/** Returns the key whose events are delivered in order: the conversation, else the user. */
const orderingKeyOf = ({ id, conversationId, payload }: IdentifiedAppEvent): string =>
  conversationId ?? payload.user?.id ?? id

const hasTrigger = ({ triggersJson }: Pick<Subscriber, 'triggersJson'>, type: string): boolean =>
  triggersJson.includes(`"${type}"`)

/**
 * Finds when the first webhook of an app with one of these triggers was created.
 *
 * @returns Milliseconds since the epoch; undefined: none asks.
 */
export const findFirstSubscription = async (
  db: Db,
  appId: string,
  types: string[]
): Promise<number | undefined> => {
  const subscribers = await selectSubscribers(db, { appId })
  const asking = subscribers.filter(each => types.some(type => hasTrigger(each, type)))
  return asking.length ? Math.min(...asking.map(({ createdAt }) => createdAt)) : undefined
}

/**
 * Writes what is to be delivered to webhooks, as it is sent at each attempt.
 *
 * @param guid The browser through which it came; undefined: through none.
 */
export const storeWebhookJobs = async (
  db: Db,
  now: number,
  events: PendingEvent<IdentifiedAppEvent>[],
  guid: string | undefined
): Promise<Publication[]> => {
  const webhookIds = new Set<string>()
  const subscribers = new Map<string, Subscriber[]>()
  for (const appId of new Set(events.map(([appId]) => appId))) {
    subscribers.set(appId, await selectSubscribers(db, { appId }))
  }
  for (const [appId, event] of events) {
    const { id, type } = event
    for (const webhook of subscribers.get(appId) ?? []) {
      if (!hasTrigger(webhook, type)) continue
      const createdAt = new Date(now).toISOString()
      const payload = await payloadForWebhook(db, event, webhook, guid)
      const eventJson = JSON.stringify({ id, type, createdAt, payload })
      await insertJob(db, { webhookId: webhook.id, lane: orderingKeyOf(event), eventJson, now })
      webhookIds.add(webhook.id)
    }
  }
  return [...webhookIds].map(webhookId => [WEBHOOKS_TOPIC, webhookId])
}
