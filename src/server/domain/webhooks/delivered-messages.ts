import { type Db, prepared, type Row } from '../../storage'
import type { Tx } from '../domain'
import { truncatedConversation } from '../rest-shapes'
import type { Visitor } from '../sessions/visitors'
import { userRef } from '../users/user-ref'

/** What becomes of a message of the business on its way: a widget's connection took it, the user has it. */
export type DeliveryStage = 'channel' | 'user'

/** Told in one transaction; the rest when something is next delivered. */
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
 * Tells webhooks of the business's messages that have got as far as this since they were last told.
 *
 * @param since When the first webhook that asks for it was made, in milliseconds since the epoch.
 */
export const tellDelivered = async (
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
    tx.tellWebhooks(appId, {
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
