import type { Db, Row } from '../../../storage'

/** Messages that are listed: the newest. */
const LISTED_MAX = 20

/** A message that the person does not get through the channel, with the reason. */
export type FailedDelivery = Pick<
  Row<'channelDeliveries'>,
  'conversationId' | 'messageId' | 'createdAt'
> & { error: string }

/** Lists the messages that an integration could not deliver, the newest first. */
export const listFailedDeliveries = (db: Db, integrationId: string): Promise<FailedDelivery[]> =>
  db
    .selectFrom('channelDeliveries')
    .innerJoin('clients', 'clients.id', 'channelDeliveries.clientId')
    .select([
      'channelDeliveries.conversationId',
      'channelDeliveries.messageId',
      'channelDeliveries.createdAt',
      'channelDeliveries.error'
    ])
    .where('clients.integrationId', '=', integrationId)
    .where('channelDeliveries.state', '=', 'failed')
    .where('channelDeliveries.error', 'is not', null)
    .orderBy('channelDeliveries.id', 'desc')
    .limit(LISTED_MAX)
    .$narrowType<{ error: string }>()
    .execute()
