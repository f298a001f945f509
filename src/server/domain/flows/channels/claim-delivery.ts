import type { Content } from '../../../../protocol'
import { type Account, type ChannelService, findChannel } from '../../../channels'
import { readJson, type Row } from '../../../storage'
import {
  accountOf,
  answerUntil,
  findIntegration,
  findMessage,
  isConfirmation,
  readExtras,
  type Upstreams
} from '../../records'
import type { Tx } from '../../transaction'
import { windowEnd } from '../../views'
import { confirmationContent } from './confirmation'
import { failDelivery } from './settle-delivery'

/** A message that is to be sent to a channel now. */
export interface ClaimedDelivery {
  row: Row<'channelDeliveries'>
  user: Pick<Row<'users'>, 'id' | 'appId' | 'externalId'>
  integration: Row<'integrations'>
  service: ChannelService
  account: Account
  /** Id of the person in the channel. */
  externalId: string
  content: Content
  /** Sent in place of the content. */
  payload: object | undefined
  /** Whether the time in which the service takes messages of every kind is over. */
  isLate: boolean
}

type Outgoing = Pick<ClaimedDelivery, 'content' | 'payload'>

/** Finds what is to be sent; undefined: it is gone. */
const outgoingOf = async (
  { db }: Tx,
  row: Row<'channelDeliveries'>,
  client: Row<'clients'>
): Promise<Outgoing | undefined> => {
  if (isConfirmation(row)) {
    return { content: await confirmationContent(db, client), payload: undefined }
  }
  const message = await findMessage(db, row.conversationId, row.messageId)
  return (
    message && {
      content: readJson<Content>(message.contentJson),
      payload: readExtras(message.extrasJson).override?.[client.type]?.payload
    }
  )
}

/** Tells whether a client takes a delivery: a question that confirms a link, only until it is answered. */
const isTaking = ({ status }: Row<'clients'>, row: Row<'channelDeliveries'>): boolean =>
  status === (isConfirmation(row) ? 'pending' : 'active')

/**
 * Begins an attempt.
 *
 * @returns Undefined where there is nothing to send: it was sent, the message is gone, the person has stopped
 *   the bot, or has confirmed the link that they were to be asked about. Also while a report may still say
 *   that an attempt whose answer is lost has sent it.
 */
export const claimDelivery = async (
  tx: Tx,
  id: string,
  upstreams: Upstreams
): Promise<ClaimedDelivery | undefined> => {
  const { db, now, secretBox } = tx
  const row = await db
    .selectFrom('channelDeliveries')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
    .executeTakeFirst()
  if (!row) return undefined
  const change = db.updateTable('channelDeliveries').where('id', '=', id)
  const client = await db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', row.clientId)
    .executeTakeFirstOrThrow()
  const user = await db
    .selectFrom('users')
    .select(['id', 'appId', 'externalId'])
    .where('id', '=', client.userId)
    .executeTakeFirstOrThrow()
  const integration = await findIntegration(db, user.appId, client.integrationId ?? '')
  const service = findChannel(client.type)?.service
  if (!integration || !service || client.externalId === null || !isTaking(client, row)) {
    const message = 'The person takes no messages here any more.'
    await failDelivery(tx, { row, user, integration }, { code: 'bad_request', message })
    return undefined
  }
  if (service.namesParts && answerUntil(row) > now) {
    await change.set({ dueAt: answerUntil(row) }).execute()
    return undefined
  }
  const outgoing = await outgoingOf(tx, row, client)
  if (!outgoing) {
    await failDelivery(tx, { row, user, integration }, undefined)
    return undefined
  }
  const begun = change.set({ attempts: row.attempts + 1, askedAt: now }).returningAll()
  return {
    row: await begun.executeTakeFirstOrThrow(),
    user,
    integration,
    service,
    account: accountOf(integration, { secretBox, upstreams }),
    externalId: client.externalId,
    isLate: (windowEnd(client) ?? Infinity) <= now,
    ...outgoing
  }
}
