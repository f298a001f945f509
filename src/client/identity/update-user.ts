import type { SessionAnswer, User } from '../../protocol'
import type { Messenger } from '../messenger'
import { checkProfile } from './check-profile'

/**
 * Tells the server about the visitor; as long as there is none, keeps it until there is.
 *
 * @returns The user; undefined while there is none.
 * @throws {ChatError} `invalid-request`.
 */
export const updateUser = async (
  { core, $session }: Pick<Messenger, '$session' | 'core'>,
  fields: object
): Promise<User | undefined> => {
  const profile = checkProfile(fields)
  if (!$session.get()) {
    const metadata = { ...core.profile.metadata, ...profile.metadata }
    Object.assign(core.profile, profile, { metadata })
    return undefined
  }
  const { user } = await core.call<Pick<SessionAnswer, 'user'>>('/user', {
    method: 'PATCH',
    body: profile
  })
  const { token } = $session.get()!
  core.adopt({ user, sessionToken: token } as SessionAnswer)
  return $session.get()!.user
}
