import {
  type Actor,
  endConsoleSessions,
  findTeamMember,
  setDeactivated,
  storeAuditEntry
} from '../../records'
import type { AppContext } from '../../transaction'
import { emitClosedUnassigned, unassign } from '../conversations'
import type { MemberChange } from './change-members'
import { listOwners } from './owners'

/**
 * Keeps a member of the team from signing in, by an owner: their sessions and the invitations that they made
 * end, and their conversations become unassigned.
 *
 * @returns Whether there was one. Members who are no longer owners deactivate no one, so that an owner
 *   can always sign in.
 */
export const deactivateMember = async (
  { write }: AppContext,
  { id, by }: MemberChange
): Promise<boolean> => {
  const { isThere, closed } = await write(async tx => {
    const { db } = tx
    const member = await findTeamMember(db, id)
    if (!member || !(await listOwners(db)).includes(by)) return { isThere: false }
    if (member.deactivatedAt !== null) return { isThere: true }
    await setDeactivated(tx, id, true)
    await endConsoleSessions(tx, id)
    await db.deleteFrom('consoleInvitations').where('invitedBy', '=', member.email).execute()
    const actor: Actor = { type: 'user', id: by }
    const closed = await unassign(tx, { assigneeId: id, by: actor })
    await storeAuditEntry(tx, actor, {
      kind: 'member',
      action: 'deactivated',
      subject: { id, name: member.email }
    })
    return { isThere: true, closed }
  })
  if (closed) await emitClosedUnassigned({ write }, closed)
  return isThere
}

/** Lets a member of the team sign in again, by an owner. @returns Whether there was one. */
export const activateMember = ({ write }: AppContext, { id, by }: MemberChange): Promise<boolean> =>
  write(async tx => {
    const member = await findTeamMember(tx.db, id)
    if (!member || !(await listOwners(tx.db)).includes(by)) return false
    if (member.deactivatedAt === null) return true
    await setDeactivated(tx, id, false)
    // A sign-in that was under way at the deactivation has opened one after it.
    await endConsoleSessions(tx, id)
    await storeAuditEntry(
      tx,
      { type: 'user', id: by },
      { kind: 'member', action: 'activated', subject: { id, name: member.email } }
    )
    return true
  })
