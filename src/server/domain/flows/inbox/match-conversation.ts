import { type Db, readJson, type Row } from '../../../storage'
import type { RestProfile } from '../../views'
import { textMatcher, wordsOf } from '../search'

/** Newest messages of a conversation whose words count. */
const MESSAGES_MAX = 30

const readParticipants = (db: Db, conversationId: string) =>
  db
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.userId')
    .select(['users.id', 'users.externalId', 'users.profileJson'])
    .where('conversationId', '=', conversationId)
    .execute()

const readNewest = (db: Db, conversationId: string) =>
  db
    .selectFrom('messages')
    .select('contentJson')
    .where('conversationId', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(MESSAGES_MAX)
    .execute()

/** Returns what names a user, in the end the digits by which the console calls visitors without a name. */
const namesOf = ({
  id,
  externalId,
  profileJson
}: Pick<Row<'users'>, 'id' | 'externalId' | 'profileJson'>) => {
  const { givenName, surname, email } = readJson<RestProfile>(profileJson)
  return [givenName, surname, email, externalId, `#${id.slice(-4)}`].filter(Boolean).join(' ')
}

/**
 * Returns a function that tells whether a conversation contains all words of a text: in its name, in what
 * names one of its users, or in one of its newest messages.
 */
export const conversationMatcher = (db: Db, text: string) => {
  const match = textMatcher(text)
  return async ({ id, displayName }: Row<'conversations'>) => {
    let cost = 0
    const isIn = (words: string) => {
      const result = match(words)
      cost += result.cost
      return result.isMatch
    }
    const isMatch =
      isIn(displayName ?? '') ||
      (await readParticipants(db, id)).some(user => isIn(namesOf(user))) ||
      (await readNewest(db, id)).some(message => isIn(wordsOf(message)))
    return { isMatch, cost }
  }
}
