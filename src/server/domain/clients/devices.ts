import { prepared, type Row } from '../../storage'
import { tellOfClient } from './client-news'
import { findWidgets, WIDGETS } from './clients'
import type { Tx } from '../domain'
import { newId } from '../ids'

/** What a page says of the browser that it runs in. */
export interface Device {
  id: string
  /** @default nothing */
  info?: Record<string, string | undefined>
  appVersion?: string
}

/** How somebody came to open a widget. */
export interface Opening {
  integrationId: string
  /** Undefined when nothing is said of it. */
  device: Device | undefined
  /** How they logged in; undefined: they did not. */
  login?: 'sdkLogin' | 'authCode'
}

const insertWidgets = prepared<
  { id: string; userId: string; lastSeen: number | null; now: number },
  Row<'clients'>
>((db, value) =>
  db
    .insertInto('clients')
    .values({
      id: value('id'),
      userId: value('userId'),
      type: WIDGETS,
      status: 'active',
      lastSeen: value('lastSeen'),
      linkedAt: value('now'),
      createdAt: value('now')
    })
    .returningAll()
)

const makeWidgets = async (
  { db, now }: Tx,
  userId: string,
  lastSeen: number | null
): Promise<Row<'clients'>> => {
  const [client] = await insertWidgets(db, { id: newId(now), userId, lastSeen, now })
  return client!
}

const upsertDevice = prepared<Row<'devices'>, unknown>((db, value) =>
  db
    .insertInto('devices')
    .values({
      id: value('id'),
      clientId: value('clientId'),
      guid: value('guid'),
      integrationId: value('integrationId'),
      status: value('status'),
      infoJson: value('infoJson'),
      appVersion: value('appVersion'),
      lastSeen: value('lastSeen')
    })
    .onConflict(conflict =>
      conflict.columns(['clientId', 'guid']).doUpdateSet(({ ref }) => ({
        integrationId: ref('excluded.integrationId'),
        status: ref('excluded.status'),
        infoJson: ref('excluded.infoJson'),
        appVersion: ref('excluded.appVersion'),
        lastSeen: ref('excluded.lastSeen')
      }))
    )
)

const keepWidgets = async (tx: Tx, userId: string) => {
  const { db, now } = tx
  const known = await findWidgets(db, userId)
  if (!known) return { client: await makeWidgets(tx, userId, now), isNew: true }
  await db.updateTable('clients').set({ lastSeen: now }).where('id', '=', known.id).execute()
  return { client: known, isNew: false }
}

/** Has widgets reach a user who may not have opened one yet. */
export const subscribeWidgets = async (tx: Tx, { id }: Pick<Row<'users'>, 'id'>): Promise<void> => {
  if (!(await findWidgets(tx.db, id))) await makeWidgets(tx, id, null)
}

/**
 * Notes that a user's widget was opened in a browser, and what its page says of it. An app is told when
 * it is the first one of somebody who logs in.
 */
export const noteDevice = async (
  tx: Tx,
  user: Row<'users'>,
  { integrationId, device, login: reason }: Opening
): Promise<void> => {
  const { db, now } = tx
  if (device) tx.comesFrom(device.id)
  const { client, isNew } = await keepWidgets(tx, user.id)
  if (isNew && reason) {
    const source = { type: 'web', integrationId }
    await tellOfClient(tx, user, client, { type: 'client:add', reason, source })
  }
  if (!device) return
  await upsertDevice(db, {
    id: newId(now),
    clientId: client.id,
    guid: device.id,
    integrationId,
    status: 'active',
    infoJson: JSON.stringify(device.info ?? {}),
    appVersion: device.appVersion ?? null,
    lastSeen: now
  })
}
