import { randomBytes } from 'node:crypto'
import { ChatError, WEBHOOKS_MAX } from '../../../protocol'
import type { Db, Row } from '../../storage'
import type { Tx } from '../domain'
import { newId } from '../ids'
import { type Page, type PageRequest, readPageById } from '../pages'
import type { WebhookTrigger } from './webhook-triggers'

const SECRET_BYTES = 32

/** What can be decided of a webhook; the caller has checked the target. */
export interface WebhookFields {
  target: string
  triggers: WebhookTrigger[]
  /** Whether users in events come with profile, metadata and identities. @default false */
  includeFullUser?: boolean
  /** Whether sources in events come with client and device. @default false */
  includeFullSource?: boolean
}

type Owner = Pick<Row<'integrations'>, 'id' | 'appId'>

/** As the libraries of Standard Webhooks want it. */
const newWebhookSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

const triggersJson = (triggers: WebhookTrigger[]) => JSON.stringify([...new Set(triggers)])

/** Shows a webhook as the REST API does. */
export const restWebhook = (row: Row<'webhooks'>) => ({
  id: row.id,
  version: 'v2',
  target: row.target,
  triggers: JSON.parse(row.triggersJson) as WebhookTrigger[],
  secret: row.secret,
  includeFullUser: row.includeFullUser === 1,
  includeFullSource: row.includeFullSource === 1
})

const webhooksOf = (db: Db, integrationId: string) =>
  db.selectFrom('webhooks').selectAll().where('integrationId', '=', integrationId)

/** Finds a webhook of one integration. */
export const findWebhook = (
  db: Db,
  integrationId: string,
  id: string
): Promise<Row<'webhooks'> | undefined> =>
  webhooksOf(db, integrationId).where('id', '=', id).executeTakeFirst()

/** Lists an integration's webhooks, in the order they were made. */
export const listWebhooks = (
  db: Db,
  integrationId: string,
  page: PageRequest
): Promise<Page<Row<'webhooks'>>> =>
  readPageById(webhooksOf(db, integrationId), 'webhooks.id', page)

/**
 * Makes a webhook with a new secret.
 *
 * @throws {ChatError} `invalid-request` when the app has ten.
 */
export const createWebhook = async (
  tx: Tx,
  { id: integrationId, appId }: Owner,
  { target, triggers, includeFullUser = false, includeFullSource = false }: WebhookFields
): Promise<Row<'webhooks'>> => {
  const { count } = await tx.db
    .selectFrom('webhooks')
    .where('appId', '=', appId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= WEBHOOKS_MAX) {
    throw new ChatError(
      'invalid-request',
      `An app can have at most ${WEBHOOKS_MAX} webhooks. Delete one that is no longer used.`
    )
  }
  tx.webhooksChanged(appId)
  return tx.db
    .insertInto('webhooks')
    .values({
      id: newId(tx.now),
      appId,
      integrationId,
      target,
      triggersJson: triggersJson(triggers),
      secret: newWebhookSecret(),
      includeFullUser: Number(includeFullUser),
      includeFullSource: Number(includeFullSource),
      createdAt: tx.now
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes the fields that are given; they hold for what happens from then on. */
export const updateWebhook = (
  { db, webhooksChanged }: Tx,
  { id, appId }: Row<'webhooks'>,
  { target, triggers, includeFullUser, includeFullSource }: Partial<WebhookFields>
): Promise<Row<'webhooks'>> => {
  webhooksChanged(appId)
  return db
    .updateTable('webhooks')
    .set({
      // So that there is always something to set.
      id,
      target,
      triggersJson: triggers && triggersJson(triggers),
      includeFullUser: includeFullUser === undefined ? undefined : Number(includeFullUser),
      includeFullSource: includeFullSource === undefined ? undefined : Number(includeFullSource)
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes a webhook with all that waits for it. */
export const deleteWebhook = async (
  { db, webhooksChanged }: Tx,
  { id, appId }: Row<'webhooks'>
): Promise<void> => {
  webhooksChanged(appId)
  await db.deleteFrom('webhooks').where('id', '=', id).execute()
}
