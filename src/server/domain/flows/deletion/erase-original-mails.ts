import type { Row } from '../../../storage'
import { conversationIdsWithTraces, eraseFileAt, readExtras } from '../../records'
import type { Tx } from '../../transaction'

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
  for (const { id, conversationId, extrasJson } of rows) {
    const { originalMail, ...extras } = readExtras(extrasJson)
    if (originalMail === undefined) continue
    await eraseFileAt(tx, conversationId, originalMail)
    await tx.db
      .updateTable('messages')
      .set({ extrasJson: Object.keys(extras).length ? JSON.stringify(extras) : null })
      .where('conversationId', '=', conversationId)
      .where('id', '=', id)
      .execute()
  }
}
