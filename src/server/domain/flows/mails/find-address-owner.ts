import { sql } from 'kysely'
import { EMAIL } from '../../../channels'
import { type Db, readJson, type Row } from '../../../storage'
import { addressKeyOf, findUserBy, type UserAddress } from '../../records'
import type { ClientCriteria } from '../linking'
import { listCandidates } from './choose-address'

type AppAddress = Pick<UserAddress, 'appId' | 'address'>

/** A user to whom an address belongs. */
export interface AddressOwner {
  user: Row<'users'>
  /** Whether all mails from there go on in one conversation; else each thread is one of its own. */
  isOneThread: boolean
  /** Link that a mail from there confirms; undefined: it is confirmed already. */
  pending?: Row<'clients'> | undefined
}

const awaitsActivity = ({ criteriaJson }: Row<'clients'>): boolean =>
  criteriaJson !== null &&
  readJson<ClientCriteria>(criteriaJson).confirmation.type === 'userActivity'

/** Finds the link by which the business says that an address is that of a user: the newest one that is active. */
const findBusinessLink = async (
  db: Db,
  { appId, address }: AppAddress
): Promise<Row<'clients'> | undefined> => {
  const links = await db
    .selectFrom('clients')
    .selectAll()
    .where('integrationId', 'in', ({ selectFrom }) =>
      selectFrom('integrations')
        .select('integrations.id')
        .where('integrations.appId', '=', appId)
        .where('integrations.type', '=', EMAIL)
    )
    .where(sql`lower(${sql.ref('externalId')})`, '=', addressKeyOf(address))
    .where('criteriaJson', 'is not', null)
    .where('status', 'in', ['active', 'pending'])
    .orderBy('linkedAt', order => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute()
  return links.find(({ status }) => status === 'active') ?? links.find(awaitsActivity)
}

/** Finds the user who confirmed an address last, as long as it is linked to them or in their profile. */
const findConfirmer = async (
  db: Db,
  { appId, address }: AppAddress
): Promise<Row<'users'> | undefined> => {
  const key = addressKeyOf(address)
  const users = await db
    .selectFrom('mailAddresses')
    .innerJoin('users', 'users.id', 'mailAddresses.userId')
    .selectAll('users')
    .where('mailAddresses.appId', '=', appId)
    .where('addressKey', '=', key)
    .where('confirmedAt', 'is not', null)
    .orderBy('confirmedAt', 'desc')
    .orderBy('users.id', 'desc')
    .execute()
  for (const user of users) {
    const candidates = await listCandidates(db, user)
    if (candidates.some(each => addressKeyOf(each.address) === key)) return user
  }
  return undefined
}

/**
 * Finds the user whose address it is: the business has linked it to them, or they have linked it and confirmed
 * it. An address that the business has only set for a user is not enough.
 */
export const findAddressOwner = async (
  db: Db,
  named: AppAddress
): Promise<AddressOwner | undefined> => {
  const link = await findBusinessLink(db, named)
  const linked = link && (await findUserBy(db, named.appId, 'id', link.userId))
  if (linked) {
    const pending = link.status === 'pending' ? link : undefined
    return { user: linked, isOneThread: true, pending }
  }
  const user = await findConfirmer(db, named)
  return user && { user, isOneThread: false }
}
