import type { Db } from '../../../storage'

/** Lists the ids of the owners who can sign in. */
export const listOwners = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('consoleUsers')
    .select('id')
    .where('role', '=', 'owner')
    .where('deactivatedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
