import type { Row } from '../../../storage'
import type { AppContext, Tx } from '../../transaction'
import { deleteOldest } from './delete-oldest'
import { eraseOriginalMail } from './erase-original-mails'

/** Rows of a kind that are deleted at once, so that a long conversation does not block other writers. */
const BATCH_SIZE = 500

const deleteAppEvents = ({ db }: Tx, { appId, id }: Row<'conversations'>) =>
  db
    .deleteFrom('appEvents')
    .where('position', 'in', eb =>
      eb
        .selectFrom('appEvents')
        .select('position')
        .where('appId', '=', appId)
        .where('conversationId', '=', id)
        .limit(BATCH_SIZE)
    )
    .executeTakeFirst()

/**
 * Deletes most messages of a conversation in small transactions before it is removed, so that the removal
 * itself is short.
 *
 * @param isDoomed Read in each transaction: whether the conversation is still to be removed.
 */
export const emptyConversation = async (
  domain: AppContext,
  conversation: Row<'conversations'>,
  isDoomed: (tx: Tx) => Promise<boolean>
): Promise<void> => {
  const emptyBit = async (tx: Tx): Promise<boolean> => {
    if (!(await isDoomed(tx))) return false
    const which = { conversationId: conversation.id, limit: BATCH_SIZE }
    const messages = await deleteOldest(tx, which)
    // The conversation may stay after all. Other files go with it: looking who shows them takes long.
    for (const message of messages) await eraseOriginalMail(tx, message)
    const events = await deleteAppEvents(tx, conversation)
    const most = Math.max(messages.length, Number(events.numDeletedRows))
    return most === BATCH_SIZE
  }
  while (await domain.write(emptyBit)) continue
}
