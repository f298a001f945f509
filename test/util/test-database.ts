import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'

/** Whether server tests run on PostgreSQL, as `DATABASE=postgres` asks for, and not on SQLite. */
export const isOnPostgres = process.env['DATABASE'] === 'postgres'

/** Database of which those of tests are copies, on PostgreSQL. */
export const TEMPLATE = 'pipit_template'

const urlOf = (name: string) => `postgres://pipit@127.0.0.1:${inject('postgresPort')}/${name}`

/** Names the database of a folder: the same folder keeps its own. */
const nameOf = (folder: string) =>
  `t${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`

/** Runs a statement on the PostgreSQL of the run. @param database @default the first one */
export const runAsAdmin = async (statement: string, database = 'postgres'): Promise<unknown[]> => {
  const client = new Client({ connectionString: urlOf(database) })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Makes a SQLite file with all tables, and reads it. */
const readTemplate = async (): Promise<Buffer> => {
  const { openStorage } = await import('../../src/server/storage')
  const folder = await mkdtemp(join(tmpdir(), 'pipit-template-'))
  const file = join(folder, 'pipit.sqlite')
  const storage = await openStorage({ file })
  await storage.close()
  const bytes = await readFile(file)
  await rm(folder, { recursive: true })
  return bytes
}

let template: Promise<Buffer> | undefined

/**
 * Finds or makes the database of a data folder, as options of `openStorage`: a file in it, or one on
 * PostgreSQL. A new one is a copy of a template.
 */
export const databaseOf = async (
  folder: string
): Promise<{ file: string; postgresUrl?: string }> => {
  const file = join(folder, 'pipit.sqlite')
  if (!isOnPostgres) {
    template ??= readTemplate()
    if (!existsSync(file)) await writeFile(file, await template, { mode: 0o600 })
    return { file }
  }
  const name = nameOf(folder)
  const known = await runAsAdmin(`select 1 from pg_database where datname = '${name}'`)
  if (!known.length) {
    await runAsAdmin(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  }
  return { file, postgresUrl: urlOf(name) }
}

/**
 * Copies a file with all tables into a new data folder, so that a first start on SQLite need not make them:
 * where the files of a worker start many servers, since making the copy takes as long as some starts.
 */
export const copyTables = async (folder: string): Promise<void> => {
  if (!isOnPostgres && process.env['COPIES_TABLES']) await databaseOf(folder)
}

/** Settings of a server that stores in the database of a data folder. */
export const databaseEnv = async (folder: string): Promise<Record<string, string>> => {
  if (!isOnPostgres) return {}
  const { postgresUrl } = await databaseOf(folder)
  return postgresUrl === undefined ? {} : { DATABASE_URL: postgresUrl }
}

/** Removes the database of a data folder, where it is not in it. */
export const dropDatabaseOf = async (folder: string): Promise<void> => {
  if (isOnPostgres) await runAsAdmin(`drop database if exists ${nameOf(folder)} with (force)`)
}
