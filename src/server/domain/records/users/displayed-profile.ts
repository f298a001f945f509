import { type Db, prepared, readJson, type Row } from '../../../storage'
import { appSettings } from '../apps'
import { animalName } from './animal-names'
import { readClaims } from './claims'
import type { UserProfile } from './user-profile'

/** A user whose name and picture are shown to others. */
export interface ProfileOwner {
  appId: string
  userId: string
  /** JSON of the user's profile. */
  profileJson: string
}

const selectSettings = prepared<{ appId: string }, Pick<Row<'apps'>, 'settingsJson'>>((db, value) =>
  db.selectFrom('apps').select('settingsJson').where('id', '=', value('appId'))
)

const selectClaims = prepared<{ userId: string }, Pick<Row<'users'>, 'claimsJson'>>((db, value) =>
  db.selectFrom('users').select('claimsJson').where('id', '=', value('userId'))
)

/** Whether a client has set the picture: then it leads to a server that the business does not know. */
const isPictureClaimed = async (db: Db, userId: string): Promise<boolean> => {
  const [user] = await selectClaims(db, { userId })
  return user !== undefined && 'avatarUrl' in readClaims(user)
}

/** Makes a name for a user who has none, where the app wants that. */
export const findFallbackName = async (
  db: Db,
  { appId, userId, profileJson }: ProfileOwner
): Promise<string | undefined> => {
  const { givenName, surname, email } = readJson<UserProfile>(profileJson)
  if (givenName || surname || email) return undefined
  const [app] = await selectSettings(db, { appId })
  return app && appSettings(app).useAnimalNames ? animalName(userId) : undefined
}

/**
 * Reads the name of a user that others see, and the picture that the business gave them: one of their own
 * would tell its server the address of everyone in a group.
 */
export const readDisplayedProfile = async (db: Db, shown: ProfileOwner) => {
  const { givenName, surname, avatarUrl } = readJson<UserProfile>(shown.profileJson)
  const name = [givenName, surname].filter(Boolean).join(' ')
  return {
    displayName: name || (await findFallbackName(db, shown)),
    avatarUrl: avatarUrl && !(await isPictureClaimed(db, shown.userId)) ? avatarUrl : undefined
  }
}
