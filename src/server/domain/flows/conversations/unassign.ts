import type { Actor } from '../../records'
import type { Tx } from '../../transaction'
import { emitConversationUpdate } from './conversation-status'

/** Conversations to unassign. */
export interface Unassignment {
  /** Id of the member of the team. */
  assigneeId: string
  /** @default those of all apps */
  appId?: string
  /** @default someone at the machine of the server */
  by?: Actor | undefined
}

/** Unassigns the conversations of a member, and emits a change of each that is not closed. */
export const unassign = async (tx: Tx, { assigneeId, appId, by }: Unassignment): Promise<void> => {
  const theirs = tx.db
    .updateTable('conversations')
    .set({ assigneeId: null })
    .where('assigneeId', '=', assigneeId)
  const rows = await (appId === undefined ? theirs : theirs.where('appId', '=', appId))
    .returningAll()
    .execute()
  for (const row of rows) {
    if (row.status !== 'closed') await emitConversationUpdate(tx, row, { ...row, assigneeId }, by)
  }
}

/** Takes the conversations of a group from it, and emits a change of each that is not closed. */
export const unassignGroup = async (tx: Tx, groupId: string, by: Actor): Promise<void> => {
  const rows = await tx.db
    .updateTable('conversations')
    .set({ assignedGroupId: null })
    .where('assignedGroupId', '=', groupId)
    .returningAll()
    .execute()
  for (const row of rows) {
    if (row.status === 'closed') continue
    await emitConversationUpdate(tx, row, { ...row, assignedGroupId: groupId }, by)
  }
}
