import {
  changedFields,
  changeOwnFields,
  noteMemberPicture,
  type OwnFields,
  readOwnFields,
  storeAuditEntry
} from '../../records'
import type { Tx } from '../../transaction'

const shownFields = ({ displayName, avatarUrl, isShown }: Required<OwnFields>) => ({
  displayName,
  avatarUrl,
  isShownToVisitors: isShown === 1
})

/** Changes how a member of the team is shown to colleagues and visitors, by themselves. */
export const changeProfile = async (
  tx: Tx,
  { id, email }: { id: string; email: string },
  changes: OwnFields
): Promise<void> => {
  const before = await readOwnFields(tx.db, id)
  await changeOwnFields(tx, id, changes)
  if (changes.avatarUrl) await noteMemberPicture(tx, changes.avatarUrl)
  const fields = changedFields(shownFields(before), shownFields({ ...before, ...changes }))
  if (!fields.length) return
  await storeAuditEntry(
    tx,
    { type: 'user', id },
    { kind: 'member', action: 'profileChanged', subject: { id, name: email }, fields }
  )
}
