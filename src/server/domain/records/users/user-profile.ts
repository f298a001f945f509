import type { User } from '../../../../protocol'

/** A user's profile, as the row keeps it. */
export type UserProfile = Pick<User, 'givenName' | 'surname' | 'email' | 'avatarUrl'>
