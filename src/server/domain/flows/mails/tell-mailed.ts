import { EMAIL } from '../../../channels'
import type { Row } from '../../../storage'
import type { DeliveryFailure } from '../../records'
import type { Tx } from '../../transaction'
import { emitDelivery, noteDeliveryFailure } from '../messages'

type Mail = Pick<Row<'mails'>, 'conversationId' | 'userId' | 'messageId'>
type Message = Pick<Row<'messages'>, 'id'>

const findConversation = async ({ db }: Tx, { conversationId }: Mail) =>
  conversationId === null
    ? undefined
    : db.selectFrom('conversations').selectAll().where('id', '=', conversationId).executeTakeFirst()

/** Tells webhooks that the mail server has taken a mail which carries messages. */
export const tellMailed = async (tx: Tx, mail: Mail, messages: Message[]): Promise<void> => {
  const conversation = await findConversation(tx, mail)
  const user = await tx.db
    .selectFrom('users')
    .select(['id', 'externalId'])
    .where('id', '=', mail.userId)
    .executeTakeFirst()
  if (!conversation || !user) return
  for (const { id: messageId } of messages) {
    emitDelivery(tx, conversation, user, {
      messageId,
      stage: 'channel',
      destination: { type: EMAIL },
      externalIds: [mail.messageId],
      isFinalEvent: true
    })
  }
}

/** Notes with messages that a mail which carried them did not arrive, and tells webhooks. */
export const failMailed = async (
  tx: Tx,
  mail: Mail,
  messages: Message[],
  { code, message }: DeliveryFailure['error']
): Promise<void> => {
  const conversation = await findConversation(tx, mail)
  if (!conversation) return
  const failure = { destination: { type: EMAIL }, error: { code, message: `mail: ${message}` } }
  for (const { id } of messages) await noteDeliveryFailure(tx, conversation, { id }, failure)
}
