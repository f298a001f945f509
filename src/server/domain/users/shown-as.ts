import { type Db, prepared, type Row } from '../../storage'
import { animalName } from '../apps/animal-names'
import { appSettings } from '../apps/apps'
import type { UserProfile } from '../client-shapes'

/** Whom others see. */
export interface Shown {
  appId: string
  userId: string
  /** JSON of the user's profile. */
  profileJson: string
}

const selectSettings = prepared<{ appId: string }, Pick<Row<'apps'>, 'settingsJson'>>((db, value) =>
  db.selectFrom('apps').select('settingsJson').where('id', '=', value('appId'))
)

/** Gives a name to who has none, where the app wants that. */
export const nameUnknown = async (
  db: Db,
  { appId, userId, profileJson }: Shown
): Promise<string | undefined> => {
  const { givenName, surname, email } = JSON.parse(profileJson) as UserProfile
  if (givenName || surname || email) return undefined
  const [app] = await selectSettings(db, { appId })
  return app && appSettings(app).useAnimalNames ? animalName(userId) : undefined
}

/** What others see of a user. */
export const shownAs = async (db: Db, shown: Shown) => {
  const { givenName, surname, avatarUrl } = JSON.parse(shown.profileJson) as UserProfile
  const name = [givenName, surname].filter(Boolean).join(' ')
  return { displayName: name || (await nameUnknown(db, shown)), avatarUrl }
}
