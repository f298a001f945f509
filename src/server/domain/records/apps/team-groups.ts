import { ChatError, TEAM_GROUPS_MAX } from '../../../../protocol'
import type { Db, Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { listAppTeam, type TeamMember } from './team'

/** Fields of a group of members of the team. */
export interface TeamGroupFields {
  /** The names of an app differ by more than case and outer spaces. */
  name: string
  /** Ids of members who reach the app. */
  memberIds: readonly string[]
}

/** A group, with those of its members who reach its app now, by e-mail. */
export interface TeamGroup extends Pick<Row<'teamGroups'>, 'id' | 'appId' | 'name'> {
  members: TeamMember[]
}

/** A group and its app. */
export interface TeamGroupRef {
  appId: string
  groupId: string
}

const namesOf = (name: string) => ({
  name: name.trim(),
  nameKey: name.trim().normalize('NFC').toLowerCase()
})

const groupsOf = (db: Db, appId: string) => db.selectFrom('teamGroups').where('appId', '=', appId)

/** Lists the groups of an app, in the order they were made. */
export const listTeamGroups = async (db: Db, appId: string): Promise<TeamGroup[]> => {
  const rows = await groupsOf(db, appId).select(['id', 'appId', 'name']).orderBy('id').execute()
  const team = await listAppTeam(db, appId)
  const places = await db
    .selectFrom('teamGroupMembers')
    .innerJoin('teamGroups', 'teamGroups.id', 'teamGroupMembers.groupId')
    .select(['groupId', 'memberId'])
    .where('appId', '=', appId)
    .execute()
  return rows.map(row => {
    const ids = new Set(places.flatMap(place => (place.groupId === row.id ? place.memberId : [])))
    return { ...row, members: team.filter(({ id }) => ids.has(id)) }
  })
}

/** Finds a group of an app. */
export const findTeamGroup = async (
  db: Db,
  { appId, groupId }: TeamGroupRef
): Promise<TeamGroup | undefined> =>
  (await listTeamGroups(db, appId)).find(({ id }) => id === groupId)

/** Finds the name of a group; undefined: it is gone. */
export const readGroupName = async (db: Db, id: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('teamGroups')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.name
}

/** Whether a console user is in a group. */
export const isInTeamGroup = async (
  db: Db,
  groupId: string,
  memberId: string
): Promise<boolean> => {
  const found = await db
    .selectFrom('teamGroupMembers')
    .select('memberId')
    .where('groupId', '=', groupId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  return found !== undefined
}

/** Sets the members who reach the app; those who cannot sign in meanwhile stay. */
const setMembers = async (
  { db }: Tx,
  { appId, groupId }: TeamGroupRef,
  memberIds: readonly string[]
): Promise<void> => {
  const reaching = (await listAppTeam(db, appId)).map(({ id }) => id)
  const unknown = memberIds.find(id => !reaching.includes(id))
  if (unknown !== undefined) {
    throw new ChatError(
      'invalid-request',
      `memberIds: no member of the team has the id ${unknown}.`
    )
  }
  if (!reaching.length) return
  await db
    .deleteFrom('teamGroupMembers')
    .where('groupId', '=', groupId)
    .where('memberId', 'in', reaching)
    .execute()
  if (!memberIds.length) return
  await db
    .insertInto('teamGroupMembers')
    .values([...new Set(memberIds)].map(memberId => ({ groupId, memberId })))
    .execute()
}

/**
 * Makes a group.
 *
 * @returns Its id.
 * @throws {ChatError} `invalid-request` for members who do not reach the app, or when it has 100 groups.
 * @throws For a name that is taken; `isDuplicate` tells.
 */
export const insertTeamGroup = async (
  tx: Tx,
  appId: string,
  { name, memberIds }: TeamGroupFields
): Promise<string> => {
  const { db, now } = tx
  const { count } = await groupsOf(db, appId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= TEAM_GROUPS_MAX) {
    throw new ChatError(
      'invalid-request',
      `An app can have at most ${TEAM_GROUPS_MAX} groups. Delete one that is no longer used.`
    )
  }
  const groupId = newId(now)
  await db
    .insertInto('teamGroups')
    .values({ id: groupId, appId, ...namesOf(name), createdAt: now })
    .execute()
  await setMembers(tx, { appId, groupId }, memberIds)
  return groupId
}

/**
 * Changes the fields that are given.
 *
 * @throws {ChatError} `invalid-request` for members who do not reach the app.
 * @throws For a name that is taken; `isDuplicate` tells.
 */
export const patchTeamGroup = async (
  tx: Tx,
  ref: TeamGroupRef,
  { name, memberIds }: Partial<TeamGroupFields>
): Promise<void> => {
  if (name !== undefined) {
    await tx.db.updateTable('teamGroups').set(namesOf(name)).where('id', '=', ref.groupId).execute()
  }
  if (memberIds) await setMembers(tx, ref, memberIds)
}

/** Removes a group; its conversations are another's matter. */
export const removeTeamGroup = async ({ db }: Tx, groupId: string): Promise<void> => {
  await db.deleteFrom('teamGroups').where('id', '=', groupId).execute()
}
