import { EMAIL } from '../../../channels'
import { type Db, type Row } from '../../../storage'
import {
  addressKeyOf,
  channelIdentitiesOf,
  findAddressByToken,
  findIntegration,
  noteConfirmed,
  scheduleUnseen
} from '../../records'
import type { Tx } from '../../transaction'
import { confirmLink } from '../linking'
import { endMailsTo } from './end-mails'
import { findRecipient } from './recipient'

/** Time for which an address can be confirmed. */
const CONFIRM_MAX_MS = 7 * 24 * 3_600_000
const SOURCE = { type: EMAIL }

/** An address as the pages about it show it: without itself. */
export interface AddressPage {
  businessName: string
  language: string
  /** `asked`: its owner may confirm it. `open`: there is nothing to confirm. */
  state: 'asked' | 'confirmed' | 'stopped' | 'open'
}

const stateOf = (
  { confirmedAt, stoppedAt, askedAt }: Row<'mailAddresses'>,
  now: number
): AddressPage['state'] => {
  if (stoppedAt !== null && askedAt === null) return 'stopped'
  if (confirmedAt !== null) return 'confirmed'
  return askedAt !== null && askedAt > now - CONFIRM_MAX_MS ? 'asked' : 'open'
}

/** Reads what pages about an address say; undefined for an unknown token. */
export const showAddress = async (
  db: Db,
  token: string,
  now: number
): Promise<AddressPage | undefined> => {
  const address = await findAddressByToken(db, token)
  const found =
    address &&
    (await db
      .selectFrom('users')
      .innerJoin('apps', 'apps.id', 'users.appId')
      .selectAll('users')
      .select('apps.displayName')
      .where('users.id', '=', address.userId)
      .executeTakeFirst())
  if (!found) return undefined
  const { language } = await findRecipient(db, found)
  return { businessName: found.displayName, language, state: stateOf(address, now) }
}

/**
 * Confirms an address for its owner, with the links to it that are pending. Mails go there from now on.
 *
 * @returns Whether it is confirmed.
 */
export const confirmAddress = async (tx: Tx, token: string): Promise<boolean> => {
  const { db, now } = tx
  const address = await findAddressByToken(db, token)
  if (!address) return false
  const state = stateOf(address, now)
  if (state !== 'asked') return state === 'confirmed'
  await noteConfirmed(tx, address)
  const user = await db
    .selectFrom('users')
    .select(['id', 'appId', 'externalId'])
    .where('id', '=', address.userId)
    .executeTakeFirstOrThrow()
  const pending = await channelIdentitiesOf(db, user.id)
    .where('type', '=', EMAIL)
    .where('status', '=', 'pending')
    .execute()
  for (const { id, externalId, integrationId } of pending) {
    if (externalId === null || addressKeyOf(externalId) !== address.addressKey) continue
    const integration =
      integrationId !== null && (await findIntegration(db, user.appId, integrationId))
    if (integration) await confirmLink(tx, user, integration, { id, source: SOURCE })
  }
  await scheduleUnseen(tx, user.id)
  return true
}

/** Ends mails to an address for its owner. Does nothing for an unknown token. */
export const unsubscribe = async (tx: Tx, token: string): Promise<void> => {
  const address = await findAddressByToken(tx.db, token)
  if (address && address.stopReason !== 'unsubscribed')
    await endMailsTo(tx, address, 'unsubscribed')
}
