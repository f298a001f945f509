import { type Db, readJson, type Row } from '../../../storage'
import { checkIdCursors, checkListed } from '../../records'
import type { RestProfile } from '../../views'
import { type Found, searchRows, type SearchRequest } from './search-rows'
import { readDown } from './read-down'

const textOf = ({ id, externalId, profileJson }: Row<'users'>): string => {
  const { givenName, surname, email } = readJson<RestProfile>(profileJson)
  return [id, externalId, givenName, surname, email].filter(Boolean).join(' ')
}

/**
 * Finds users of an app by id, externalId, name or e-mail, the newest first.
 *
 * @throws {ChatError} `invalid-request` for a cursor that is none.
 */
export const searchUsers = async (
  db: Db,
  appId: string,
  request: SearchRequest
): Promise<Found<Row<'users'>>> => {
  const { after } = request
  checkIdCursors([after])
  const all = db.selectFrom('users').selectAll().where('appId', '=', appId)
  if (after !== undefined) await checkListed(db, all, 'users.id', after)
  const readAfter = (last: Row<'users'> | undefined, limit: number) => {
    const behind = last?.id ?? after
    return all
      .$if(behind !== undefined, query => query.where('id', '<', behind ?? ''))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  }
  return searchRows({ rows: readDown(readAfter), textOf, cursorOf: ({ id }) => id }, request)
}
