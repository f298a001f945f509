import { type Db, prepared, readJson, type Row } from '../../../storage'
import { appSettings } from '../apps'
import { animalName } from './animal-names'
import { isBusinessName } from './business-names'
import { type Claims, readClaims } from './claims'
import type { UserProfile } from './user-profile'

/** A user whose name and picture are shown to others. */
export interface ProfileOwner {
  appId: string
  userId: string
  /** JSON of the user's profile. */
  profileJson: string
  /** JSON of the app's settings, where it is known. @default it is read */
  appSettingsJson?: string
}

const selectSettings = prepared<{ appId: string }, Pick<Row<'apps'>, 'settingsJson'>>((db, value) =>
  db.selectFrom('apps').select('settingsJson').where('id', '=', value('appId'))
)

const selectClaims = prepared<{ userId: string }, Pick<Row<'users'>, 'claimsJson'>>((db, value) =>
  db.selectFrom('users').select('claimsJson').where('id', '=', value('userId'))
)

const findClaims = async (db: Db, userId: string): Promise<Claims> => {
  const [user] = await selectClaims(db, { userId })
  return user ? readClaims(user) : {}
}

/** Makes a name for a user who has none, where the app wants that. */
export const findFallbackName = async (
  db: Db,
  { appId, userId, profileJson, appSettingsJson }: ProfileOwner
): Promise<string | undefined> => {
  const { givenName, surname, email } = readJson<UserProfile>(profileJson)
  if (givenName || surname || email) return undefined
  const settingsJson = appSettingsJson ?? (await selectSettings(db, { appId }))[0]?.settingsJson
  return settingsJson && appSettings({ settingsJson }).useAnimalNames
    ? animalName(userId)
    : undefined
}

/**
 * Reads the name and the picture of a user that others see. Of what a client has set, the name of the
 * business is left out, since others in a group would take the user for it; and any picture, since it would
 * tell its server the address of everyone in the group.
 */
export const readDisplayedProfile = async (db: Db, shown: ProfileOwner) => {
  const { givenName, surname, avatarUrl } = readJson<UserProfile>(shown.profileJson)
  const name = [givenName, surname].filter(Boolean).join(' ')
  const claims = name || avatarUrl ? await findClaims(db, shown.userId) : {}
  const isClaimed = 'givenName' in claims || 'surname' in claims
  const isPosing = isClaimed && (await isBusinessName(db, shown.appId, name))
  return {
    displayName: isPosing ? undefined : name || (await findFallbackName(db, shown)),
    avatarUrl: 'avatarUrl' in claims ? undefined : avatarUrl
  }
}
