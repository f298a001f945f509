import { type Db, prepared, type Row } from '../../../storage'
import { type Session, SDK_TYPE } from '../../records'
import type { AppContext } from '../../transaction'

/** Milliseconds after which the last-seen time of a device is written again. */
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
    .where('clients.type', '=', SDK_TYPE)
    .where('devices.guid', '=', value('guid'))
)

/** Records when a session's device was last seen, at most once an hour. */
export const recordLastSeen = async (
  domain: AppContext,
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
