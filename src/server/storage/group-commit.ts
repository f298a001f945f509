import { CompiledQuery } from 'kysely'
import { unavailable } from '../../protocol'
import { type Db, isStorageFailure, type OpenDatabase } from './database'
import { holdConnection, runCompiled, together } from './hold-connection'
import { shareFlushes, type SharedFlushes } from './share-flushes'

/** Writers that share a commit at most, which bounds how long the first of them waits. */
const BATCH_MAX = 192
/** Writers that run in one turn of the event loop: between two turns, reads get theirs. */
const TURN_WRITERS = 64

const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')
const SAVEPOINT = CompiledQuery.raw('savepoint writer')
const RELEASE = CompiledQuery.raw('release writer')
const ROLLBACK_TO = CompiledQuery.raw('rollback to writer')

interface Writer {
  run(db: Db): Promise<unknown>
  resolve(value: unknown): void
  reject(error: unknown): void
}

type Answer = () => void

/**
 * Runs one writer inside a savepoint of its own.
 *
 * @param opening Statements that make the savepoint, sent ahead of those of the writer.
 * @returns Function that answers it, after the commit, and whether its changes are kept: if not, the savepoint
 *   is there still.
 */
const runWriter = async (
  db: Db,
  writer: Writer,
  opening: CompiledQuery[]
): Promise<[answer: Answer, isKept: boolean]> => {
  try {
    const opened = together(opening.map(statement => runCompiled(db, statement)))
    const [value] = await together([writer.run(db), opened])
    return [() => writer.resolve(value), true]
  } catch (error) {
    await runCompiled(db, ROLLBACK_TO).catch(() => {
      // The database has rolled the whole transaction back by itself: the batch is lost, and this is why.
      throw error
    })
    return [() => writer.reject(isStorageFailure(error) ? unavailable(error) : error), false]
  }
}

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

const refuse = (writers: Writer[], error: unknown): void => {
  for (const writer of writers) writer.reject(unavailable(error))
}

/** Runs a batch. Ends with its commit; its writers are answered when that has reached the disk. */
const runBatch = async (db: Db, batch: Writer[], flushes: SharedFlushes): Promise<void> => {
  try {
    const answers: Answer[] = []
    let opening = [SAVEPOINT]
    for (const [index, writer] of batch.entries()) {
      if (index && index % TURN_WRITERS === 0) await nextTurn()

      const [answer, isKept] = await runWriter(db, writer, opening)
      answers.push(answer)
      opening = isKept ? [RELEASE, SAVEPOINT] : []
    }
    const { committed, stored } = flushes.commit(() => runCompiled(db, COMMIT))
    const answerAll = () => {
      for (const answer of answers) answer()
    }
    stored.then(answerAll, error => refuse(batch, error))
    await committed
  } catch (error) {
    await runCompiled(db, ROLLBACK).catch(() => undefined)
    refuse(batch, error)
  }
}

/** Runs writers together, so that one trip to the disk serves all that wait for it. */
export interface GroupCommit {
  /**
   * Runs `fn` in a savepoint of a shared transaction and answers after the commit has reached the disk.
   * `fn` awaits nothing but its database, since all other writers wait for it.
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

  const runNext = async (connection: Db) => {
    try {
      await begin(connection)
    } catch (error) {
      // Writers that arrived during the wait would wait for the same lock, so they fail too.
      return refuse(waiting.splice(0), error)
    }
    await runBatch(connection, waiting.splice(0, BATCH_MAX), flushes)
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
