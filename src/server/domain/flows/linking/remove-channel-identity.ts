import type { LinkEvent, MessageSource } from '../../../../protocol'
import type { Row } from '../../../storage'
import {
  endSessions,
  findIntegration,
  getConversation,
  listWaitingMessages,
  scheduleUnseen
} from '../../records'
import type { Tx } from '../../transaction'
import { toLink } from '../../views'
import { noteDeliveryFailure } from '../messages'
import { type ClientEventDetails, emitClientEvent } from './client-events'

type User = Pick<Row<'users'>, 'id' | 'appId' | 'externalId'>

/** Reasons for removing a client, in the events of the app and of the visitor. */
export type Removal = Omit<Extract<ClientEventDetails, { type: 'client:remove' }>, 'type'> & {
  source: MessageSource
  /** @default removed */
  eventReason?: LinkEvent['reason']
}

const REMOVED = {
  code: 'bad_request',
  message: 'The client was removed before the message was sent.'
}

/** Notes with the messages that waited for a client that is gone that they do not reach it: they are mailed. */
const failWaiting = async (
  tx: Tx,
  { id: userId, appId }: User,
  { type, integrationId }: Row<'clients'>,
  waiting: Awaited<ReturnType<typeof listWaitingMessages>>
): Promise<void> => {
  const destination = { type, ...(integrationId !== null && { integrationId }) }
  for (const { conversationId, messageId } of waiting) {
    const conversation = await getConversation(tx.db, appId, conversationId)
    if (!conversation) continue
    await noteDeliveryFailure(tx, conversation, { id: messageId }, { destination, error: REMOVED })
  }
  if (waiting.length) await scheduleUnseen(tx, userId)
}

/**
 * Deletes a channel identity, for the widget with its sessions, and emits that to the user and the app.
 * Messages that wait for it fail, and go by mail where mails go out.
 */
export const removeChannelIdentity = async (
  tx: Tx,
  user: User,
  client: Row<'clients'>,
  { eventReason = 'removed', ...removal }: Removal
): Promise<void> => {
  const { integrationId } = client
  const integration = integrationId && (await findIntegration(tx.db, user.appId, integrationId))
  const waiting = await listWaitingMessages(tx.db, client.id)
  await tx.db.deleteFrom('clients').where('id', '=', client.id).execute()
  if (client.type === 'sdk') await endSessions(tx, 'userId', user.id)
  await emitClientEvent(tx, user, client, { type: 'client:remove', ...removal })
  await failWaiting(tx, user, client, waiting)
  if (!integration) return
  const link = toLink(client, integration)
  tx.emitUserEvent(user.id, { type: 'link:removed', link, reason: eventReason })
}
