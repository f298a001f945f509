import type { Db, Row } from '../../../storage'

/** A console user, as others of the team see them. */
export type TeamMember = Pick<Row<'consoleUsers'>, 'id' | 'email'>

/** Lists all console users, by e-mail. */
export const listTeam = (db: Db): Promise<TeamMember[]> =>
  db.selectFrom('consoleUsers').select(['id', 'email']).orderBy('email').execute()
