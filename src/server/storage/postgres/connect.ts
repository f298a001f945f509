import {
  HandleEmptyInListsPlugin,
  Kysely,
  type PostgresPool,
  replaceWithNoncontingentExpression
} from 'kysely'
import type { ClientBase } from 'pg'
import type { Db } from '../database'
import type { Schema } from '../schema'
import type { Columns } from './columns'
import { createDeadlines } from './deadlines'
import { SqliteLikeDialect } from './dialect'
import { translateError } from './errors'
import { guardClient, runWithin } from './guarded-client'
import { createStatementNames } from './statement-names'

/** Time in which a connection is made, or comes free. */
const CONNECT_MAX_MS = 3_000
const SET_UP_MAX_MS = 5_000
/** Time after which unused connections are closed, where there may be several. */
const IDLE_MS = 60_000
const FIRST_KEEP_ALIVE_MS = 10_000

/** Types of numbers that the driver leaves as texts: `bigint` and `numeric`, of counts, times and sums. */
const NUMBERS = new Set<number>([20, 1700])

/** Options of connections to one database. */
export interface ConnectionOptions {
  url: string
  /** Statements that each connection begins with. */
  setUp: string
  /** Connections at most. @default 1 */
  max?: number
  /** Columns that are named where a query asks for all. @default none */
  columns?: Columns
  /** Waits for statements as long as they take. @default false */
  isPatient?: boolean
}

/** Connects when a statement comes, again after a connection was lost. */
export const connect = async ({
  url,
  setUp,
  max = 1,
  columns = new Map(),
  isPatient = false
}: ConnectionOptions): Promise<Db> => {
  const { Pool, types } = await import('pg')
  const deadlines = createDeadlines()
  const nameOf = createStatementNames()
  const onConnect = async (client: ClientBase) => {
    // Its statements fail by themselves; without a listener the process would end.
    client.on('error', () => {})
    await runWithin(client, setUp, [], isPatient ? Infinity : SET_UP_MAX_MS, deadlines)
  }
  const pool = new Pool({
    connectionString: url,
    application_name: 'pipit',
    max,
    connectionTimeoutMillis: CONNECT_MAX_MS,
    idleTimeoutMillis: max > 1 ? IDLE_MS : 0,
    // Statements that do not wait for each other are sent together.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: FIRST_KEEP_ALIVE_MS,
    types: {
      getTypeParser: (type: number, format) =>
        NUMBERS.has(type) ? Number : types.getTypeParser(type, format)
    },
    // The pool waits for it, which its types do not say.
    onConnect: onConnect
  })
  pool.on('error', () => {})

  const guarded: PostgresPool = {
    async connect() {
      try {
        return guardClient(await pool.connect(), isPatient, deadlines, nameOf)
      } catch (error) {
        throw translateError(error)
      }
    },
    async end() {
      await pool.end()
      deadlines.stop()
    }
  }

  return new Kysely<Schema>({
    // SQLite takes `in ()`.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
    dialect: new SqliteLikeDialect({ pool: guarded }, columns)
  })
}
