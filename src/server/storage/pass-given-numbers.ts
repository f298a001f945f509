import type { Db } from './database'

/**
 * Gives the events that follow numbers that were never given before, in a database that was restored from a backup:
 * it would give those again that readers know from events which are lost. Numbers go on from the time in milliseconds,
 * above all that logs reach by counting, and above those of an earlier restore. Whoever knows an earlier number is told
 * to load everything again.
 *
 * @param now Milliseconds since the epoch.
 */
export const passGivenNumbers = async (db: Db, now: number): Promise<void> => {
  await db.updateTable('users').set({ seq: now }).where('seq', '<', now).execute()
  await db
    .deleteFrom('appEvents')
    .where('position', '<', eb =>
      eb.selectFrom('appEvents').select(({ fn }) => fn.max('position').as('newest'))
    )
    .execute()
  // Its position is the end of the log.
  await db.updateTable('appEvents').set({ position: now }).where('position', '<', now).execute()
}
