import { readJson, type Row } from '../../../storage'
import { findSdkIdentity, findUserBy } from '../../records'
import type { Tx } from '../../transaction'
import { type ClientCriteria, confirmLink, removeChannelIdentity } from '../linking'
import { mergeUsers } from '../merging'
import { type ActingPerson, findClient, lastWrote, nameOf, sourceIn } from './channel-person'

type Integration = Row<'integrations'>

/** Ends what a person was in the channel before: they belong to the one whose link they followed. */
const leaveEarlier = async (
  tx: Tx,
  integration: Integration,
  earlier: Row<'clients'>,
  into: Row<'users'>
): Promise<void> => {
  const owner = (await findUserBy(tx.db, into.appId, 'id', earlier.userId))!
  const isOther = owner.id !== into.id
  if (isOther && !(await findSdkIdentity(tx.db, owner.id))) {
    await tx.db.deleteFrom('clients').where('id', '=', earlier.id).execute()
    return mergeUsers(tx, owner, into, 'channelLinking')
  }
  const source = sourceIn(integration)
  await removeChannelIdentity(tx, owner, earlier, { reason: 'linkCancelled', source })
}

/**
 * Ends the wait of a link: the person is the user who is to be linked. Somebody who had written there before
 * becomes one with that user; an account that another visitor had linked goes over to this one.
 */
const completeLink = async (
  tx: Tx,
  integration: Integration,
  pending: Row<'clients'>,
  named: ActingPerson
): Promise<void> => {
  const { db, now } = tx
  const user = (await findUserBy(db, integration.appId, 'id', pending.userId))!
  const earlier = await findClient(tx, integration, named)
  if (earlier) await leaveEarlier(tx, integration, earlier, user)
  await db
    .updateTable('clients')
    .set({
      externalId: named.externalId,
      displayName: nameOf(named, earlier),
      lastSeen: now,
      wroteAt: lastWrote(tx, named, earlier)
    })
    .where('id', '=', pending.id)
    .execute()
  const source = sourceIn(integration)
  await confirmLink(tx, user, integration, { id: pending.id, source })
}

const pendingIn = ({ db, now }: Tx, { id }: Integration) =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('integrationId', '=', id)
    .where('status', '=', 'pending')
    .where(eb => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))

/**
 * Links a person to the user whose code they bring.
 *
 * @returns False for a code that is unknown or has expired.
 */
export const linkByCode = async (
  tx: Tx,
  integration: Integration,
  code: string,
  named: ActingPerson
): Promise<boolean> => {
  const pending = await pendingIn(tx, integration)
    .where('code', '=', code.toUpperCase())
    .executeTakeFirst()
  if (pending) await completeLink(tx, integration, pending, named)
  return pending !== undefined
}

/**
 * Links a person to the user for whom the business has named their number: what they do there confirms it,
 * unless the business wants their consent in words.
 */
export const linkByActivity = async (
  tx: Tx,
  integration: Integration,
  named: ActingPerson
): Promise<void> => {
  const { externalId, otherId = externalId } = named
  const pending = await pendingIn(tx, integration)
    .where('externalId', 'in', [externalId, otherId])
    .where('criteriaJson', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!pending) return
  const { confirmation } = readJson<ClientCriteria>(pending.criteriaJson!)
  if (confirmation.type !== 'prompt') await completeLink(tx, integration, pending, named)
}
