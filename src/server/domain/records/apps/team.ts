import type { Role } from '../../../auth'
import type { Db, Row } from '../../../storage'
import type { Tx } from '../../transaction'

/** A console user, as others of the team see them. */
export type TeamMember = Pick<Row<'consoleUsers'>, (typeof COLUMNS)[number]>

const COLUMNS = ['id', 'email', 'displayName', 'role', 'deactivatedAt'] as const

/** Lists all console users, by e-mail. */
export const listTeam = (db: Db): Promise<TeamMember[]> =>
  db.selectFrom('consoleUsers').select(COLUMNS).orderBy('email').execute()

/**
 * Selects those who can sign in and reach an app: owners and admins reach each, agents those that they belong
 * to.
 */
const selectAppTeam = (db: Db, appId: string) =>
  db
    .selectFrom('consoleUsers')
    .select(COLUMNS)
    .where('deactivatedAt', 'is', null)
    .where(eb =>
      eb.or([
        eb('role', '!=', 'agent'),
        eb(
          'id',
          'in',
          eb.selectFrom('consoleUserApps').select('consoleUserId').where('appId', '=', appId)
        )
      ])
    )

/** Lists those who reach an app, by e-mail. */
export const listAppTeam = (db: Db, appId: string): Promise<TeamMember[]> =>
  selectAppTeam(db, appId).orderBy('email').execute()

/** Finds someone among those who reach an app. */
export const findInAppTeam = (db: Db, appId: string, id: string): Promise<TeamMember | undefined> =>
  selectAppTeam(db, appId).where('id', '=', id).executeTakeFirst()

/** Finds a console user. */
export const findTeamMember = (db: Db, id: string): Promise<TeamMember | undefined> =>
  db.selectFrom('consoleUsers').select(COLUMNS).where('id', '=', id).executeTakeFirst()

/** Fields that console users change of themselves. */
export type OwnFields = Partial<Pick<Row<'consoleUsers'>, 'displayName' | 'avatarUrl' | 'isShown'>>

/** Reads how a console user is shown. */
export const readOwnFields = (db: Db, id: string): Promise<Required<OwnFields>> =>
  db
    .selectFrom('consoleUsers')
    .select(['displayName', 'avatarUrl', 'isShown'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Changes how a console user is shown. */
export const changeOwnFields = async ({ db }: Tx, id: string, fields: OwnFields): Promise<void> => {
  if (!Object.keys(fields).length) return
  await db.updateTable('consoleUsers').set(fields).where('id', '=', id).execute()
}

/** Notes that a console user cannot sign in from now on, or can again. */
export const setDeactivated = async (
  { db, now }: Tx,
  id: string,
  isDeactivated: boolean
): Promise<void> => {
  await db
    .updateTable('consoleUsers')
    .set({ deactivatedAt: isDeactivated ? now : null })
    .where('id', '=', id)
    .execute()
}

/** Lists the apps that a console user belongs to, which only counts for agents. */
export const listMemberApps = async (db: Db, consoleUserId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('consoleUserApps')
    .select('appId')
    .where('consoleUserId', '=', consoleUserId)
    .orderBy('appId')
    .execute()
  return rows.map(({ appId }) => appId)
}

/** Lists the apps that a console user reaches; undefined: all of them. */
export const listReachableApps = async (
  db: Db,
  { id, role }: { id: string; role: Role }
): Promise<string[] | undefined> => (role === 'agent' ? listMemberApps(db, id) : undefined)

/** Lets a console user belong to these apps and no others; those that are gone are left out. */
export const setMemberApps = async (
  { db }: Pick<Tx, 'db'>,
  consoleUserId: string,
  appIds: readonly string[]
): Promise<void> => {
  await db.deleteFrom('consoleUserApps').where('consoleUserId', '=', consoleUserId).execute()
  if (!appIds.length) return
  const found = await db.selectFrom('apps').select('id').where('id', 'in', appIds).execute()
  if (!found.length) return
  await db
    .insertInto('consoleUserApps')
    .values(found.map(({ id: appId }) => ({ consoleUserId, appId })))
    .execute()
}
