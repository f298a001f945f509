import type { Row } from '../../../storage'
import {
  conversationIdsWithTraces,
  eraseFileAt,
  type MessageExtras,
  readExtras
} from '../../records'
import type { Tx } from '../../transaction'

type Message = Pick<Row<'messages'>, 'conversationId' | 'extrasJson'>

/**
 * Deletes the mail in which a message came, as it was.
 *
 * @returns The other extras of the row; undefined: the message came in no mail.
 */
export const eraseOriginalMail = async (
  tx: Tx,
  { conversationId, extrasJson }: Message
): Promise<MessageExtras | undefined> => {
  const { originalMail, ...extras } = readExtras(extrasJson)
  if (originalMail === undefined) return undefined
  await eraseFileAt(tx, conversationId, originalMail)
  return extras
}

/**
 * Deletes the mails in which messages of a user came, as they were: they name their sender. The messages stay.
 */
export const eraseOriginalMails = async (
  tx: Tx,
  { id: userId }: Pick<Row<'users'>, 'id'>
): Promise<void> => {
  const rows = await tx.db
    .selectFrom('messages')
    .select(['id', 'conversationId', 'extrasJson'])
    .where('conversationId', 'in', conversationIdsWithTraces(tx, userId))
    .where('userId', '=', userId)
    .where('extrasJson', 'is not', null)
    .execute()
  for (const row of rows) {
    const extras = await eraseOriginalMail(tx, row)
    if (!extras) continue
    await tx.db
      .updateTable('messages')
      .set({ extrasJson: Object.keys(extras).length ? JSON.stringify(extras) : null })
      .where('conversationId', '=', row.conversationId)
      .where('id', '=', row.id)
      .execute()
  }
}
