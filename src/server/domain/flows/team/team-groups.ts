import {
  type Actor,
  changedFields,
  findTeamGroup,
  insertTeamGroup,
  patchTeamGroup,
  removeTeamGroup,
  storeAuditEntry,
  type TeamGroup,
  type TeamGroupFields,
  type TeamGroupRef
} from '../../records'
import type { AppContext, Tx } from '../../transaction'
import { announceGroups, emitClosedUnassigned, unassign } from '../conversations'

const fieldsOf = (group: TeamGroup | undefined) =>
  group ? { name: group.name, members: group.members.map(({ email }) => email) } : {}

/** Records who made a group, changed or deleted it: the first state is absent when made, the second when deleted. */
const recordGroup = async (
  tx: Tx,
  by: Actor,
  { before, after }: { before?: TeamGroup | undefined; after?: TeamGroup | undefined }
): Promise<void> => {
  const group = after ?? before
  const fields = changedFields(fieldsOf(before), fieldsOf(after))
  if (!group || !fields.length) return
  await storeAuditEntry(tx, by, {
    kind: 'group',
    action: !before ? 'created' : after ? 'changed' : 'deleted',
    appId: group.appId,
    subject: { id: group.id, name: group.name },
    fields
  })
}

const requireGroup = async (tx: Tx, ref: TeamGroupRef): Promise<TeamGroup> => {
  const group = await findTeamGroup(tx.db, ref)
  if (!group) throw new Error(`The group ${ref.groupId} was written and is not there.`)
  return group
}

/**
 * Makes a group of members of the team.
 *
 * @throws {ChatError} `invalid-request` for members who do not reach the app, or when it has 100 groups.
 * @throws For a name that is taken; `isDuplicate` tells.
 */
export const createTeamGroup = async (
  context: AppContext,
  appId: string,
  fields: TeamGroupFields,
  by: Actor
): Promise<TeamGroup> => {
  const group = await context.write(async tx => {
    const groupId = await insertTeamGroup(tx, appId, fields)
    const after = await requireGroup(tx, { appId, groupId })
    await recordGroup(tx, by, { after })
    return after
  })
  announceGroups(context, appId)
  return group
}

/**
 * Renames a group, or gives it other members. Conversations of members who leave it stay theirs.
 *
 * @returns Undefined when there is no such group.
 * @throws {ChatError} `invalid-request` for members who do not reach the app.
 * @throws For a name that is taken; `isDuplicate` tells.
 */
export const changeTeamGroup = async (
  context: AppContext,
  ref: TeamGroupRef,
  fields: Partial<TeamGroupFields>,
  by: Actor
): Promise<TeamGroup | undefined> => {
  const group = await context.write(async tx => {
    const before = await findTeamGroup(tx.db, ref)
    if (!before) return undefined
    await patchTeamGroup(tx, ref, fields)
    const after = await requireGroup(tx, ref)
    await recordGroup(tx, by, { before, after })
    return after
  })
  if (group) announceGroups(context, ref.appId)
  return group
}

/** Deletes a group: its conversations are of no group, and stay with their members. @returns Whether there was one. */
export const deleteTeamGroup = async (
  context: AppContext,
  ref: TeamGroupRef,
  by: Actor
): Promise<boolean> => {
  const closed = await context.write(async tx => {
    const before = await findTeamGroup(tx.db, ref)
    if (!before) return undefined
    const { appId, groupId: assignedGroupId } = ref
    const unassigned = await unassign(tx, { assignedGroupId, appId, by })
    await removeTeamGroup(tx, assignedGroupId)
    await recordGroup(tx, by, { before })
    return unassigned
  })
  if (!closed) return false
  await emitClosedUnassigned(context, closed)
  announceGroups(context, ref.appId)
  return true
}
