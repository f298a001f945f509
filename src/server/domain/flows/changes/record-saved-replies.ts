import type { Row } from '../../../storage'
import {
  type Actor,
  changedFields,
  savedContent,
  storeAuditEntry,
  withoutActionIds
} from '../../records'
import type { Tx } from '../../transaction'

type SavedReply = Row<'savedReplies'>

const fieldsOf = (row: SavedReply | undefined) => {
  if (!row) return {}
  const { name, text, contentJson } = row
  if (contentJson === null) return { name, text }
  return { name, content: withoutActionIds(savedContent(row)) }
}

/**
 * Records who made a saved reply, changed or deleted it.
 *
 * @param states The reply before and after: the first is absent when it was made, the second when deleted.
 */
export const recordSavedReply = async (
  tx: Tx,
  by: Actor,
  { before, after }: { before?: SavedReply; after?: SavedReply }
): Promise<void> => {
  const reply = after ?? before
  const fields = changedFields(fieldsOf(before), fieldsOf(after))
  if (!reply || !fields.length) return
  await storeAuditEntry(tx, by, {
    kind: 'savedReply',
    action: !before ? 'created' : after ? 'changed' : 'deleted',
    appId: reply.appId,
    subject: { id: reply.id, name: reply.name },
    fields
  })
}
