import type { Row } from '../../../storage'
import type { Actor } from '../../records'
import type { AppContext, Tx } from '../../transaction'
import { emitConversationUpdate } from './conversation-status'

/** Changes that are emitted in one transaction, so that other writers do not wait long. */
const BATCH_SIZE = 100

/** Member of the team or group, by id, to whom conversations are assigned. */
type Holder = { assigneeId: string } | { assignedGroupId: string }

/** Conversations to unassign. */
type Unassignment = Holder & {
  /** @default those of all apps */
  appId?: string
  /** @default someone at the machine of the server */
  by?: Actor | undefined
}

/** Closed conversations that were unassigned; their changes are still to be emitted. */
export interface ClosedUnassigned {
  holder: Holder
  by: Actor | undefined
  ids: readonly string[]
}

const emitUnassigned = async (
  tx: Tx,
  rows: readonly Row<'conversations'>[],
  holder: Holder,
  by: Actor | undefined
): Promise<void> => {
  for (const row of rows) await emitConversationUpdate(tx, row, { ...row, ...holder }, by)
}

const unsetOf = (holder: Holder) =>
  'assigneeId' in holder ? { assigneeId: null } : { assignedGroupId: null }

/**
 * Takes conversations from a member or a group, and emits a change of each that is not closed.
 *
 * @returns The closed ones, of which there may be very many: {@link emitClosedUnassigned} follows the commit.
 */
export const unassign = async (
  tx: Tx,
  { appId, by, ...holder }: Unassignment
): Promise<ClosedUnassigned> => {
  const rows = await tx.db
    .updateTable('conversations')
    .set(unsetOf(holder))
    .where(({ and }) => and({ ...holder, ...(appId !== undefined && { appId }) }))
    .returningAll()
    .execute()
  const open = rows.filter(({ status }) => status !== 'closed')
  await emitUnassigned(tx, open, holder, by)
  const ids = rows.filter(({ status }) => status === 'closed').map(({ id }) => id)
  return { holder, by, ids }
}

/** Emits a change of each closed conversation that was unassigned and still is, in short transactions. */
export const emitClosedUnassigned = async (
  { write }: Pick<AppContext, 'write'>,
  { holder, by, ids }: ClosedUnassigned
): Promise<void> => {
  const column = 'assigneeId' in holder ? 'assigneeId' : 'assignedGroupId'
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    await write(async tx => {
      const rows = await tx.db
        .selectFrom('conversations')
        .selectAll()
        .where('id', 'in', ids.slice(start, start + BATCH_SIZE))
        .where(column, 'is', null)
        .execute()
      await emitUnassigned(tx, rows, holder, by)
    })
  }
}
