import { openSecret, type SecretBox } from '../../../auth'
import { type Db, prepared, type Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { storeDeliveryContent } from './delivery-contents'

/** The first event of a lane, with what is needed to deliver it. */
export type WebhookJob = Pick<
  Row<'webhookJobs'>,
  'position' | 'webhookId' | 'lane' | 'eventJson' | 'attempts'
> &
  Pick<Row<'webhooks'>, 'appId' | 'target' | 'secret'> & { dueAt: number }

/** Result of a delivery attempt; `nextAttemptAt` is null after the last one. */
export type Attempt = Pick<
  Row<'webhookDeliveries'>,
  'eventId' | 'type' | 'status' | 'error' | 'ms' | 'nextAttemptAt'
> & {
  /** Body of the answer as text; null: there was none. */
  answer: string | null
}

type QueuedJob = Pick<Row<'webhookJobs'>, 'position' | 'isBodyKept'>

const selectHeads = prepared<{ webhookId: string; limit: number }, WebhookJob>((db, value) =>
  db
    .selectFrom('webhookJobs')
    .innerJoin('webhooks', 'webhooks.id', 'webhookJobs.webhookId')
    .select(['position', 'webhookId', 'lane', 'eventJson', 'attempts', 'appId', 'target', 'secret'])
    .select(eb => eb.ref('dueAt').$notNull().as('dueAt'))
    .where('webhookId', '=', value('webhookId'))
    .where('dueAt', 'is not', null)
    .orderBy('dueAt')
    .orderBy('position')
    .limit(value('limit'))
)

const deleteJob = prepared<{ position: number }, QueuedJob>((db, value) =>
  db
    .deleteFrom('webhookJobs')
    .where('position', '=', value('position'))
    .returning(['position', 'isBodyKept'])
)

const promoteNext = prepared<{ webhookId: string; lane: string; now: number }, unknown>(
  (db, value) =>
    db
      .updateTable('webhookJobs')
      .set({ dueAt: value('now') })
      .where('position', '=', ({ selectFrom }) =>
        selectFrom('webhookJobs')
          .select(eb => eb.fn.min('position').as('first'))
          .where('webhookId', '=', value('webhookId'))
          .where('lane', '=', value('lane'))
      )
)

const postpone = prepared<{ position: number; attempts: number; dueAt: number }, QueuedJob>(
  (db, value) =>
    db
      .updateTable('webhookJobs')
      .set({ attempts: value('attempts'), dueAt: value('dueAt') })
      .where('position', '=', value('position'))
      .returning(['position', 'isBodyKept'])
)

const insertDelivery = prepared<Row<'webhookDeliveries'>, unknown>((db, value) =>
  db.insertInto('webhookDeliveries').values({
    id: value('id'),
    webhookId: value('webhookId'),
    eventId: value('eventId'),
    type: value('type'),
    attempt: value('attempt'),
    status: value('status'),
    error: value('error'),
    ms: value('ms'),
    createdAt: value('createdAt'),
    nextAttemptAt: value('nextAttemptAt')
  })
)

/**
 * Reads the first events of a webhook's lanes, those first that have been due the longest, with the
 * webhook's secret opened.
 */
export const readHeads = async (
  db: Db,
  secretBox: SecretBox,
  { webhookId, limit }: { webhookId: string; limit: number }
): Promise<WebhookJob[]> => {
  const jobs = await selectHeads(db, { webhookId, limit })
  return jobs.map(job => ({ ...job, secret: openSecret(secretBox, job.secret, webhookId) }))
}

/** Lists the webhooks for which something waits. */
export const listWaitingWebhooks = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('webhookJobs').select('webhookId').distinct().execute()
  return rows.map(({ webhookId }) => webhookId)
}

/** Counts the events that wait, over all webhooks. */
export const countWaiting = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('webhookJobs')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Queues an event that waits for no other, for one webhook. */
export const queueEvent = async (
  { db, now, announceWebhookJob }: Tx,
  webhookId: string,
  eventJson: string
): Promise<void> => {
  await db
    .insertInto('webhookJobs')
    .values({ webhookId, lane: newId(now), eventJson, dueAt: now })
    .execute()
  announceWebhookJob(webhookId)
}

/**
 * Records the result of an attempt. After the last one, the next event of the ordering key is due. A
 * webhook that was deleted meanwhile leaves nothing.
 */
export const recordAttempt = async (
  { db, now }: Tx,
  { position, webhookId, lane, attempts, eventJson, secret }: WebhookJob,
  { answer, ...attempt }: Attempt
): Promise<void> => {
  const { nextAttemptAt } = attempt
  const count = attempts + 1
  const [known] =
    nextAttemptAt === null
      ? await deleteJob(db, { position })
      : await postpone(db, { position, attempts: count, dueAt: nextAttemptAt })
  if (!known) return
  if (nextAttemptAt === null) await promoteNext(db, { webhookId, lane, now })
  const id = newId(now)
  await insertDelivery(db, { ...attempt, id, webhookId, attempt: count, createdAt: now })
  if (known.isBodyKept) await storeDeliveryContent(db, id, { eventJson, answer, secret })
}
