import { type Db, prepared, type Row } from '../storage'
import { tellOfClient } from './client-news'
import { findWidgets, WIDGETS } from './clients'
import type { Domain, Tx } from './domain'
import { newId } from './ids'
import type { Session } from './sessions'

/** So old may be what is known of when a device was last seen: each time would be a write. */
const SEEN_EVERY_MS = 3_600_000

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

const makeWidgets = ({ db, now }: Tx, userId: string, lastSeen: number | null) =>
  db
    .insertInto('clients')
    .values({
      id: newId(now),
      userId,
      type: WIDGETS,
      status: 'active',
      lastSeen,
      linkedAt: now,
      createdAt: now
    })
    .returningAll()
    .executeTakeFirstOrThrow()

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
  const seen = {
    integrationId,
    status: 'active',
    infoJson: JSON.stringify(device.info ?? {}),
    appVersion: device.appVersion ?? null,
    lastSeen: now
  } as const
  await db
    .insertInto('devices')
    .values({ id: newId(now), clientId: client.id, guid: device.id, ...seen })
    .onConflict(conflict => conflict.columns(['clientId', 'guid']).doUpdateSet(seen))
    .execute()
}

const selectSeen = prepared<
  { userId: string; guid: string },
  Pick<Row<'devices'>, 'id' | 'clientId' | 'lastSeen'>
>((db, value) =>
  db
    .selectFrom('devices')
    .innerJoin('clients', 'clients.id', 'devices.clientId')
    .select(['devices.id', 'devices.clientId', 'devices.lastSeen'])
    .where('clients.userId', '=', value('userId'))
    .where('clients.type', '=', WIDGETS)
    .where('devices.guid', '=', value('guid'))
)

/** Notes that a session's widget is there, unless that was noted not long ago. */
export const noteSeen = async (
  domain: Domain,
  { userId, deviceId }: Pick<Session, 'userId' | 'deviceId'>
): Promise<void> => {
  const isOld = async (db: Db, now: number) => {
    const [device] = await selectSeen(db, { userId, guid: deviceId })
    return device && device.lastSeen <= now - SEEN_EVERY_MS ? device : undefined
  }
  if (!(await isOld(domain.storage.read, domain.clock()))) return
  await domain.write(async ({ db, now: lastSeen }) => {
    const device = await isOld(db, lastSeen)
    if (!device) return
    await db.updateTable('devices').set({ lastSeen }).where('id', '=', device.id).execute()
    await db.updateTable('clients').set({ lastSeen }).where('id', '=', device.clientId).execute()
  })
}

/** Notes that nobody is signed in on a device any more. */
export const leaveDevice = async (
  { db }: Tx,
  { userId, deviceId }: Pick<Session, 'userId' | 'deviceId'>
): Promise<void> => {
  const widgets = await findWidgets(db, userId)
  if (!widgets) return
  await db
    .updateTable('devices')
    .set({ status: 'inactive' })
    .where('clientId', '=', widgets.id)
    .where('guid', '=', deviceId)
    .execute()
}
