import type { Static } from 'typebox'
import { checkMediaUrls, type ProfilePatch, toOneLine } from '../../domain/records'
import type { ProfileBody } from './schemas'

type Names = Pick<Static<typeof ProfileBody>, 'givenName' | 'surname'>

/** Replaces empty texts, as forms send them, by null. */
const emptyAsNull = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value])
  ) as Fields

/** Makes one line of the names of a person. */
const cleanNames = <Fields extends Names>(fields: Fields): Fields => {
  const { givenName, surname } = fields
  return {
    ...fields,
    ...(givenName && { givenName: toOneLine(givenName) }),
    ...(surname && { surname: toOneLine(surname) })
  }
}

/**
 * Parses the profile that a client sends of its user.
 *
 * @throws {ChatError} `invalid-request` for a picture whose address browsers must not fetch.
 */
export const parseProfile = (
  { metadata, ...fields }: Static<typeof ProfileBody>,
  publicUrl: string
): ProfilePatch => {
  const profile = emptyAsNull(cleanNames(fields))
  checkMediaUrls({ avatarUrl: profile.avatarUrl }, publicUrl)
  return { profile, metadata, isClaim: true }
}
