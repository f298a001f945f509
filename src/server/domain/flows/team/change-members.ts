import type { Role } from '../../../auth'
import type { Db } from '../../../storage'
import type { AppContext } from '../../transaction'
import { deleteConsoleUser } from '../sign-in'

/** A member of the team, and the owner who changes something about them. */
export interface MemberChange {
  id: string
  /** Id of that owner. */
  by: string
}

/** Result of a change of a role; without an owner, nobody could manage the team. */
export type RoleChange = 'changed' | 'absent' | 'last-owner'

const listOwners = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('consoleUsers')
    .select('id')
    .where('role', '=', 'owner')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Removes a member of the team by another one; their sessions end.
 *
 * @returns Whether there was one. Nobody is removed by someone who was removed or is no owner any more, so
 *   that an owner can always sign in.
 */
export const removeMember = ({ write }: AppContext, { id, by }: MemberChange): Promise<boolean> =>
  write(async tx => (await listOwners(tx.db)).includes(by) && deleteConsoleUser(tx, id))

/** Gives a member of the team another role. It holds from their next call on; sessions go on. */
export const changeRole = (
  { write }: AppContext,
  { id, by, role }: MemberChange & { role: Role }
): Promise<RoleChange> =>
  write(async ({ db }) => {
    const owners = await listOwners(db)
    if (!owners.includes(by)) return 'absent'
    if (role !== 'owner' && owners.length === 1 && owners.includes(id)) return 'last-owner'
    const { numUpdatedRows } = await db
      .updateTable('consoleUsers')
      .set({ role })
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows ? 'changed' : 'absent'
  })
