import type { Static } from 'typebox'
import { checkMediaUrls } from '../../domain/messages/media-urls'
import type { ProfilePatch } from '../../domain/users/users'
import type { ProfileBody } from './schemas'

/** An emptied field of a form means the same as null. */
const emptyAsNull = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value])
  ) as Fields

/**
 * Reads what a client says of its user.
 *
 * @throws {ChatError} `invalid-request` for a picture that browsers are not to fetch.
 */
export const readProfile = (
  { metadata, ...fields }: Static<typeof ProfileBody>,
  publicUrl: string
): ProfilePatch => {
  const profile = emptyAsNull(fields)
  checkMediaUrls({ avatarUrl: profile.avatarUrl }, publicUrl)
  return { profile, metadata }
}
