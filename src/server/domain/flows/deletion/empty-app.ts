import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../storage'
import { keepMemberPictures } from '../../records'
import { type AppContext, PRUNE_BATCH_SIZE, pruneInBatches } from '../../transaction'

/** Conversations or users in one transaction. */
const OWNERS_MAX = 100

/** Rows to delete. */
interface Rows {
  table: string
  /** Columns that tell a row from all others. */
  keys: string[]
  where: RawBuilder<unknown>
}

const deleteSome = async (db: Db, { table, keys, where }: Rows): Promise<bigint> => {
  const columns = sql.join(keys.map(key => sql.ref(key)))
  const found = sql`select ${columns} from ${sql.table(table)} where ${where}`
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)}
    where (${columns}) in (${found} limit ${sql.lit(PRUNE_BATCH_SIZE)})`.execute(db)
  return numAffectedRows
}

/**
 * Deletes rows of some conversations or users of an app, or these themselves once they have no more of them.
 *
 * @param rowsOf Lists the kinds of rows of which each may have many.
 */
const deleteOwners = async (
  db: Db,
  owners: 'conversations' | 'users',
  appId: string,
  rowsOf: (ids: RawBuilder<unknown>) => Rows[]
): Promise<bigint> => {
  const found = await db
    .selectFrom(owners)
    .select('id')
    .where('appId', '=', appId)
    .limit(OWNERS_MAX)
    .execute()
  if (!found.length) return 0n
  const ids = found.map(({ id }) => id)
  for (const rows of rowsOf(sql.join(ids))) {
    const deleted = await deleteSome(db, rows)
    if (deleted) return deleted
  }
  const { numDeletedRows } = await db.deleteFrom(owners).where('id', 'in', ids).executeTakeFirst()
  return numDeletedRows
}

const rowsOfConversations = (ids: RawBuilder<unknown>): Rows[] => [
  { table: 'messages', keys: ['conversationId', 'id'], where: sql`"conversationId" in (${ids})` }
]

const rowsOfUsers = (ids: RawBuilder<unknown>): Rows[] => [
  { table: 'userEvents', keys: ['userId', 'seq'], where: sql`"userId" in (${ids})` },
  {
    table: 'clientMessageIds',
    keys: ['userId', 'clientMessageId'],
    where: sql`"userId" in (${ids})`
  }
]

const ofWebhooks = (appId: string) =>
  sql`"webhookId" in (select "id" from "webhooks" where "appId" = ${appId})`

const rowsOfApp = (appId: string): Rows[] => [
  { table: 'appEvents', keys: ['position'], where: sql`"appId" = ${appId}` },
  { table: 'webhookJobs', keys: ['position'], where: ofWebhooks(appId) },
  { table: 'webhookDeliveries', keys: ['id'], where: ofWebhooks(appId) },
  {
    table: 'channelEvents',
    keys: ['integrationId', 'eventId'],
    where: sql`"integrationId" in (select "id" from "integrations" where "appId" = ${appId})`
  }
]

/**
 * Deletes most of an app's data in small transactions before the app itself, so that other writers get their turn. An
 * interrupted deletion is continued by another call.
 */
export const emptyApp = async (domain: AppContext, appId: string): Promise<void> => {
  // Files of a conversation go with it.
  await domain.write(tx => keepMemberPictures(tx, appId))
  await pruneInBatches(domain, ({ db }) =>
    deleteOwners(db, 'conversations', appId, rowsOfConversations)
  )
  await pruneInBatches(domain, ({ db }) => deleteOwners(db, 'users', appId, rowsOfUsers))
  for (const rows of rowsOfApp(appId)) {
    await pruneInBatches(domain, ({ db }) => deleteSome(db, rows))
  }
}
