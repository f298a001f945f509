import type { Row } from '../../../storage'
import type { Tx } from '../../transaction'

/** Sets since when a conversation that lost messages awaits an answer: one that is gone awaits none. */
export const restoreWaiting = async (
  { db }: Tx,
  { id, awaitsAnswerSince: since }: Row<'conversations'>
): Promise<void> => {
  if (since === null) return
  const { first } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.min<number | null>('received').as('first'))
    .where('conversationId', '=', id)
    .where('authorType', '=', 'user')
    .where('isSilent', '=', 0)
    .where('received', '>=', since)
    .executeTakeFirstOrThrow()
  if (first === since) return
  await db
    .updateTable('conversations')
    .set({ awaitsAnswerSince: first })
    .where('id', '=', id)
    .execute()
}
