import { type Db, prepared, type Row } from '../../storage'
import type { Ring, Told } from '../events/event-log'
import { type KeptNews, WEBHOOKS_TOPIC } from '../events/news'
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
  db.insertInto('webhookJobs').values(({ case: either, exists, selectFrom }) => ({
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
      .else(value('now'))
      .end()
  }))
)

/** What happens to a conversation keeps its order, and so does what happens to a user. */
const laneOf = ({ id, conversationId, payload }: KeptNews): string =>
  conversationId ?? (payload['user'] as { id: string } | undefined)?.id ?? id

const asks = ({ triggersJson }: Pick<Subscriber, 'triggersJson'>, type: string): boolean =>
  triggersJson.includes(`"${type}"`)

/**
 * Says when the first webhook of an app that asks for one of these events was made.
 *
 * @returns Milliseconds since the epoch; undefined: none asks.
 */
export const whenFirstAsked = async (
  db: Db,
  appId: string,
  types: string[]
): Promise<number | undefined> => {
  const subscribers = await selectSubscribers(db, { appId })
  const asking = subscribers.filter(each => types.some(type => asks(each, type)))
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
  told: Told<KeptNews>[],
  guid: string | undefined
): Promise<Ring[]> => {
  const rung = new Set<string>()
  for (const [appId, news] of told) {
    const { id, type } = news
    for (const webhook of await selectSubscribers(db, { appId })) {
      if (!asks(webhook, type)) continue
      const createdAt = new Date(now).toISOString()
      const payload = await payloadForWebhook(db, news, webhook, guid)
      const eventJson = JSON.stringify({ id, type, createdAt, payload })
      await insertJob(db, { webhookId: webhook.id, lane: laneOf(news), eventJson, now })
      rung.add(webhook.id)
    }
  }
  return [...rung].map(webhookId => [WEBHOOKS_TOPIC, webhookId])
}
