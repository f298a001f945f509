import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { type Kysely, Migrator } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage } from '../../src/server/storage'
import { connectWriter } from '../../src/server/storage/sqlite'
import { bundleProgram } from '../util/bundle-program'
import { writeOldDatabase } from '../util/old-database'
import { startTestServer } from '../util/server'
import * as first from '../../src/server/storage/migrations/0001-first'

const AT_ONCE = 4

let folder: string
let program: string
let original: string

/** A database of the first version, with a user in it. */
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

/** @returns Output of the program, or the signal that ended it. */
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
    events: all(
      `SELECT count(*), count(conversationId), count(messageId), count(authorId), max(messageId)
       FROM userEvents UNION ALL
       SELECT count(*), count(conversationId), count(messageId), count(userId), max(messageId)
       FROM appEvents`
    ),
    integrity: db.pragma('integrity_check', { simple: true }),
    foreignKeys: db.pragma('foreign_key_check')
  }
  db.close()
  return found
}

/** Kills the migration of a database at each of its steps, and migrates it again after each. */
const killAtEachStep = async (database: string) => {
  const whole = `${database}-whole`
  await copyFile(database, whole)
  const steps = Number(await migrateAndDie(whole, 0))
  const expected = describeDatabase(whole)

  const waiting = Array.from({ length: steps }, (_, index) => index + 1)
  const killOneByOne = async () => {
    for (let step; (step = waiting.shift());) {
      const file = `${database}-step-${step}`
      await copyFile(database, file)
      expect(await migrateAndDie(file, step)).toBe('SIGKILL')
      const storage = await openStorage({ file })
      await storage.close()
      expect({ step, ...describeDatabase(file) }).toEqual({ step, ...expected })
      await rm(file)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, killOneByOne))
  return { steps, expected }
}

describe('Migrations', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-migration-kills-'))
    program = await bundleProgram('test/util/migrate-and-die.ts')
    original = join(folder, 'first.sqlite')
    await makeFirst(original)
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('resume when a server killed at any step starts again', async () => {
    const { steps, expected } = await killAtEachStep(original)
    expect(steps).toBeGreaterThan(20)
    expect(expected.people).toEqual([{ app: 'shop', user: 'ann' }])
  }, 600_000)

  const EVENTS = 12_000

  /** Adds copies of an event to the log of its reader, more than one batch of a migration holds. */
  const addEvents = (file: string): void => {
    const db = new Database(file)
    db.exec(`
    WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${EVENTS})
    INSERT INTO userEvents (userId, seq, createdAt, bodyJson)
    SELECT userId, 1000 + n, createdAt, bodyJson FROM copies,
      (SELECT * FROM userEvents WHERE json_extract(bodyJson, '$.type') = 'message' LIMIT 1)`)
    // So that copies of the file hold everything.
    db.pragma('wal_checkpoint(TRUNCATE)')
    db.close()
  }

  test('one killed while it fills the columns of events starts over, and fills all', async () => {
    const file = join(folder, 'events.sqlite')
    writeOldDatabase(file)
    addEvents(file)
    const { steps, expected } = await killAtEachStep(file)
    expect(steps).toBeGreaterThan(15)
    expect(expected.events).toMatchObject([{ 'count(*)': EVENTS + 29 }, {}])
    expect(Object.values(expected.events[0] as object)[1]).toBe(EVENTS + 28)
  }, 600_000)

  test('leave a database of a newer version unchanged, with one line', async () => {
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
})
