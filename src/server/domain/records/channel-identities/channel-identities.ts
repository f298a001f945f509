import { type Db, prepared, type Row } from '../../../storage'
import { type Page, type PageRequest, readPageById } from '../shared'

/** Type of the channel identity that all widgets of a user share. */
export const SDK_TYPE = 'sdk'

/** Selects the channel identities of a user. */
export const channelIdentitiesOf = (db: Db, userId: string) =>
  db.selectFrom('clients').selectAll().where('userId', '=', userId)

/** Finds a client of a user. */
export const findChannelIdentity = (
  db: Db,
  userId: string,
  id: string
): Promise<Row<'clients'> | undefined> =>
  channelIdentitiesOf(db, userId).where('id', '=', id).executeTakeFirst()

const selectWidgets = prepared<{ userId: string }, Row<'clients'>>((db, value) =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('userId', '=', value('userId'))
    .where('type', '=', SDK_TYPE)
)

/** Finds the channel identity that all widgets of a user share. */
export const findSdkIdentity = async (
  db: Db,
  userId: string
): Promise<Row<'clients'> | undefined> => (await selectWidgets(db, { userId }))[0]

/** Lists a user's clients, in the order they were made. */
export const listChannelIdentities = (
  db: Db,
  userId: string,
  page: PageRequest
): Promise<Page<Row<'clients'>>> =>
  readPageById(db, channelIdentitiesOf(db, userId), 'clients.id', page)

const devicesOf = (db: Db, userId: string) =>
  db
    .selectFrom('devices')
    .innerJoin('clients', 'clients.id', 'devices.clientId')
    .selectAll('devices')
    .where('clients.userId', '=', userId)

/** Finds a device of a user. */
export const findDevice = (
  db: Db,
  userId: string,
  id: string
): Promise<Row<'devices'> | undefined> =>
  devicesOf(db, userId).where('devices.id', '=', id).executeTakeFirst()

/** Lists a user's devices, in the order they were first seen. */
export const listDevices = (
  db: Db,
  userId: string,
  page: PageRequest
): Promise<Page<Row<'devices'>>> => readPageById(db, devicesOf(db, userId), 'devices.id', page)
