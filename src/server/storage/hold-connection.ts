import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  Kysely,
  type QueryResult,
  SelectQueryNode
} from 'kysely'
import type { Db } from './database'
import type { Schema } from './schema'

/** Dialect of a held connection, which neither makes connections nor tables. */
const DIALECT = {} as Dialect

/** A connection that is held. */
export interface Held {
  db: Db
  /**
   * Number of statements so far that leave something behind: those that change, and those that failed, after
   * which PostgreSQL takes no other.
   */
  leftBehind(): number
}

/**
 * Runs `use` on one connection of a database. Statements that do not wait for each other are sent together,
 * and run in the order in which they were sent.
 */
export const holdConnection = <T>(db: Db, use: (held: Held) => Promise<T>): Promise<T> => {
  const executor = db.getExecutor()
  return executor.provideConnection(connection => {
    let left = 0
    const counting: DatabaseConnection = {
      async executeQuery<Result>(query: CompiledQuery) {
        if (!SelectQueryNode.is(query.query)) left++
        try {
          return await connection.executeQuery<Result>(query)
        } catch (error) {
          left++
          throw error
        }
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize)
    }
    const held = executor.withConnectionProvider({ provideConnection: run => run(counting) })
    return use({
      db: new Kysely<Schema>({
        config: { dialect: DIALECT },
        dialect: DIALECT,
        driver: new DummyDriver(),
        executor: held
      }),
      leftBehind: () => left
    })
  })
}

/**
 * Runs a compiled query on a connection, not through the executor: plugins change no rows, and its promises
 * cost as much as a small statement.
 */
export const runCompiled = <Result>(
  db: Db,
  query: CompiledQuery<Result>
): Promise<QueryResult<Result>> =>
  // The driver of SQLite throws where others reject.
  db.getExecutor().provideConnection(async connection => connection.executeQuery(query))

/**
 * Waits for parts of a transaction that run side by side, so that their statements are sent together. Ends
 * when all have ended: none goes on in what is rolled back.
 *
 * @throws The first error.
 */
export const together = async <const Parts extends readonly Promise<unknown>[]>(
  parts: Parts
): Promise<{ -readonly [Index in keyof Parts]: Awaited<Parts[Index]> }> => {
  try {
    return await Promise.all(parts)
  } catch (error) {
    await Promise.allSettled(parts)
    throw error
  }
}
