import { sql } from 'kysely'
import { type Db, prepared, type Row } from '../../../storage'
import { type Page, type PageRequest, readPageById } from '../shared'

/** Lower-cases letters of ASCII only, as the databases do. */
const toLower = (text: string): string => text.replace(/[A-Z]+/g, letters => letters.toLowerCase())

/** Lists the users of an app whose profile has this e-mail address, in any case of letters, in the order they were made. */
export const listUsersByEmail = (
  db: Db,
  appId: string,
  email: string,
  page: PageRequest
): Promise<Page<Row<'users'>>> => {
  const all = db.selectFrom('users').selectAll().where('appId', '=', appId)
  // As the index usersByEmail has it.
  const address = sql`lower(json_extract("profileJson", '$.email'))`
  return readPageById(db, all.where(address, '=', toLower(email)), 'users.id', page, all)
}

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

const selectAppOfUser = prepared<{ userId: string }, { appId: string }>((db, value) =>
  db.selectFrom('users').select('appId').where('id', '=', value('userId'))
)

/** Finds the app of a user. */
export const findAppOfUser = async (db: Db, userId: string): Promise<string | undefined> =>
  (await selectAppOfUser(db, { userId }))[0]?.appId
