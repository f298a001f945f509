import { type Db, readJson, type Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { endVouchedSessions } from '../sessions'
import { applyPatch, type Patch, patchMetadata } from '../shared'
import { claimsToJson, noteClaims, readClaims } from './claims'
import type { UserProfile } from './user-profile'

/** A profile as the REST API knows it. */
export type FullProfile = UserProfile & { locale?: string }

export interface NewUser {
  appId: string
  externalId?: string | null
  profile?: Patch<FullProfile> | undefined
  /** Unchecked; null unsets a key. */
  metadata?: unknown
  /** Milliseconds since the epoch. @default the time of the transaction */
  signedUpAt?: number | undefined
  /** Whether a client says so, not the business. @default false */
  isClaim?: boolean
}

export interface UserPatch {
  externalId?: string | null | undefined
  profile?: Patch<FullProfile> | undefined
  /** Unchecked; null unsets a key. */
  metadata?: unknown
  /** Milliseconds since the epoch. */
  signedUpAt?: number | undefined
  /** Whether a client says so, not the business. @default false */
  isClaim?: boolean
}

const hasChanged = (before: Row<'users'>, after: Row<'users'>) =>
  (['profileJson', 'metadataJson', 'claimsJson', 'externalId'] as const).some(
    column => before[column] !== after[column]
  )

/** Changes to a user except to their ids. */
export type ProfilePatch = Pick<UserPatch, 'profile' | 'metadata' | 'isClaim'>

/**
 * Makes a user.
 *
 * @throws An error for which `isDuplicate` holds when the externalId is taken in this app.
 */
export const createUser = async (
  tx: Tx,
  { appId, externalId, profile = {}, metadata, signedUpAt = tx.now, isClaim = false }: NewUser
): Promise<Row<'users'>> =>
  tx.db
    .insertInto('users')
    .values({
      id: newId(tx.now),
      appId,
      externalId: externalId ?? null,
      signedUpAt,
      profileJson: JSON.stringify(applyPatch<FullProfile>({}, profile)),
      metadataJson: JSON.stringify(patchMetadata({}, metadata)),
      claimsJson: claimsToJson(noteClaims({}, { current: {}, patch: profile, isClaim }))
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Finds a user of this app by id, else by externalId. */
export const findUser = async (
  db: Db,
  appId: string,
  idOrExternalId: string
): Promise<Row<'users'> | undefined> => {
  const users = await db
    .selectFrom('users')
    .selectAll()
    .where('appId', '=', appId)
    .where(eb => eb.or([eb('id', '=', idOrExternalId), eb('externalId', '=', idOrExternalId)]))
    .execute()
  return users.find(user => user.id === idOrExternalId) ?? users[0]
}

/**
 * Changes a user, and tells consoles of it; what the patch does not name stays. Who logged in by another externalId than the new
 * one is logged out.
 *
 * @throws An error for which `isDuplicate` holds when the externalId is taken in this app.
 */
export const updateUser = async (
  tx: Tx,
  user: Row<'users'>,
  { externalId, profile = {}, metadata, signedUpAt, isClaim = false }: UserPatch
): Promise<Row<'users'>> => {
  const current = readJson<FullProfile>(user.profileJson)
  if (externalId !== undefined && externalId !== user.externalId) {
    await endVouchedSessions(tx, user.id)
  }
  const claims = noteClaims(readClaims(user), { current, patch: profile, isClaim })
  const changed = await tx.db
    .updateTable('users')
    .set({
      externalId,
      signedUpAt,
      profileJson: JSON.stringify(applyPatch(current, profile)),
      metadataJson: JSON.stringify(patchMetadata(JSON.parse(user.metadataJson), metadata)),
      claimsJson: claimsToJson(claims)
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (hasChanged(user, changed)) tx.announceUser(changed)
  return changed
}
