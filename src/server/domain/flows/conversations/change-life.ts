import { ChatError } from '../../../../protocol'
import type { Row } from '../../../storage'
import { definedOf, findInAppTeam, findTeamGroup, isInTeamGroup } from '../../records'
import type { Tx } from '../../transaction'

type Conversation = Row<'conversations'>

/** Changes of what the team does with a conversation; absent fields stay. */
export interface LifePatch {
  status?: Conversation['status'] | undefined
  /** Id of a console user; null: it is unassigned. */
  assigneeId?: string | null | undefined
  /**
   * Id of a group of the team; null: of none. It takes the conversation from a member who is not in it, unless
   * `assigneeId` says otherwise.
   */
  assignedGroupId?: string | null | undefined
  /** Milliseconds since the epoch; null ends the snooze. */
  snoozedUntil?: number | null | undefined
  /** Null: normal. */
  priority?: Conversation['priority'] | undefined
}

const checkAssignee = async ({ db }: Tx, { appId }: Conversation, id: string): Promise<void> => {
  if (await findInAppTeam(db, appId, id)) return
  throw new ChatError('invalid-request', `assigneeId: no member of the team has the id ${id}.`)
}

const checkGroup = async ({ db }: Tx, { appId }: Conversation, groupId: string): Promise<void> => {
  if (await findTeamGroup(db, { appId, groupId })) return
  throw new ChatError('invalid-request', `assignedGroupId: this app has no group ${groupId}.`)
}

/** Returns the assignee that a group leaves: undefined, as now; null, nobody. */
const assigneeWith = async (
  { db }: Tx,
  { assigneeId }: Conversation,
  groupId: string
): Promise<null | undefined> =>
  assigneeId !== null && !(await isInTeamGroup(db, groupId, assigneeId)) ? null : undefined

const checkSnooze = ({ now }: Tx, status: Conversation['status'], until: number): void => {
  if (until <= now) {
    const expected = `a time after ${new Date(now).toISOString()}`
    const got = new Date(until).toISOString()
    throw new ChatError('invalid-request', `snoozedUntil must be ${expected}, got ${got}.`)
  }
  if (status !== 'closed') return
  throw new ChatError('invalid-request', 'snoozedUntil: a closed conversation cannot be snoozed.')
}

/**
 * Checks changes, and returns the values to store. A status that is set ends a snooze, which is of no use
 * in a closed conversation and would hide an open one.
 *
 * @throws {ChatError} `invalid-request` for an assignee who does not reach the app in the console, a group of
 *   another app, a time that is not in the future, or a snooze of a closed conversation.
 */
export const changeLife = async (
  tx: Tx,
  conversation: Conversation,
  { status, assigneeId, assignedGroupId, snoozedUntil, priority }: LifePatch
): Promise<LifePatch> => {
  let assignee = assigneeId
  if (assigneeId) await checkAssignee(tx, conversation, assigneeId)
  if (assignedGroupId) {
    await checkGroup(tx, conversation, assignedGroupId)
    if (assigneeId === undefined) assignee = await assigneeWith(tx, conversation, assignedGroupId)
  }
  if (snoozedUntil) checkSnooze(tx, status ?? conversation.status, snoozedUntil)
  const until = snoozedUntil === undefined && status !== undefined ? null : snoozedUntil
  return definedOf({
    status,
    assigneeId: assignee,
    assignedGroupId,
    snoozedUntil: until,
    priority
  })
}
