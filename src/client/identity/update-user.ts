import type { SessionAnswer, User } from '../../protocol'
import type { Messenger } from '../client'
import { checkProfile } from './check-profile'

/**
 * Updates the visitor's profile at the server; without a session, keeps it for the next session request.
 *
 * @returns The user; undefined without a session.
 * @throws {ChatError} `invalid-request`.
 */
export const updateUser = async (
  { internals, $session }: Pick<Messenger, '$session' | 'internals'>,
  fields: object
): Promise<User | undefined> => {
  const profile = checkProfile(fields)
  if (!$session.get()) {
    const metadata = { ...internals.profile.metadata, ...profile.metadata }
    Object.assign(internals.profile, profile, { metadata })
    return undefined
  }
  const { user } = await internals.call<Pick<SessionAnswer, 'user'>>('/user', {
    method: 'PATCH',
    body: profile
  })
  const session = $session.get()
  if (session) internals.setSession({ user, sessionToken: session.token })
  return $session.get()?.user
}
