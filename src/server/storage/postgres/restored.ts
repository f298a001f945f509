import { sql } from 'kysely'
import type { Db } from '../database'
import { passGivenNumbers } from '../pass-given-numbers'
import { LOCK_WRITERS_UNTIL_COMMIT } from './sessions'

interface Marks {
  own: string
  noted: string | null
  now: number
}

/** Reads which tables these are, and which they were when that was noted: in a comment, which `pg_dump` takes along. */
const readMarks = async (db: Db): Promise<Marks> => {
  const { rows } = await sql<Marks>`
    select concat(pg_database.oid, '/', 'users'::regclass::oid) as own,
      obj_description('users'::regclass, 'pg_class') as noted,
      (extract(epoch from clock_timestamp()) * 1000)::bigint as now
    from pg_database where datname = current_database()`.execute(db)
  const [marks = { own: '', noted: null, now: 0 }] = rows
  return marks
}

/** Lets the log of apps go on after its newest event, wherever that is. */
const raiseCounter = sql`
  select setval(pg_get_serial_sequence('"appEvents"', 'position'), max("position"))
  from "appEvents" having count(*) > 0`

/** Notices tables that are copies of others: readers may know events that came after they were made. */
export const noticeRestore = async (db: Db): Promise<void> => {
  const { own, noted, now } = await readMarks(db)
  if (noted === own) return
  await db.transaction().execute(async tx => {
    await sql.raw(LOCK_WRITERS_UNTIL_COMMIT).execute(tx)
    if (noted !== null) {
      await passGivenNumbers(tx, now)
      await raiseCounter.execute(tx)
    }
    await sql`comment on table "users" is ${sql.lit(own)}`.execute(tx)
  })
}
