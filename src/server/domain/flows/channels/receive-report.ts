import type { ChannelReport } from '../../../channels'
import { type Db, readJson, type Row } from '../../../storage'
import { claimChannelEvent, findUserBy, getConversation } from '../../records'
import type { Tx } from '../../transaction'
import { markRead } from '../conversations'
import { findClient } from './channel-person'
import { type Delivery, emitDelivered, failDelivery } from './settle-delivery'

/** Messages to a person that a report may be about. */
const KNOWN_MAX = 200

const listDeliveries = (db: Db, clientId: string): Promise<Row<'channelDeliveries'>[]> =>
  db
    .selectFrom('channelDeliveries')
    .selectAll()
    .where('clientId', '=', clientId)
    .orderBy('id', 'desc')
    .limit(KNOWN_MAX)
    .execute()

const idsOf = ({ externalIdsJson }: Row<'channelDeliveries'>): string[] => readJson(externalIdsJson)

/** Tells whether an attempt is under way, whose answer is not noted yet. */
const isUnderWay = ({ state, attempts, dueAt }: Row<'channelDeliveries'>, now: number): boolean =>
  state === 'waiting' && attempts > 0 && dueAt !== null && dueAt <= now

/** A message that takes several parts has arrived with the last of them. */
const noteArrival = async (tx: Tx, delivery: Delivery, messageId: string): Promise<void> => {
  const { row } = delivery
  if (row.state !== 'sent' || idsOf(row).at(-1) !== messageId) return
  await tx.db
    .updateTable('channelDeliveries')
    .set({ state: 'arrived' })
    .where('id', '=', row.id)
    .execute()
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
 * Takes a service's word on a message of ours: once. Of messages that others have sent, nothing is kept.
 *
 * @returns False while a message is on its way that it may be about: it is to come again.
 */
export const receiveChannelReport = async (
  tx: Tx,
  integration: Row<'integrations'>,
  report: ChannelReport
): Promise<boolean> => {
  const client = await findClient(tx, integration, report)
  if (!client) return true
  const rows = await listDeliveries(tx.db, client.id)
  const row = rows.find(each => idsOf(each).includes(report.messageId))
  if ((!row || row.state === 'waiting') && rows.some(each => isUnderWay(each, tx.now))) return false
  const user = await findUserBy(tx.db, integration.appId, 'id', client.userId)
  if (!row || !user || !(await claimChannelEvent(tx, integration.id, report.id))) return true
  const delivery = { row, user, integration }
  if (report.type === 'lost') {
    const error = { code: 'bad_request', message: report.reason }
    if (row.state !== 'failed') await failDelivery(tx, delivery, error)
    return true
  }
  await noteArrival(tx, delivery, report.messageId)
  if (report.type === 'seen') await noteSeen(tx, delivery)
  return true
}
