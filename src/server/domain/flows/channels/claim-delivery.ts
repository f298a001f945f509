import type { Content } from '../../../../protocol'
import { type Account, type ChannelService, findChannel } from '../../../channels'
import { readJson, type Row } from '../../../storage'
import { accountOf, findIntegration, findMessage, readExtras, type Upstreams } from '../../records'
import type { Tx } from '../../transaction'
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
}

/**
 * Begins an attempt.
 *
 * @returns Undefined where there is nothing to send: it was sent, the message is gone, or the person has
 *   stopped the bot.
 */
export const claimDelivery = async (
  tx: Tx,
  id: string,
  upstreams: Upstreams
): Promise<ClaimedDelivery | undefined> => {
  const { db, now, secretBox } = tx
  const [row] = await db
    .updateTable('channelDeliveries')
    .set(eb => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
    .returningAll()
    .execute()
  if (!row) return undefined
  const { userId, ...client } = await db
    .selectFrom('clients')
    .select(['userId', 'integrationId', 'type', 'status', 'externalId'])
    .where('id', '=', row.clientId)
    .executeTakeFirstOrThrow()
  const user = await db
    .selectFrom('users')
    .select(['id', 'appId', 'externalId'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const integration = await findIntegration(db, user.appId, client.integrationId ?? '')
  const service = findChannel(client.type)?.service
  const message = await findMessage(db, row.conversationId, row.messageId)
  if (!integration || !service || client.externalId === null || client.status !== 'active') {
    const reason = 'The person takes no messages here any more.'
    await failDelivery(tx, { row, user, integration }, { code: 'bad_request', message: reason })
    return undefined
  }
  if (!message) {
    await failDelivery(tx, { row, user, integration }, undefined)
    return undefined
  }
  return {
    row,
    user,
    integration,
    service,
    account: accountOf(integration, { secretBox, upstreams }),
    externalId: client.externalId,
    content: readJson<Content>(message.contentJson),
    payload: readExtras(message.extrasJson).override?.[client.type]?.payload
  }
}
