import type { Db, Row } from '../../../storage'
import type { Mention } from './message-extras'

/** Stores whom a note mentions, so that its conversation is found by them. */
export const insertMentions = async (
  db: Db,
  { id: messageId, conversationId }: Pick<Row<'messages'>, 'id' | 'conversationId'>,
  mentions: readonly Mention[] = []
): Promise<void> => {
  if (!mentions.length) return
  await db
    .insertInto('mentions')
    .values(mentions.map(({ id: memberId }) => ({ conversationId, messageId, memberId })))
    .execute()
}

/** Lists who is mentioned in a conversation, each once. */
export const listMentioned = async (db: Db, conversationId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('mentions')
    .select('memberId')
    .distinct()
    .where('conversationId', '=', conversationId)
    .orderBy('memberId')
    .execute()
  return rows.map(({ memberId }) => memberId)
}
