import type { Db, Row } from '../../../storage'
import { findFirstUnanswered } from '../../records'
import type { Tx } from '../../transaction'

const findFirstSince = async (db: Db, conversationId: string, since: number) => {
  const { first } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.min<number | null>('received').as('first'))
    .where('conversationId', '=', conversationId)
    .where('authorType', '=', 'user')
    .where('isSilent', '=', 0)
    .where('received', '>=', since)
    .executeTakeFirstOrThrow()
  return first
}

/** Sets since when a conversation that lost messages awaits an answer: a question that is gone awaits none. */
export const restoreWaiting = async (
  { db }: Tx,
  { id, type, awaitsAnswerSince: since }: Row<'conversations'>
): Promise<void> => {
  if (type !== 'personal') return
  // Without an answer that is gone, the question before it waits again.
  const first =
    since === null ? await findFirstUnanswered(db, id) : await findFirstSince(db, id, since)
  if (first === since) return
  await db
    .updateTable('conversations')
    .set({ awaitsAnswerSince: first })
    .where('id', '=', id)
    .execute()
}
