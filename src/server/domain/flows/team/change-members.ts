import type { Role } from '../../../auth'
import type { Db } from '../../../storage'
import {
  type Actor,
  changedFields,
  findTeamMember,
  listMemberApps,
  setMemberApps,
  storeAuditEntry,
  type TeamMember
} from '../../records'
import type { AppContext, Tx } from '../../transaction'
import { type ClosedUnassigned, emitClosedUnassigned, unassign } from '../conversations'
import { deleteConsoleUser } from '../sign-in'
import { checkApps } from './check-apps'
import { accessFields } from './access-fields'
import { listOwners } from './owners'

/** A member of the team, and the owner who changes something about them. */
export interface MemberChange {
  id: string
  /** Id of that owner. */
  by: string
}

/** Role of a member from now on, and the apps that it is for. */
export interface MemberAccess {
  /** @default agent, of someone who is one already */
  role?: Role | undefined
  /** Apps that they belong to, which only counts for agents. @default those that they reached until now */
  appIds?: readonly string[] | undefined
}

/**
 * Result of a change of what a member may do. Without an owner, the team could not be managed; apps alone are
 * for who is an agent.
 */
export type AccessChange = 'changed' | 'absent' | 'last-owner' | 'no-agent'

const actorOf = (id: string): Actor => ({ type: 'user', id })

/**
 * Removes a member of the team by another one; their sessions end.
 *
 * @returns Whether there was one. Members who were removed or are no longer owners remove no one, so that
 *   an owner can always sign in.
 */
export const removeMember = async (
  { write }: AppContext,
  { id, by }: MemberChange
): Promise<boolean> => {
  const closed = await write(async tx =>
    (await listOwners(tx.db)).includes(by) ? deleteConsoleUser(tx, id, actorOf(by)) : undefined
  )
  if (closed) await emitClosedUnassigned({ write }, closed)
  return closed !== undefined
}

/** Ends the invitations that a member has made and, with their role of now, could not make. */
const endInvitations = async (db: Db, email: string, role: Role): Promise<void> => {
  if (role === 'owner') return
  const made = db.deleteFrom('consoleInvitations').where('invitedBy', '=', email)
  await (role === 'admin' ? made.where('role', '!=', 'agent') : made).execute()
}

const listAppIds = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('apps').select('id').execute()
  return rows.map(({ id }) => id)
}

/** Takes an agent out of apps that they do not belong to: their conversations there become unassigned. */
const leaveApps = async (tx: Tx, { id, by }: MemberChange): Promise<ClosedUnassigned[]> => {
  const kept = new Set(await listMemberApps(tx.db, id))
  const closed: ClosedUnassigned[] = []
  for (const appId of await listAppIds(tx.db)) {
    if (kept.has(appId)) continue
    closed.push(await unassign(tx, { assigneeId: id, appId, by: actorOf(by) }))
    tx.invalidateAccess(appId)
  }
  return closed
}

/** Reads role and apps of a member, as the audit log shows them. */
const readAccess = async (db: Db, { id, role }: Pick<TeamMember, 'id' | 'role'>) =>
  accessFields(db, role, await listMemberApps(db, id))

const setAccess = async (
  tx: Tx,
  member: TeamMember,
  { id, by, role, appIds }: MemberChange & MemberAccess & { role: Role }
): Promise<ClosedUnassigned[]> => {
  const { db } = tx
  await db.updateTable('consoleUsers').set({ role }).where('id', '=', id).execute()
  await endInvitations(db, member.email, role)
  if (role !== 'agent') return []
  if (appIds) await checkApps(db, appIds)
  const reached = member.role === 'agent' ? await listMemberApps(db, id) : await listAppIds(db)
  await setMemberApps(tx, id, appIds ?? reached)
  return leaveApps(tx, { id, by })
}

/**
 * Gives a member of the team another role, or an agent other apps. It holds from their next call on; sessions
 * go on, streams of events that they may not read any more end. Apps alone take no role back that someone else
 * has given meanwhile.
 *
 * @throws {ChatError} `invalid-request` for an id of no app.
 */
export const changeAccess = async (
  { write }: AppContext,
  change: MemberChange & MemberAccess
): Promise<AccessChange> => {
  let closed: ClosedUnassigned[] = []
  const outcome = await write<AccessChange>(async tx => {
    const { db } = tx
    const { id, by } = change
    const owners = await listOwners(db)
    if (!owners.includes(by)) return 'absent'
    const member = await findTeamMember(db, id)
    if (!member) return 'absent'
    if (change.role === undefined && member.role !== 'agent') return 'no-agent'
    const { role = member.role } = change
    if (role !== 'owner' && owners.length === 1 && owners.includes(id)) return 'last-owner'
    const before = await readAccess(db, member)
    closed = await setAccess(tx, member, { ...change, role })
    const fields = changedFields(before, await readAccess(db, { id, role }))
    if (fields.length) {
      await storeAuditEntry(tx, actorOf(by), {
        kind: 'member',
        action: 'changed',
        subject: { id, name: member.email },
        fields
      })
    }
    return 'changed'
  })
  for (const each of closed) await emitClosedUnassigned({ write }, each)
  return outcome
}
