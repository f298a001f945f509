import { type Db, prepared, type Row } from '../../../storage'
import type { Visitor } from '../../records'
import type { Tx } from '../../transaction'
import { truncatedConversation, userRef } from '../../views'

/** Stages of delivery of a business message: sent to a widget's connection, received by the user. */
export type DeliveryStage = 'channel' | 'user'

/** Handled in one transaction; the rest when something is next delivered. */
const MESSAGES_MAX = 100

type Delivered = Pick<Row<'conversations'>, 'type' | 'metadataJson'> &
  Pick<Row<'users'>, 'externalId'> & { id: string; messageId: string; participantId: string }

type Asked = { userId: string; since: number; limit: number }

const deliveredTo = (db: Db, value: <Name extends keyof Asked>(name: Name) => Asked[Name]) =>
  db
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.userId')
    .innerJoin('conversations', 'conversations.id', 'participants.conversationId')
    .innerJoin('messages', 'messages.conversationId', 'conversations.id')
    .select([
      'conversations.id',
      'conversations.type',
      'conversations.metadataJson',
      'users.externalId',
      'messages.id as messageId',
      'participants.id as participantId'
    ])
    .where('participants.userId', '=', value('userId'))
    .where('messages.authorType', '=', 'business')
    .where('messages.isSilent', '=', 0)
    .where('messages.received', '>=', value('since'))
    .orderBy('messages.id')
    .limit(value('limit'))

const selectHandedOver = prepared<Asked, Delivered>((db, value) =>
  deliveredTo(db, value).where(({ eb, fn, ref, val }) =>
    eb('messages.id', '>', fn.coalesce(ref('participants.toldHandedOver'), val('')))
  )
)

const selectArrived = prepared<Asked, Delivered>((db, value) =>
  deliveredTo(db, value)
    .whereRef('messages.id', '<=', 'participants.toldHandedOver')
    .where(({ eb, fn, ref, val }) =>
      eb('messages.id', '>', fn.coalesce(ref('participants.toldArrived'), val('')))
    )
)

/**
 * Emits delivery events for business messages that have reached a stage since the last such events.
 *
 * @param since When the first webhook that asks for it was made, in milliseconds since the epoch.
 */
export const emitDeliveryEvents = async (
  tx: Tx,
  { appId, userId, integrationId }: Omit<Visitor, 'profileJson'>,
  stage: DeliveryStage,
  since: number
): Promise<void> => {
  const isHandedOver = stage === 'channel'
  const select = isHandedOver ? selectHandedOver : selectArrived
  for (const row of await select(tx.db, { userId, since, limit: MESSAGES_MAX })) {
    const { messageId, participantId, externalId, ...conversation } = row
    await tx.db
      .updateTable('participants')
      .set(isHandedOver ? { toldHandedOver: messageId } : { toldArrived: messageId })
      .where('id', '=', participantId)
      .execute()
    tx.emitWebhookEvent(appId, {
      type: `conversation:message:delivery:${stage}`,
      conversationId: conversation.id,
      payload: {
        user: userRef({ id: userId, externalId }),
        conversation: truncatedConversation(conversation),
        message: { id: messageId },
        destination: { type: 'web', integrationId },
        isFinalEvent: !isHandedOver
      }
    })
  }
}
