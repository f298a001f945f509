import type { Db, Row } from '../../../storage'
import type { Place } from '../../records'
import { readDown } from './read-down'

/** Walks through an app's conversations, most recently active first, from behind a place on. */
export const walkConversations = (
  db: Db,
  appId: string,
  behind: Place | undefined
): AsyncGenerator<Row<'conversations'>> =>
  readDown((last: Row<'conversations'> | undefined, limit) => {
    const place = last ?? behind
    const all = db.selectFrom('conversations').selectAll().where('appId', '=', appId)
    const query = place
      ? all.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('lastUpdatedAt', 'id'), '<', tuple(place.lastUpdatedAt, place.id))
        )
      : all
    return query.orderBy('lastUpdatedAt', 'desc').orderBy('id', 'desc').limit(limit).execute()
  })
