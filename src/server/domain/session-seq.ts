import type { Db } from '../storage'

/**
 * Answers a heartbeat from the database: the newest `seq` of the session's user; undefined once the
 * session has ended.
 */
export const readSessionSeq = async (db: Db, tokenHash: string): Promise<number | undefined> => {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('users.seq')
    .where('sessions.tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return found?.seq
}
