import { countChars, type Prechat, PROFILE_FIELD_MAX_CHARS } from '../../../protocol'
import type { UserProfile } from '../client-shapes'
import type { Tx } from '../domain'
import { findUserBy } from './user-queries'
import { updateUser } from './users'
import type { Visitor } from '../sessions/visitors'

const NAME_FIELD = 'name'

/** Finds the first e-mail address among the answers. */
export const findEmail = ({ answers }: Prechat): string | undefined => {
  for (const answer of answers) if (answer.type === 'email') return answer.email
  return undefined
}

/** A name too long for a profile stays in the form only. */
const findName = ({ answers }: Prechat): string | undefined => {
  for (const { type, name, ...answer } of answers) {
    if (type !== 'text' || name !== NAME_FIELD) continue
    const { text } = answer as { text: string }
    return countChars(text) <= PROFILE_FIELD_MAX_CHARS ? text : undefined
  }
  return undefined
}

/**
 * Keeps what the answers say of a visitor and nobody knew yet: the first e-mail address, unless it is
 * not to be linked, and the text of the field "name".
 *
 * @returns JSON of the profile as it is now.
 * @see Spec §5: the first e-mail field is used for linking; without one there is none.
 */
export const learnFromPrechat = async (
  tx: Tx,
  { appId, userId, profileJson }: Visitor,
  prechat: Prechat
): Promise<string> => {
  const user = await findUserBy(tx.db, appId, 'id', userId)
  if (!user) return profileJson
  const known = JSON.parse(user.profileJson) as UserProfile
  const { enableEmailLinking = true } = prechat
  const profile = {
    email: known.email || !enableEmailLinking ? undefined : findEmail(prechat),
    givenName: known.givenName ? undefined : findName(prechat)
  }
  return (await updateUser(tx, user, { profile })).profileJson
}
