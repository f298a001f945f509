import { countChars, type Prechat, PROFILE_FIELD_MAX_CHARS } from '../../../../protocol'
import { readJson } from '../../../storage'
import { findUserBy, toOneLine, updateUser, type UserProfile, type Visitor } from '../../records'
import type { Tx } from '../../transaction'
import { findEmail } from '../linking'

const NAME_FIELD = 'name'

/** A name too long for a profile stays in the form only. */
const findName = ({ answers }: Prechat): string | undefined => {
  for (const answer of answers) {
    if (answer.type !== 'text' || answer.name !== NAME_FIELD) continue
    const text = toOneLine(answer.text)
    return countChars(text) <= PROFILE_FIELD_MAX_CHARS ? text || undefined : undefined
  }
  return undefined
}

/**
 * Fills empty fields of a visitor's profile from the answers: the first e-mail address, unless its field
 * says not to link it, and the text of the field "name".
 *
 * @returns JSON of the new profile.
 * @see Spec §5: the first e-mail field is used for linking; without one there is none.
 */
export const updateProfileFromPrechat = async (
  tx: Tx,
  { appId, userId, profileJson }: Visitor,
  prechat: Prechat
): Promise<string> => {
  const user = await findUserBy(tx.db, appId, 'id', userId)
  if (!user) return profileJson
  const known = readJson<UserProfile>(user.profileJson)
  const { enableEmailLinking = true } = prechat
  const profile = {
    email: known.email || !enableEmailLinking ? undefined : findEmail(prechat),
    givenName: known.givenName ? undefined : findName(prechat)
  }
  return (await updateUser(tx, user, { profile, isClaim: true })).profileJson
}
