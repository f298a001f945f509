import type { AppContext } from '../../transaction'
import { deleteConsoleUser } from '../sign-in'

/** Someone to remove from the team. */
export interface MemberRemoval {
  id: string
  /** Id of the member who removes them, and stays. */
  by: string
}

/**
 * Removes a member of the team by another one; their sessions end.
 *
 * @returns Whether there was one. Nobody is removed by someone who was removed meanwhile, so that someone
 *   can always sign in.
 */
export const removeMember = ({ write }: AppContext, { id, by }: MemberRemoval): Promise<boolean> =>
  write(async tx => {
    const member = await tx.db
      .selectFrom('consoleUsers')
      .select('id')
      .where('id', '=', by)
      .executeTakeFirst()
    return member !== undefined && deleteConsoleUser(tx, id)
  })
