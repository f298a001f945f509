import type { Metadata } from '../../../../protocol'
import { type Claims, readClaims } from '../../records'
import { readJson, type Row } from '../../../storage'
import { isoTime } from '../iso-time'

/** Profile of a user. */
export interface RestProfile {
  givenName?: string
  surname?: string
  email?: string
  avatarUrl?: string
  locale?: string
}

export interface RestUser {
  id: string
  externalId: string | null
  /**
   * Whether the business knows this user by an id of its own, which a token has proved or the business has
   * set. It says nothing of the profile, nor whether the user has ever signed in.
   */
  authenticated: boolean
  signedUpAt: string
  profile: RestProfile
  metadata: Metadata
  /** The value that was given; not verified. */
  identities: { type: 'email'; value: string; verification: 'unverified' }[]
  /** Since when nothing is taken from this user. */
  blockedAt?: string | undefined
  /** Fields of the profile as the visitor or the page says, and what the business had set before. */
  claims?: Claims | undefined
}

/** Shows which fields of a user's profile are claimed; undefined: none. */
export const restClaims = (row: Pick<Row<'users'>, 'claimsJson'>): Claims | undefined =>
  row.claimsJson === null ? undefined : readClaims(row)

/** Shows since when a user is blocked; undefined: they are not. */
export const restBlockedAt = ({ blockedAt }: Pick<Row<'users'>, 'blockedAt'>) =>
  blockedAt === null ? undefined : isoTime(blockedAt)

/** Shows what a user's row holds; `profileJson` is a {@link RestProfile}. */
export const restUser = (row: Row<'users'>): RestUser => {
  const profile = readJson<RestProfile>(row.profileJson)
  return {
    id: row.id,
    externalId: row.externalId,
    authenticated: row.externalId !== null,
    signedUpAt: isoTime(row.signedUpAt),
    profile,
    metadata: JSON.parse(row.metadataJson),
    identities: profile.email
      ? [{ type: 'email', value: profile.email, verification: 'unverified' }]
      : [],
    blockedAt: restBlockedAt(row),
    claims: restClaims(row)
  }
}
