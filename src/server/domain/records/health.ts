import { sql } from 'kysely'
import type { Db } from '../../storage'

/** Failing webhooks and channels that are listed. */
const LISTED_MAX = 20
const OK_MIN = 200
const OK_MAX = 299

/** Counts the messages that wait for channels. */
export const countWaitingDeliveries = async (db: Db): Promise<number> => {
  // Only the first one that waits for a client has a time, which an index holds.
  const waiting = db
    .selectFrom('channelDeliveries')
    .select('clientId')
    .where('dueAt', 'is not', null)
  const { count } = await db
    .selectFrom('channelDeliveries')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('clientId', 'in', waiting)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Lists webhooks whose newest attempt was not answered with success. */
export const listFailingWebhooks = (db: Db) =>
  db
    .selectFrom('webhooks')
    .innerJoin('apps', 'apps.id', 'webhooks.appId')
    .innerJoin('webhookDeliveries', join =>
      join.on(({ eb, selectFrom }) =>
        eb(
          'webhookDeliveries.id',
          '=',
          selectFrom('webhookDeliveries as newest')
            .select('newest.id')
            .whereRef('newest.webhookId', '=', 'webhooks.id')
            .orderBy('newest.id', 'desc')
            .limit(1)
        )
      )
    )
    .select([
      'webhooks.id',
      'webhooks.appId',
      'webhooks.integrationId',
      'webhooks.target',
      'apps.displayName as appName',
      'webhookDeliveries.status',
      'webhookDeliveries.error',
      'webhookDeliveries.createdAt'
    ])
    .where(eb =>
      eb.or([eb('status', 'is', null), eb('status', '<', OK_MIN), eb('status', '>', OK_MAX)])
    )
    .orderBy('webhooks.id')
    .limit(LISTED_MAX)
    .execute()

/** A webhook whose newest attempt failed. */
export type FailingWebhook = Awaited<ReturnType<typeof listFailingWebhooks>>[number]

/** Lists channels whose outside service refuses what was given for it. */
export const listFailingChannels = (db: Db) =>
  db
    .selectFrom('integrations')
    .innerJoin('apps', 'apps.id', 'integrations.appId')
    .select([
      'integrations.id',
      'integrations.appId',
      'integrations.type',
      'integrations.displayName',
      'integrations.connectionProblem',
      'apps.displayName as appName'
    ])
    .where('integrations.status', '=', 'error')
    .orderBy('integrations.id')
    .limit(LISTED_MAX)
    .execute()

/** A channel that its outside service refuses. */
export type FailingChannel = Awaited<ReturnType<typeof listFailingChannels>>[number]

/** Reads the bytes of the database, on SQLite without its write-ahead log. */
export const readDatabaseBytes = async (db: Db, kind: 'sqlite' | 'postgresql'): Promise<number> => {
  const size =
    kind === 'sqlite'
      ? sql`page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql`pg_database_size(current_database()) as bytes`
  const { rows } = await sql<{ bytes: string | number }>`select ${size}`.execute(db)
  return Number(rows[0]?.bytes)
}
