import { sql } from 'kysely'
import type { Db, Row } from '../../storage'
import { type Page, type PageRequest, readPageById } from '../pages'

/** Lists the users of an app whose profile has this e-mail address, in the order they were made. */
export const listUsersByEmail = (
  db: Db,
  appId: string,
  email: string,
  page: PageRequest
): Promise<Page<Row<'users'>>> =>
  readPageById(
    db
      .selectFrom('users')
      .selectAll()
      .where('appId', '=', appId)
      .where(sql`json_extract("profileJson", '$.email')`, '=', email),
    'users.id',
    page
  )

/** Finds a user of an app by one kind of id alone: what is an id must not match as an externalId. */
export const findUserBy = (
  db: Db,
  appId: string,
  column: 'id' | 'externalId',
  value: string
): Promise<Row<'users'> | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('appId', '=', appId)
    .where(column, '=', value)
    .executeTakeFirst()
