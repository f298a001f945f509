import type { ChannelEvent, ChannelPersonName } from '../../../channels'
import type { Db, Row } from '../../../storage'
import { createUser, findDefaultConversation, findUserBy, type Visitor } from '../../records'
import { newId, type Tx } from '../../transaction'
import { createConversation, isClosedForGood } from '../conversations'
import { emitClientEvent } from '../linking'

type Integration = Row<'integrations'>

/** A person who does something in a channel, and when. */
export type ActingPerson = ChannelPersonName & Pick<ChannelEvent, 'at'>

/** Makes the source of what happens in a channel. */
export const sourceIn = ({ type, id }: Integration) => ({ type, integrationId: id })

/** Finds the client that a person is in a channel. */
export const findClient = async (
  { db }: Pick<Tx, 'db'>,
  { id }: Integration,
  { externalId, otherId = externalId }: ChannelPersonName
): Promise<Row<'clients'> | undefined> => {
  const found = await db
    .selectFrom('clients')
    .selectAll()
    .where('integrationId', '=', id)
    .where('externalId', 'in', [externalId, otherId])
    .where('status', 'in', ['active', 'blocked', 'inactive'])
    .execute()
  return found.find(client => client.externalId === externalId) ?? found[0]
}

/** Selects the links of a channel that are not confirmed yet. */
export const pendingIn = ({ db, now }: Pick<Tx, 'db' | 'now'>, { id }: Integration) =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('integrationId', '=', id)
    .where('status', '=', 'pending')
    .where(eb => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))

/** Lists the links that the business has begun for a person and they have not confirmed, newest first. */
export const listAwaited = (
  tx: Pick<Tx, 'db' | 'now'>,
  integration: Integration,
  { externalId, otherId = externalId }: ChannelPersonName
): Promise<Row<'clients'>[]> =>
  pendingIn(tx, integration)
    .where('externalId', 'in', [externalId, otherId])
    .where('criteriaJson', 'is not', null)
    .orderBy('id', 'desc')
    .execute()

/** Tells whether a person is known in a channel, and by a name. */
export const isNamedPerson = async (
  db: Db,
  integration: Integration,
  named: ChannelPersonName
): Promise<boolean> => {
  const client = await findClient({ db }, integration, named)
  return !!client?.displayName && client.displayName !== client.externalId
}

/** Names a person: as the event does, else as they were named before, else by their id. */
export const nameOf = (
  { externalId, displayName }: ChannelPersonName,
  earlier: Row<'clients'> | undefined
): string => {
  const before = earlier?.displayName === earlier?.externalId ? undefined : earlier?.displayName
  return displayName ?? before ?? externalId
}

/** Says when a person wrote last: events may come late, and in any order. */
export const lastWrote = (
  { now }: Tx,
  { at = now }: ActingPerson,
  earlier: Row<'clients'> | undefined
): number => Math.max(Math.min(at, now), earlier?.wroteAt ?? 0)

/** Makes a user of a person who writes to the business without having used the messenger. */
const addPerson = async (
  tx: Tx,
  integration: Integration,
  person: ActingPerson
): Promise<Row<'clients'>> => {
  const { db, now } = tx
  const { externalId, displayName } = person
  const { appId, id: integrationId, type } = integration
  const profile = displayName === undefined ? {} : { givenName: displayName }
  const user = await createUser(tx, { appId, profile, isClaim: true })
  return db
    .insertInto('clients')
    .values({
      id: newId(now),
      userId: user.id,
      integrationId,
      type,
      status: 'active',
      externalId,
      displayName: displayName ?? externalId,
      lastSeen: now,
      wroteAt: lastWrote(tx, person, undefined),
      linkedAt: now,
      createdAt: now
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Notes that a person uses a channel; one who had left it is back. */
const noteUse = async (
  tx: Tx,
  integration: Integration,
  user: Row<'users'>,
  earlier: Row<'clients'>,
  named: ActingPerson
): Promise<void> => {
  const { id, status } = earlier
  const client = await tx.db
    .updateTable('clients')
    .set({
      status: 'active',
      lastSeen: tx.now,
      wroteAt: lastWrote(tx, named, earlier),
      externalId: named.externalId,
      displayName: nameOf(named, earlier)
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (status === 'active') return
  const source = sourceIn(integration)
  await emitClientEvent(tx, user, client, { type: 'client:update', reason: 'confirmed', source })
}

/**
 * Finds the conversation that goes on in channels, the default one. Where that is closed for good, it is the
 * default no more, so that another one goes on.
 */
const findOngoing = async (
  { db }: Tx,
  userId: string
): Promise<Row<'conversations'> | undefined> => {
  const main = await findDefaultConversation(db, userId)
  if (!main || !(await isClosedForGood(db, main))) return main
  await db.updateTable('conversations').set({ isDefault: 0 }).where('id', '=', main.id).execute()
  return undefined
}

/** A person who uses a channel, with their conversation. */
export interface ChannelPerson {
  user: Row<'users'>
  visitor: Visitor
  conversation: Row<'conversations'>
}

/**
 * Finds, or makes, who acts in a channel, and the conversation in which they do.
 *
 * @param creationReason Why the conversation begins, where there is none yet.
 */
export const personOf = async (
  tx: Tx,
  integration: Integration,
  named: ActingPerson,
  creationReason: 'message' | 'start' = 'message'
): Promise<ChannelPerson> => {
  const { appId, id: integrationId, type } = integration
  const client =
    (await findClient(tx, integration, named)) ?? (await addPerson(tx, integration, named))
  const user = (await findUserBy(tx.db, appId, 'id', client.userId))!
  await noteUse(tx, integration, user, client, named)
  const { id: userId, profileJson } = user
  const conversation =
    (await findOngoing(tx, userId)) ??
    (await createConversation(tx, {
      appId,
      type: 'personal',
      userIds: [userId],
      source: sourceIn(integration),
      creationReason
    }))
  return {
    user,
    conversation,
    visitor: { appId, userId, integrationId, channel: type, profileJson }
  }
}
