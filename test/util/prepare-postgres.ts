import type { TestProject } from 'vitest/node'
import { openStorage } from '../../src/server/storage'
import { startPostgres } from './postgres'
import { isOnPostgres, TEMPLATE } from './test-database'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the PostgreSQL of the run. */
    postgresPort: number
  }
}

/**
 * Starts a PostgreSQL for tests that run on it, with a database of which theirs are copies. Commits do not
 * wait for the disk: those of postgres.test.ts do.
 */
export default async function preparePostgres(project: TestProject) {
  if (!isOnPostgres) return
  const postgres = await startPostgres(['fsync=off', 'max_connections=200'])
  await postgres.run(`create database ${TEMPLATE}`)
  const storage = await openStorage({ file: '', postgresUrl: postgres.urlOf(TEMPLATE) })
  await storage.close()
  project.provide('postgresPort', postgres.port)
  return () => postgres.stop()
}
