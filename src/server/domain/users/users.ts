import type { Db, Row } from '../../storage'
import type { UserProfile } from '../client-shapes'
import type { Tx } from '../domain'
import { newId } from '../ids'
import { patchMetadata } from '../metadata'
import { applyPatch, type Patch } from '../patch'
import { endVouchedSessions } from '../sessions/sessions'

/** A profile as the REST API knows it. */
export type FullProfile = UserProfile & { locale?: string }

export interface NewUser {
  appId: string
  externalId?: string | null
  profile?: Patch<FullProfile>
  /** Unchecked; null unsets a key. */
  metadata?: unknown
  /** Milliseconds since the epoch. @default the time of the transaction */
  signedUpAt?: number
}

export interface UserPatch {
  externalId?: string | null
  profile?: Patch<FullProfile>
  /** Unchecked; null unsets a key. */
  metadata?: unknown
  /** Milliseconds since the epoch. */
  signedUpAt?: number
}

/** What is said of a user, apart from who they are. */
export type ProfilePatch = Pick<UserPatch, 'profile' | 'metadata'>

/**
 * Makes a user.
 *
 * @throws An error for which `isDuplicate` holds when the externalId is taken in this app.
 */
export const createUser = async (
  tx: Tx,
  { appId, externalId, profile = {}, metadata, signedUpAt = tx.now }: NewUser
): Promise<Row<'users'>> =>
  tx.db
    .insertInto('users')
    .values({
      id: newId(tx.now),
      appId,
      externalId: externalId ?? null,
      signedUpAt,
      profileJson: JSON.stringify(applyPatch<FullProfile>({}, profile)),
      metadataJson: JSON.stringify(patchMetadata({}, metadata))
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
 * Changes a user; what the patch does not name stays. Who logged in by another externalId than the new
 * one is logged out.
 *
 * @throws An error for which `isDuplicate` holds when the externalId is taken in this app.
 */
export const updateUser = async (
  tx: Tx,
  user: Row<'users'>,
  { externalId, profile = {}, metadata, signedUpAt }: UserPatch
): Promise<Row<'users'>> => {
  const current = JSON.parse(user.profileJson) as FullProfile
  if (externalId !== undefined && externalId !== user.externalId) {
    await endVouchedSessions(tx, user.id)
  }
  return tx.db
    .updateTable('users')
    .set({
      externalId,
      signedUpAt,
      profileJson: JSON.stringify(applyPatch(current, profile)),
      metadataJson: JSON.stringify(patchMetadata(JSON.parse(user.metadataJson), metadata))
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
