import { sql } from 'kysely'
import type { Db } from '../database'
import { passGivenNumbers } from '../pass-given-numbers'

/** `application_id` of a copy that no server has opened. */
const IS_COPY = 1

/** Statement that marks a file as the copy of another one. */
export const MARK_COPY = `pragma application_id = ${IS_COPY}`
const UNMARK = 'pragma application_id = 0'

/**
 * Notices a file that is a copy: readers may know events that came after it was made.
 *
 * @param now Milliseconds since the epoch.
 */
export const noticeRestore = async (writer: Db, now: number): Promise<void> => {
  const { rows } = await sql<{ application_id: number }>`pragma application_id`.execute(writer)
  if (rows[0]?.application_id !== IS_COPY) return
  await writer.transaction().execute(async tx => {
    await passGivenNumbers(tx, now)
    await sql.raw(UNMARK).execute(tx)
  })
}
