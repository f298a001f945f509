import { ChatError } from '../../../../protocol'
import type { Row } from '../../../storage'
import type { ProfilePatch } from '../../records'

/** @throws {ChatError} `forbidden` for a user whom the business has blocked. */
export const requireUnblocked = ({ blockedAt }: Pick<Row<'users'>, 'blockedAt'>): void => {
  if (blockedAt === null) return
  throw new ChatError('forbidden', 'The business takes no messages from this user.')
}

/** Returns what is taken of a profile that a page gives at a sign-in: nothing of a blocked user. */
export const takenOf = (
  { blockedAt }: Pick<Row<'users'>, 'blockedAt'>,
  about: ProfilePatch = {}
): ProfilePatch => (blockedAt === null ? about : {})
