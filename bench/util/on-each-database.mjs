import { loadSource } from './load-source.mjs'
import { processorOfChildren } from './processor-of-children.mjs'

/** @typedef {typeof import('../../test/util/postgres')} PostgresModule */

/**
 * @typedef {object} BenchDatabase
 * @property {string} name
 * @property {Record<string, string>} settings With which a server uses it.
 * @property {() => number} use Microseconds of processor time that it has used, beside those of the server.
 */

/**
 * Measures on SQLite, then on a PostgreSQL that is started and stopped.
 *
 * @template Report
 * @param {(database: BenchDatabase) => Promise<Report>} measure
 * @returns {Promise<Report[]>}
 */
export async function onEachDatabase(measure) {
  /** @type {PostgresModule} */
  const { startPostgres } = await loadSource('test/util/postgres.ts')
  const onSqlite = await measure({ name: 'SQLite', settings: {}, use: () => 0 })
  const postgres = await startPostgres()
  try {
    await postgres.run('create database pipit')
    const settings = { DATABASE_URL: postgres.urlOf('pipit') }
    const use = () => processorOfChildren(postgres.pid)
    return [onSqlite, await measure({ name: 'PostgreSQL', settings, use })]
  } finally {
    await postgres.stop()
  }
}
