import type { MessageSource } from '../../../../protocol'
import { CARRYING } from '../../../channels'
import { type Db, prepared, readJson, type Row } from '../../../storage'
import { type Destination, findMessage, insertDelivery, readExtras } from '../../records'
import type { IdentifiedAppEvent, PendingEvent, Tx } from '../../transaction'

const selectLinked = prepared<{ conversationId: string }, Row<'clients'>>((db, value) =>
  db
    .selectFrom('clients')
    .innerJoin('participants', 'participants.userId', 'clients.userId')
    .innerJoin('conversations', 'conversations.id', 'participants.conversationId')
    .selectAll('clients')
    .where('conversations.id', '=', value('conversationId'))
    .where('conversations.isDefault', '=', 1)
    .where('clients.status', '=', 'active')
    .where('clients.type', 'in', CARRYING)
    .orderBy('clients.lastSeen', 'desc')
)

const wroteLastIn = async (db: Db, conversationId: string) => {
  const row = await db
    .selectFrom('messages')
    .select(['received', 'sourceJson'])
    .where('conversationId', '=', conversationId)
    .where('authorType', '=', 'user')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { received: row.received, ...readJson<MessageSource>(row.sourceJson) }
}

const isNamed = ({ integrationId, type }: Row<'clients'>, destination: Destination): boolean =>
  'integrationId' in destination
    ? destination.integrationId === integrationId
    : destination.integrationType === type

/** Chooses the channel of a message: the one it names, else the one that the person used last. */
const chooseClient = async (
  db: Db,
  { conversationId, extrasJson }: Row<'messages'>,
  linked: Row<'clients'>[]
): Promise<Row<'clients'> | undefined> => {
  const { destination } = readExtras(extrasJson)
  if (destination) return linked.find(client => isNamed(client, destination))
  const newest = linked.reduce((a, b) => ((b.lastSeen ?? 0) > (a.lastSeen ?? 0) ? b : a))
  const last = await wroteLastIn(db, conversationId)
  return last && last.type === 'web' && last.received > (newest.lastSeen ?? 0) ? undefined : newest
}

/**
 * Makes messages of the business that a transaction emits wait for the channels that they go to.
 *
 * @returns The ids of messages that go to one.
 */
export const storeDeliveries = async (
  tx: Tx,
  events: PendingEvent<IdentifiedAppEvent>[]
): Promise<Set<string>> => {
  const reached = new Set<string>()
  for (const [, { type, conversationId, payload }] of events) {
    const { message } = payload
    if (type !== 'conversation:message' || message?.author?.type !== 'business') continue
    if (conversationId === undefined) continue
    const linked = await selectLinked(tx.db, { conversationId })
    const row = linked.length && (await findMessage(tx.db, conversationId, message.id))
    if (!row || row.isSilent) continue
    const client = await chooseClient(tx.db, row, linked)
    if (!client) continue
    await insertDelivery(tx, { clientId: client.id, conversationId, messageId: row.id })
    reached.add(row.id)
  }
  return reached
}
