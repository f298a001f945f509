import { type Db, prepared, readJson, type Row } from '../../../storage'
import { appSettings } from '../apps'
import { animalName } from './animal-names'
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

/** Reads the name and picture of a user that others see. */
export const readDisplayedProfile = async (db: Db, shown: ProfileOwner) => {
  const { givenName, surname, avatarUrl } = readJson<UserProfile>(shown.profileJson)
  const name = [givenName, surname].filter(Boolean).join(' ')
  return { displayName: name || (await findFallbackName(db, shown)), avatarUrl }
}
