import type { Row } from '../../storage'
import type { Domain, Tx } from '../domain'

/** So many rows of a kind go at once, so that no conversation holds writers up however long it is. */
const BATCH_SIZE = 500

const deleteMessages = ({ db }: Tx, conversationId: string) =>
  db
    .deleteFrom('messages')
    .where('conversationId', '=', conversationId)
    .where('id', 'in', eb =>
      eb
        .selectFrom('messages')
        .select('id')
        .where('conversationId', '=', conversationId)
        .orderBy('id')
        .limit(BATCH_SIZE)
    )
    .executeTakeFirst()

/** Those of leaving stay: they say in whose logs there is more to forget. */
const deleteAppEvents = ({ db }: Tx, { appId, id }: Row<'conversations'>) =>
  db
    .deleteFrom('appEvents')
    .where('position', 'in', eb =>
      eb
        .selectFrom('appEvents')
        .select('position')
        .where('appId', '=', appId)
        .where('conversationId', '=', id)
        .where('type', '!=', 'conversation:leave')
        .limit(BATCH_SIZE)
    )
    .executeTakeFirst()

/**
 * Takes most of what was said out of a conversation that is about to be removed, bit by bit. What comes
 * after the removal is small.
 *
 * @param isDoomed Looked at in each transaction: whether the conversation is still to be removed.
 */
export const emptyConversation = async (
  domain: Domain,
  conversation: Row<'conversations'>,
  isDoomed: (tx: Tx) => Promise<boolean>
): Promise<void> => {
  const emptyBit = async (tx: Tx): Promise<boolean> => {
    if (!(await isDoomed(tx))) return false
    const messages = await deleteMessages(tx, conversation.id)
    const events = await deleteAppEvents(tx, conversation)
    const most = Math.max(Number(messages.numDeletedRows), Number(events.numDeletedRows))
    return most === BATCH_SIZE
  }
  while (await domain.write(emptyBit)) continue
}
