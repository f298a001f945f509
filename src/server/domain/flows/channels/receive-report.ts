import type { ChannelReport } from '../../../channels'
import { type Db, readJson, type Row } from '../../../storage'
import {
  addExtras,
  answerUntil,
  claimChannelEvent,
  findUserBy,
  getConversation,
  isConfirmation
} from '../../records'
import type { Tx } from '../../transaction'
import { markRead } from '../conversations'
import { findClient, listAwaited } from './channel-person'
import {
  type Delivery,
  emitDelivered,
  failDelivery,
  noteSentPart,
  settleDelivery
} from './settle-delivery'

/** Messages to a person that a report may be about. */
const KNOWN_MAX = 200

const listDeliveries = (db: Db, clientIds: string[]): Promise<Row<'channelDeliveries'>[]> =>
  db
    .selectFrom('channelDeliveries')
    .selectAll()
    .where('clientId', 'in', clientIds)
    .orderBy('id', 'desc')
    .limit(KNOWN_MAX)
    .execute()

const idsOf = ({ externalIdsJson }: Row<'channelDeliveries'>): string[] => readJson(externalIdsJson)

/** Lists what a person is in a channel, and what they may become once they confirm it. */
const listClients = async (
  tx: Tx,
  integration: Row<'integrations'>,
  report: ChannelReport
): Promise<Row<'clients'>[]> => {
  const client = await findClient(tx, integration, report)
  return [...(client ? [client] : []), ...(await listAwaited(tx, integration, report))]
}

/** Tells whether an attempt is under way, whose answer is not noted yet. */
const isUnderWay = (row: Row<'channelDeliveries'>, now: number): boolean =>
  row.state === 'waiting' && answerUntil(row) > now

/** Tells whether a report is about a delivery; a message begins its way after it is stored. */
const isAbout = (row: Row<'channelDeliveries'>, report: ChannelReport): boolean =>
  'until' in report ? row.createdAt <= report.until : idsOf(row).includes(report.messageId)

/** Tells whether the service has taken a message, or that part of it which is reported. */
const isTaken = ({ state }: Row<'channelDeliveries'>, report: ChannelReport): boolean =>
  state === 'waiting' ? 'messageId' in report : state !== 'failed'

/** Tells whether a message is on its way that a report may be about. */
const isEarly = (rows: Row<'channelDeliveries'>[], report: ChannelReport, now: number): boolean => {
  const about = rows.filter(row => isAbout(row, report))
  if ('until' in report) return about.some(row => isUnderWay(row, now))
  const isKnown = about.some(({ state }) => state !== 'waiting')
  return !isKnown && rows.some(row => isUnderWay(row, now))
}

/** Takes a report that names a part as the answer to it, where that is missing. */
const noteNamed = async (
  tx: Tx,
  integration: Row<'integrations'>,
  clients: Row<'clients'>[],
  report: ChannelReport
): Promise<void> => {
  if (!('part' in report) || !report.part) return
  const { id, index, count } = report.part
  const row = await tx.db
    .selectFrom('channelDeliveries')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('partsSent', '=', index)
    .executeTakeFirst()
  const client = clients.find(each => each.id === row?.clientId)
  const user = client && (await findUserBy(tx.db, integration.appId, 'id', client.userId))
  if (!row || !user) return
  await noteSentPart(tx, row, index, report.messageId)
  if (index + 1 === count) await settleDelivery(tx, { row, user, integration }, { type: 'sent' })
}

/** A message that takes several parts has arrived with the last of them. */
const noteArrival = async (tx: Tx, delivery: Delivery, report: ChannelReport): Promise<void> => {
  const { row } = delivery
  const isWhole = 'until' in report || idsOf(row).at(-1) === report.messageId
  if (row.state !== 'sent' || !isWhole) return
  await tx.db
    .updateTable('channelDeliveries')
    .set({ state: 'arrived' })
    .where('id', '=', row.id)
    .execute()
  await addExtras(tx.db, row.conversationId, row.messageId, { deliveredAt: tx.now })
  await emitDelivered(tx, delivery, 'user')
}

/** Marks the conversation as read where this is the newest message that the person could read. */
const noteSeen = async (tx: Tx, { row, user, integration }: Delivery): Promise<void> => {
  const conversation = await getConversation(tx.db, user.appId, row.conversationId)
  const newer = await tx.db
    .selectFrom('messages')
    .select('id')
    .where('conversationId', '=', row.conversationId)
    .where('authorType', '=', 'business')
    .where('isSilent', '=', 0)
    .where('id', '>', row.messageId)
    .limit(1)
    .executeTakeFirst()
  if (!conversation || !integration || newer) return
  const source = { type: integration.type, integrationId: integration.id }
  await markRead(tx, conversation, { role: 'user', userId: user.id }, source)
}

/**
 * Takes a service's word on messages of ours: once. Of messages that others have sent, nothing is kept.
 *
 * @returns False while a message is on its way that it may be about: it is to come again.
 */
export const receiveChannelReport = async (
  tx: Tx,
  integration: Row<'integrations'>,
  report: ChannelReport
): Promise<boolean> => {
  const clients = await listClients(tx, integration, report)
  if (!clients.length) return true
  await noteNamed(tx, integration, clients, report)
  if (report.type === 'taken') return true
  const rows = await listDeliveries(
    tx.db,
    clients.map(({ id }) => id)
  )
  if (isEarly(rows, report, tx.now)) return false
  // Of the question that confirms a link only its loss matters.
  const taken = rows.filter(
    row =>
      isAbout(row, report) &&
      isTaken(row, report) &&
      (report.type === 'lost' || !isConfirmation(row))
  )
  const [newest] = taken
  const client = clients.find(({ id }) => id === newest?.clientId)
  const user = client && (await findUserBy(tx.db, integration.appId, 'id', client.userId))
  if (!newest || !user || !(await claimChannelEvent(tx, integration.id, report.id))) return true
  if (report.type === 'lost') {
    const error = { code: 'bad_request', message: report.reason }
    await failDelivery(tx, { row: newest, user, integration }, error)
    return true
  }
  for (const row of taken.toReversed()) await noteArrival(tx, { row, user, integration }, report)
  if (report.type === 'seen') await noteSeen(tx, { row: newest, user, integration })
  return true
}
