import type { Row } from '../../../storage'
import { findSdkIdentity, findUserBy, moveDeliveries } from '../../records'
import type { Tx } from '../../transaction'
import { confirmLink, removeChannelIdentity } from '../linking'
import { mergeUsers } from '../merging'
import {
  type ActingPerson,
  findClient,
  lastWrote,
  listAwaited,
  nameOf,
  pendingIn,
  sourceIn
} from './channel-person'
import { confirmationTypeOf, findAnswered, isLinkAnswer, type Said } from './confirmation'

type Integration = Row<'integrations'>

/**
 * Ends what a person was in the channel before: they belong to the one whose link they followed. A user who is
 * nothing but that person becomes one with them; one whom the page or the business knows otherwise stays.
 */
const leaveEarlier = async (
  tx: Tx,
  integration: Integration,
  earlier: Row<'clients'>,
  pending: Row<'clients'>,
  into: Row<'users'>
): Promise<void> => {
  const owner = (await findUserBy(tx.db, into.appId, 'id', earlier.userId))!
  const isUnknown = owner.id !== into.id && owner.externalId === null
  if (isUnknown && !(await findSdkIdentity(tx.db, owner.id))) {
    await moveDeliveries(tx, earlier.id, pending.id)
    await tx.db.deleteFrom('clients').where('id', '=', earlier.id).execute()
    return mergeUsers(tx, owner, into, 'channelLinking')
  }
  const source = sourceIn(integration)
  await removeChannelIdentity(tx, owner, earlier, { reason: 'linkCancelled', source })
}

/** Ends a link that the person does not want, or that is somebody else's. */
const refuseLink = async (
  tx: Tx,
  integration: Integration,
  refused: Row<'clients'>
): Promise<void> => {
  const user = (await findUserBy(tx.db, integration.appId, 'id', refused.userId))!
  const source = sourceIn(integration)
  await removeChannelIdentity(tx, user, refused, {
    reason: 'linkCancelled',
    source,
    eventReason: 'cancelled'
  })
}

/**
 * Ends the wait of a link: the person is the user who is to be linked. Somebody who had written there before
 * becomes one with that user; an account that another visitor had linked goes over to this one. Other links
 * that whatever they write would confirm end, else their next message would hand them to another user.
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
  if (earlier) await leaveEarlier(tx, integration, earlier, pending, user)
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
  for (const other of await listAwaited(tx, integration, named)) {
    if (confirmationTypeOf(other) !== 'prompt') await refuseLink(tx, integration, other)
  }
}

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
 * Links a person to the user for whom the business has named their number: what they do there confirms it;
 * where the business wants their consent in words, only their answer to its question.
 *
 * @returns True for such an answer, which is no message.
 */
export const linkByActivity = async (
  tx: Tx,
  integration: Integration,
  event: Said
): Promise<boolean> => {
  const awaited = await listAwaited(tx, integration, event)
  const answered = await findAnswered(tx.db, awaited, event)
  if (answered) {
    const { client, answer } = answered
    if (answer === 'yes') await completeLink(tx, integration, client, event)
    else await refuseLink(tx, integration, client)
    return true
  }
  if (isLinkAnswer(event)) return true
  const [newest] = awaited
  if (newest && confirmationTypeOf(newest) !== 'prompt') {
    await completeLink(tx, integration, newest, event)
  }
  return false
}
