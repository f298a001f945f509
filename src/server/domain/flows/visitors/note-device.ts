import type { Row } from '../../../storage'
import { findSdkIdentity, insertSdkIdentity, upsertDevice } from '../../records'
import { newId, type Tx } from '../../transaction'
import { emitClientEvent } from '../linking'
import { maskFields } from '../messages'
import { fitDeviceInfo } from './fit-device-info'
import { keepPage } from './keep-page'

/** A browser, as the page in it describes it. */
export interface Device {
  id: string
  /** @default nothing */
  info?: Record<string, string | undefined>
  appVersion?: string | undefined
}

/** The opening of a widget. */
export interface DeviceUse {
  integrationId: string
  /** Undefined when the page does not describe it. */
  device: Device | undefined
  /** The way they logged in; undefined: they did not. */
  login?: 'sdkLogin' | 'authCode' | undefined
}

const upsertSdkIdentity = async (tx: Tx, userId: string) => {
  const { db, now } = tx
  const known = await findSdkIdentity(db, userId)
  if (!known) return { client: await insertSdkIdentity(tx, userId, now), isNew: true }
  await db.updateTable('clients').set({ lastSeen: now }).where('id', '=', known.id).execute()
  return { client: known, isNew: false }
}

/** Creates the SDK identity of a user who may not have opened a widget yet. */
export const ensureSdkIdentity = async (
  tx: Tx,
  { id }: Pick<Row<'users'>, 'id'>
): Promise<void> => {
  if (!(await findSdkIdentity(tx.db, id))) await insertSdkIdentity(tx, id, null)
}

/**
 * Stores that a user's widget was opened in a browser, and its description, which a blocked user cannot
 * change. The app gets an event when it is the first one of a user who logs in.
 *
 * @returns Description as it is stored; undefined: it is not.
 */
export const storeDevice = async (
  tx: Tx,
  user: Row<'users'>,
  { integrationId, device, login: reason }: DeviceUse
): Promise<Record<string, string | undefined> | undefined> => {
  const { db, now } = tx
  if (device) tx.setOriginDevice(device.id)
  const { client, isNew } = await upsertSdkIdentity(tx, user.id)
  if (isNew && reason) {
    const source = { type: 'web', integrationId }
    await emitClientEvent(tx, user, client, { type: 'client:add', reason, source })
  }
  if (!device || user.blockedAt !== null) return undefined
  const { info: said, appVersion = null } = await maskFields(db, user.appId, device)
  const info = fitDeviceInfo(said)
  await upsertDevice(db, {
    id: newId(now),
    clientId: client.id,
    guid: device.id,
    integrationId,
    status: 'active',
    infoJson: JSON.stringify(info),
    appVersion,
    lastSeen: now
  })
  return info
}

/** Records the opening of a user's widget as {@link storeDevice} does, and the page that it was opened on. */
export const recordDevice = async (tx: Tx, user: Row<'users'>, use: DeviceUse): Promise<void> => {
  const info = await storeDevice(tx, user, use)
  if (info && use.device) await keepPage(tx, user, use.device.id, info)
}
