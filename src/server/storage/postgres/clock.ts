import { sql } from 'kysely'
import type { Db } from '../database'

const COMPARE_EVERY_MS = 10_000
/** Difference of clocks that is left as it is: those of most machines differ by less, and time is not to jump. */
const LEFT_MAX_MS = 500

/** Reads the time of the database, in milliseconds since the epoch. */
const readTime = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ time: number }>`
    select extract(epoch from clock_timestamp()) * 1000 as "time"`.execute(db)
  const [{ time } = { time: NaN }] = rows
  return time
}

/** A clock that is compared with that of a database. */
export interface ComparedClock {
  /** Returns milliseconds since the epoch. */
  now(): number
  /** Ends the comparing. */
  stop(): void
}

/**
 * Sets a clock right by that of a database: where processes on several machines store times that one of them
 * acts on, a clock that is minutes ahead would make it wait.
 *
 * @param ownClock Milliseconds since the epoch, by the clock of this machine.
 */
export const compareClocks = async (db: Db, ownClock: () => number): Promise<ComparedClock> => {
  let behindMs = 0

  const compare = async () => {
    const askedAt = performance.now()
    const time = await readTime(db)
    // Nothing tells how long each of the two ways took.
    const wayMs = (performance.now() - askedAt) / 2
    const foundMs = Math.round(time + wayMs - ownClock())
    if (Math.abs(foundMs - behindMs) > LEFT_MAX_MS + wayMs) behindMs = foundMs
  }
  // A database that does not answer leaves the clock as it is.
  const tryToCompare = () => compare().catch(() => undefined)

  await tryToCompare()
  const timer = setInterval(() => void tryToCompare(), COMPARE_EVERY_MS)
  timer.unref()
  return {
    now: () => ownClock() + behindMs,
    stop: () => clearInterval(timer)
  }
}
