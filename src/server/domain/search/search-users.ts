import type { Db, Row } from '../../storage'
import { checkIdCursors } from '../pages'
import type { RestProfile } from '../rest-shapes'
import { type Found, lookThrough, type SearchRequest } from './look-through'
import { readDown } from './read-down'

const said = ({ id, externalId, profileJson }: Row<'users'>): string => {
  const { givenName, surname, email } = JSON.parse(profileJson) as RestProfile
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
  checkIdCursors(request.after)
  const readAfter = (last: Row<'users'> | undefined, limit: number) => {
    const behind = last?.id ?? request.after
    return db
      .selectFrom('users')
      .selectAll()
      .where('appId', '=', appId)
      .$if(behind !== undefined, query => query.where('id', '<', behind!))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  }
  return lookThrough({ rows: readDown(readAfter), said, cursorOf: ({ id }) => id }, request)
}
