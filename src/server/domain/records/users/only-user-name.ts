import { type Db, readJson } from '../../../storage'
import type { UserProfile } from './user-profile'

/** Turns the reading direction of all that follows, beyond the name. */
const DIRECTION_MARKS = /\p{Bidi_Control}/gu

/** Returns the name of the one user of a conversation; empty: they have said none, or are several. */
export const onlyUserName = async (db: Db, conversationId: string): Promise<string> => {
  const [user, another] = await db
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.userId')
    .select('users.profileJson')
    .where('participants.conversationId', '=', conversationId)
    .limit(2)
    .execute()
  if (!user || another) return ''
  const { givenName, surname } = readJson<UserProfile>(user.profileJson)
  return [givenName, surname].filter(Boolean).join(' ').replace(DIRECTION_MARKS, '').trim()
}
