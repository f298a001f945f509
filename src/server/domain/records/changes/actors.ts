import type { Db } from '../../../storage'
import { findTeamMember } from '../apps'

/** Author of a change: somebody in the console, or a program by its key. */
export interface Actor {
  type: 'user' | 'key'
  id: string
}

/** Finds the name that the team knows a console user by; undefined: they are gone. */
export const readMemberName = async (db: Db, id: string): Promise<string | undefined> => {
  const user = await findTeamMember(db, id)
  return user && (user.displayName ?? user.email)
}

/** Finds the name of a key, or the e-mail address of a console user. */
export const readActorName = async (db: Db, { type, id }: Actor): Promise<string> => {
  if (type === 'key') {
    const key = await db
      .selectFrom('keys')
      .select('displayName')
      .where('id', '=', id)
      .executeTakeFirst()
    return key?.displayName ?? id
  }
  return (await findTeamMember(db, id))?.email ?? id
}
