import { type Db, prepared, type Row } from '../../storage'
import { type Page, type PageRequest, readPageById } from '../pages'

/** All widgets of a user are one client of this type. */
export const WIDGETS = 'sdk'

/** Everything by which a user is reached. */
export const clientsOf = (db: Db, userId: string) =>
  db.selectFrom('clients').selectAll().where('userId', '=', userId)

/** Finds a client of a user. */
export const findClient = (
  db: Db,
  userId: string,
  id: string
): Promise<Row<'clients'> | undefined> =>
  clientsOf(db, userId).where('id', '=', id).executeTakeFirst()

const selectWidgets = prepared<{ userId: string }, Row<'clients'>>((db, value) =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('userId', '=', value('userId'))
    .where('type', '=', WIDGETS)
)

/** Finds what all widgets of a user are. */
export const findWidgets = async (db: Db, userId: string): Promise<Row<'clients'> | undefined> =>
  (await selectWidgets(db, { userId }))[0]

/** Lists a user's clients, in the order they were made. */
export const listClients = (
  db: Db,
  userId: string,
  page: PageRequest
): Promise<Page<Row<'clients'>>> => readPageById(clientsOf(db, userId), 'clients.id', page)

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
): Promise<Page<Row<'devices'>>> => readPageById(devicesOf(db, userId), 'devices.id', page)
