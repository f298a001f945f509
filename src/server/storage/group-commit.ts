import { CompiledQuery } from 'kysely'
import { unavailable } from '../../protocol'
import type { Db, OpenDatabase } from './database'
import { type Held, holdConnection, runCompiled } from './hold-connection'
import { type Answer, runApart, runTogether, type Writer } from './run-writers'
import { shareFlushes } from './share-flushes'

/** Writers that share a commit at most, which bounds how long the first of them waits. */
const BATCH_MAX = 192

const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

const refuse = (writers: Writer[], error: unknown): void => {
  for (const writer of writers) writer.reject(unavailable(error))
}

/** Runs writers together, so that one trip to the disk serves all that wait for it. */
export interface GroupCommit {
  /**
   * Runs `fn` in a shared transaction and answers after the commit has reached the disk. `fn` awaits nothing but
   * its database, since all other writers wait for it, and changes nothing else: when a writer of the group fails
   * whose changes have to be undone, all run again, each in a savepoint.
   *
   * @throws Whatever `fn` throws: its own changes are undone, the other writers' stay.
   * @throws {ChatError} `unavailable` when the commit failed and no change of the group was kept, or did not
   *   reach the disk.
   */
  write<T>(fn: (db: Db) => Promise<T>): Promise<T>
  /**
   * Waits until all that reads can see now has reached the disk.
   *
   * @throws {ChatError} `unavailable` when it did not.
   */
  settled(): Promise<void>
  /** Number of writers that wait for the next transaction. */
  waitingWriters(): number
  /** Resolves when no writer waits any more, and all have been answered. */
  idle(): Promise<void>
}

/** Makes the group commit of a database. */
export const groupCommit = ({
  writer,
  begin,
  showsUnflushed,
  flush
}: Pick<OpenDatabase, 'writer' | 'begin' | 'showsUnflushed' | 'flush'>): GroupCommit => {
  const flushes = shareFlushes(flush)
  const waiting: Writer[] = []
  let draining: Promise<void> | undefined

  /** Runs writers in a transaction that has begun. @returns Functions that answer them. */
  const run = (held: Held, writers: Writer[]): Promise<Answer[]> =>
    runTogether(held, writers).catch(async error => {
      await runCompiled(held.db, ROLLBACK).catch(() => {
        // The database has rolled back by itself, or is gone.
        throw error
      })
      await begin(held.db)
      return runApart(held.db, writers)
    })

  /** Ends with the commit; the writers are answered when that has reached the disk. */
  const runBatch = async (held: Held, batch: Writer[]): Promise<void> => {
    try {
      const answers = await run(held, batch)
      const { committed, stored } = flushes.commit(() => runCompiled(held.db, COMMIT))
      const answerAll = () => {
        for (const answer of answers) answer()
      }
      stored.then(answerAll, error => refuse(batch, error))
      await committed
    } catch (error) {
      await runCompiled(held.db, ROLLBACK).catch(() => undefined)
      refuse(batch, error)
    }
  }

  const runNext = async (held: Held) => {
    try {
      await begin(held.db)
    } catch (error) {
      // Writers that arrived during the wait would wait for the same lock, so they fail too.
      return refuse(waiting.splice(0), error)
    }
    await runBatch(held, waiting.splice(0, BATCH_MAX))
  }

  const drain = async () => {
    while (waiting.length) {
      // Whatever has arrived in this turn of the event loop joins the batch, and reads get their turn.
      await nextTurn()
      await holdConnection(writer, runNext)
        // There is no connection, and none can be made.
        .catch(error => refuse(waiting.splice(0), error))
    }
    draining = undefined
  }

  return {
    write<T>(fn: (db: Db) => Promise<T>) {
      return new Promise<T>((resolve, reject) => {
        waiting.push({ run: fn, resolve: value => resolve(value as T), reject })
        draining ??= drain()
      })
    },
    waitingWriters: () => waiting.length,
    async settled() {
      if (!showsUnflushed) return
      await flushes.settled().catch(error => Promise.reject(unavailable(error)))
    },
    async idle() {
      await draining
      await flushes.settled().catch(() => undefined)
    }
  }
}
