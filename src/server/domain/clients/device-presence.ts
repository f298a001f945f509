import { type Db, prepared, type Row } from '../../storage'
import { findWidgets, WIDGETS } from './clients'
import type { Domain, Tx } from '../domain'
import type { Session } from '../sessions/sessions'

/** So old may be what is known of when a device was last seen: each time would be a write. */
const SEEN_EVERY_MS = 3_600_000

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
