import { type Db, prepared, readJson, type Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import type { Session } from '../sessions'
import { findSdkIdentity, SDK_TYPE } from './channel-identities'

const insertWidgets = prepared<
  { id: string; userId: string; lastSeen: number | null; now: number },
  Row<'clients'>
>((db, value) =>
  db
    .insertInto('clients')
    .values({
      id: value('id'),
      userId: value('userId'),
      type: SDK_TYPE,
      status: 'active',
      lastSeen: value('lastSeen'),
      linkedAt: value('now'),
      createdAt: value('now')
    })
    .returningAll()
)

export const insertSdkIdentity = async (
  { db, now }: Tx,
  userId: string,
  lastSeen: number | null
): Promise<Row<'clients'>> => {
  const [client] = await insertWidgets(db, { id: newId(now), userId, lastSeen, now })
  return client!
}

export const upsertDevice = prepared<Row<'devices'>, unknown>((db, value) =>
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

/** Reads what the page has said of a user's browser; nothing of one that is not known. */
export const findDeviceInfo = async (
  db: Db,
  userId: string,
  guid: string
): Promise<Record<string, string | undefined>> => {
  const device = await db
    .selectFrom('devices')
    .innerJoin('clients', 'clients.id', 'devices.clientId')
    .select('devices.infoJson')
    .where('clients.userId', '=', userId)
    .where('devices.guid', '=', guid)
    .executeTakeFirst()
  return device ? readJson(device.infoJson) : {}
}

/** Marks a device as inactive after logout. */
export const deactivateDevice = async (
  { db }: Tx,
  { userId, deviceId }: Pick<Session, 'userId' | 'deviceId'>
): Promise<void> => {
  const widgets = await findSdkIdentity(db, userId)
  if (!widgets) return
  await db
    .updateTable('devices')
    .set({ status: 'inactive' })
    .where('clientId', '=', widgets.id)
    .where('guid', '=', deviceId)
    .execute()
}
