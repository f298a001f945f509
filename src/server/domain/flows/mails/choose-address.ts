import { isEmail } from '../../../../protocol'
import { EMAIL } from '../../../channels'
import { type Db, readJson, type Row } from '../../../storage'
import {
  addressKeyOf,
  channelIdentitiesOf,
  ensureMailAddress,
  isStopped,
  readClaims,
  type UserProfile
} from '../../records'
import type { Tx } from '../../transaction'
import type { ClientCriteria } from '../linking'

/** An address of a user. */
interface Candidate {
  address: string
  /** Whether the business vouches for it. */
  isProven: boolean
  /** Subject that the business wants. */
  subject?: string | undefined
}

/** The address that mails to a user go to, or one that its owner has yet to confirm. */
export type Choice =
  | { address: Row<'mailAddresses'>; subject?: string | undefined }
  | { unproven: string }

/** Lists the addresses of a user, the newest link first. */
export const listCandidates = async (db: Db, user: Row<'users'>): Promise<Candidate[]> => {
  const clients = await channelIdentitiesOf(db, user.id)
    .where('type', '=', EMAIL)
    .where('status', '=', 'active')
    .orderBy('linkedAt', 'desc')
    .execute()
  const linked = clients.flatMap(({ externalId: address, criteriaJson }) => {
    if (address === null) return []
    // Of a visitor's own link the confirmation is noted with the address.
    if (criteriaJson === null) return [{ address, isProven: false }]
    return [{ address, isProven: true, subject: readJson<ClientCriteria>(criteriaJson).subject }]
  })
  const { email: address } = readJson<UserProfile>(user.profileJson)
  return address ? [...linked, { address, isProven: !('email' in readClaims(user)) }] : linked
}

/**
 * Chooses where mails to a user go: to a linked address, else to that of the profile. It counts if the
 * business has set it or its owner has confirmed it, and mails to it have not been ended.
 *
 * @returns Undefined: there is none.
 */
export const chooseAddress = async (tx: Tx, user: Row<'users'>): Promise<Choice | undefined> => {
  const { id: userId, appId } = user
  let unproven: string | undefined
  for (const { address, isProven, subject } of await listCandidates(tx.db, user)) {
    if (!isEmail(address) || (await isStopped(tx.db, { appId, address }))) continue
    const known = await tx.db
      .selectFrom('mailAddresses')
      .select('confirmedAt')
      .where('userId', '=', userId)
      .where('addressKey', '=', addressKeyOf(address))
      .executeTakeFirst()
    if (isProven || known?.confirmedAt) {
      return { address: await ensureMailAddress(tx, { appId, userId, address }), subject }
    }
    unproven ??= address
  }
  return unproven === undefined ? undefined : { unproven }
}
