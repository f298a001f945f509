import { EMAIL } from '../../../channels'
import type { Row } from '../../../storage'
import type { DeliveryFailure } from '../../records'
import type { Tx } from '../../transaction'
import { noteDeliveryFailure } from '../messages'

/** Notes with messages that a mail which carried them did not arrive, and tells webhooks. */
export const failMailed = async (
  tx: Tx,
  { conversationId }: Pick<Row<'mails'>, 'conversationId'>,
  messages: Pick<Row<'messages'>, 'id'>[],
  { code, message }: DeliveryFailure['error']
): Promise<void> => {
  const conversation =
    conversationId === null
      ? undefined
      : await tx.db
          .selectFrom('conversations')
          .selectAll()
          .where('id', '=', conversationId)
          .executeTakeFirst()
  if (!conversation) return
  const failure = { destination: { type: EMAIL }, error: { code, message: `mail: ${message}` } }
  for (const { id } of messages) await noteDeliveryFailure(tx, conversation, { id }, failure)
}
