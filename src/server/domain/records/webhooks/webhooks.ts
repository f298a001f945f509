import { randomBytes } from 'node:crypto'
import { ChatError, WEBHOOKS_MAX } from '../../../../protocol'
import { type SecretBox, sealSecret, withSecret } from '../../../auth'
import type { Db, Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { type Page, type PageRequest, readPageById } from '../shared'
import type { WebhookTrigger } from './webhook-triggers'

const SECRET_BYTES = 32

/** Fields of a webhook; the caller has checked the target. */
export interface WebhookFields {
  target: string
  triggers: WebhookTrigger[]
  /** Whether users in events come with profile, metadata and identities. @default false */
  includeFullUser?: boolean
  /** Whether sources in events come with client and device. @default false */
  includeFullSource?: boolean
}

type Owner = Pick<Row<'integrations'>, 'id' | 'appId'>

/** Secret in the form that libraries of Standard Webhooks take. */
const newWebhookSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

const triggersJson = (triggers: WebhookTrigger[]) => JSON.stringify([...new Set(triggers)])

const webhooksOf = (db: Db, integrationId: string) =>
  db.selectFrom('webhooks').selectAll().where('integrationId', '=', integrationId)

/** Finds a webhook of one integration, with its secret opened. */
export const findWebhook = async (
  db: Db,
  secretBox: SecretBox,
  { integrationId, id }: { integrationId: string; id: string }
): Promise<Row<'webhooks'> | undefined> => {
  const webhook = await webhooksOf(db, integrationId).where('id', '=', id).executeTakeFirst()
  return webhook && withSecret(secretBox, webhook)
}

/** Lists an integration's webhooks with their secrets opened, in the order they were made. */
export const listWebhooks = async (
  db: Db,
  secretBox: SecretBox,
  integrationId: string,
  page: PageRequest
): Promise<Page<Row<'webhooks'>>> => {
  const found = await readPageById(db, webhooksOf(db, integrationId), 'webhooks.id', page)
  return { ...found, items: found.items.map(webhook => withSecret(secretBox, webhook)) }
}

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
  tx.invalidateWebhooks(appId)
  const id = newId(tx.now)
  const webhook = await tx.db
    .insertInto('webhooks')
    .values({
      id,
      appId,
      integrationId,
      target,
      triggersJson: triggersJson(triggers),
      secret: sealSecret(tx.secretBox, newWebhookSecret(), id),
      includeFullUser: Number(includeFullUser),
      includeFullSource: Number(includeFullSource),
      createdAt: tx.now
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return withSecret(tx.secretBox, webhook)
}

/** Changes the fields that are given; they hold for what happens from then on. */
export const updateWebhook = async (
  { db, secretBox, invalidateWebhooks }: Tx,
  { id, appId }: Row<'webhooks'>,
  { target, triggers, includeFullUser, includeFullSource }: Partial<WebhookFields>
): Promise<Row<'webhooks'>> => {
  invalidateWebhooks(appId)
  const webhook = await db
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
  return withSecret(secretBox, webhook)
}

/** Deletes a webhook with all that waits for it. */
export const deleteWebhook = async (
  { db, invalidateWebhooks }: Tx,
  { id, appId }: Row<'webhooks'>
): Promise<void> => {
  invalidateWebhooks(appId)
  await db.deleteFrom('webhooks').where('id', '=', id).execute()
}
