import { endConsoleSessions, findTeamMember, setDeactivated } from '../../records'
import type { AppContext } from '../../transaction'
import { unassign } from '../conversations'
import type { MemberChange } from './change-members'
import { listOwners } from './owners'

/**
 * Keeps a member of the team from signing in, by an owner: their sessions and the invitations that they made
 * end, and their conversations become unassigned.
 *
 * @returns Whether there was one. Members who are no longer owners deactivate no one, so that an owner
 *   can always sign in.
 */
export const deactivateMember = (
  { write }: AppContext,
  { id, by }: MemberChange
): Promise<boolean> =>
  write(async tx => {
    const { db } = tx
    const member = await findTeamMember(db, id)
    if (!member || !(await listOwners(db)).includes(by)) return false
    if (member.deactivatedAt !== null) return true
    await setDeactivated(tx, id, true)
    await endConsoleSessions(tx, id)
    await db.deleteFrom('consoleInvitations').where('invitedBy', '=', member.email).execute()
    await unassign(tx, { assigneeId: id, by: { type: 'user', id: by } })
    return true
  })

/** Lets a member of the team sign in again, by an owner. @returns Whether there was one. */
export const activateMember = ({ write }: AppContext, { id, by }: MemberChange): Promise<boolean> =>
  write(async tx => {
    const isOwner = (await listOwners(tx.db)).includes(by)
    if (!isOwner || !(await findTeamMember(tx.db, id))) return false
    await setDeactivated(tx, id, false)
    return true
  })
