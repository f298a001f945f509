import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { type Kysely, Migrator } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from '../../src/server/storage'
import * as first from '../../src/server/storage/migrations/0001-first'
import { connectWriter } from '../../src/server/storage/sqlite'
import { bundleProgram } from '../util/bundle-program'
import { startTestServer } from '../util/server'

const AT_ONCE = 4

let folder: string
let program: string
let original: string

/** A database as the first version left it, with somebody in it. */
const makeFirst = async (file: string): Promise<void> => {
  const db = connectWriter(file) as unknown as Kysely<any>
  const provider = { getMigrations: async () => ({ '0001-first': first }) }
  await new Migrator({ db, provider }).migrateToLatest()
  const app = { displayName: 'Shop', metadataJson: '{}', settingsJson: '{}', createdAt: 0 }
  await db
    .insertInto('apps')
    .values({ id: 'shop', ...app })
    .execute()
  const user = { appId: 'shop', signedUpAt: 0, profileJson: '{}', metadataJson: '{}' }
  await db
    .insertInto('users')
    .values({ id: 'ann', ...user })
    .execute()
  await db.destroy()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipit-migration-kills-'))
  program = await bundleProgram('test/util/migrate-and-die.ts')
  original = join(folder, 'first.sqlite')
  await makeFirst(original)
})
afterAll(() => rm(folder, { recursive: true }))

/** @returns What the program printed, or the signal that ended it. */
const migrateAndDie = (file: string, diesAt: number) =>
  new Promise<string>(resolve => {
    const env = { ...process.env, DATABASE: file, DIES_AT: String(diesAt) }
    execFile(process.execPath, [program], { env }, (error, stdout, stderr) =>
      resolve(error ? (error.signal ?? stderr) : stdout.trim())
    )
  })

const describeDatabase = (file: string) => {
  const db = new Database(file)
  const all = (sql: string) => db.prepare(sql).all()
  const found = {
    schema: all('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name'),
    migrations: all('SELECT name FROM kysely_migration ORDER BY name'),
    people: all('SELECT apps.id AS app, users.id AS user FROM apps JOIN users ON appId = apps.id'),
    integrity: db.pragma('integrity_check', { simple: true }),
    foreignKeys: db.pragma('foreign_key_check')
  }
  db.close()
  return found
}

test('a server killed at any step of its migrations migrates when it starts again', async () => {
  const whole = join(folder, 'whole.sqlite')
  await copyFile(original, whole)
  const steps = Number(await migrateAndDie(whole, 0))
  const expected = describeDatabase(whole)
  expect(steps).toBeGreaterThan(20)
  expect(expected.people).toEqual([{ app: 'shop', user: 'ann' }])

  const waiting = Array.from({ length: steps }, (_, index) => index + 1)
  const killOneByOne = async () => {
    for (let step; (step = waiting.shift());) {
      const file = join(folder, `step-${step}.sqlite`)
      await copyFile(original, file)
      expect(await migrateAndDie(file, step)).toBe('SIGKILL')
      const storage = await openStorage({ file })
      await storage.close()
      expect({ step, ...describeDatabase(file) }).toEqual({ step, ...expected })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, killOneByOne))
})

test('a database that a newer version has written is left alone, with one line', async () => {
  const server = await startTestServer()
  await server.kill()
  const file = join(server.dataDir, 'pipit.sqlite')
  const db = new Database(file)
  db.prepare("INSERT INTO kysely_migration VALUES ('9999-of-tomorrow', '')").run()
  db.close()
  const before = describeDatabase(file)

  await expect(startTestServer({ dataDir: server.dataDir })).rejects.toThrow(
    `The server ended with 1: Cannot use the database ${file} (a newer version of the server has written it: it holds 9999-of-tomorrow).\n`
  )
  expect(describeDatabase(file)).toEqual(before)
  await server.stop()
})
