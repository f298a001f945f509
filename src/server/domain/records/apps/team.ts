import type { Db, Row } from '../../../storage'
import type { Tx } from '../../transaction'

/** A console user, as others of the team see them. */
export type TeamMember = Pick<Row<'consoleUsers'>, 'id' | 'email' | 'displayName' | 'role'>

const COLUMNS = ['id', 'email', 'displayName', 'role'] as const

/** Lists all console users, by e-mail. */
export const listTeam = (db: Db): Promise<TeamMember[]> =>
  db.selectFrom('consoleUsers').select(COLUMNS).orderBy('email').execute()

/** Finds a console user. */
export const findTeamMember = (db: Db, id: string): Promise<TeamMember | undefined> =>
  db.selectFrom('consoleUsers').select(COLUMNS).where('id', '=', id).executeTakeFirst()

/** Gives a console user another name; null: none. */
export const renameTeamMember = async (
  { db }: Tx,
  id: string,
  displayName: string | null
): Promise<void> => {
  await db.updateTable('consoleUsers').set({ displayName }).where('id', '=', id).execute()
}
