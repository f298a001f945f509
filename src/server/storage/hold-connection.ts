import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  Kysely,
  type QueryResult
} from 'kysely'
import type { Db } from './database'
import type { Schema } from './schema'

/** Dialect of a held connection, which neither makes connections nor tables. */
const DIALECT = {} as Dialect

/**
 * Runs `use` on one connection of a database. Statements that do not wait for each other are sent together,
 * and run in the order in which they were sent.
 */
export const holdConnection = <T>(db: Db, use: (held: Db) => Promise<T>): Promise<T> => {
  const executor = db.getExecutor()
  return executor.provideConnection((connection: DatabaseConnection) => {
    const held = executor.withConnectionProvider({ provideConnection: run => run(connection) })
    return use(
      new Kysely<Schema>({
        config: { dialect: DIALECT },
        dialect: DIALECT,
        driver: new DummyDriver(),
        executor: held
      })
    )
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
