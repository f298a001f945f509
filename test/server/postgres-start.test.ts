import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { type Db, openStorage, type Storage } from '../../src/server/storage'
import { longTest } from '../browser/short-run'
import { startTestServer } from '../util/server'
import { openTcpProxy } from '../util/tcp-proxy'
import { databaseOf, dropDatabaseOf } from '../util/test-database'

/** Finds those who wait for their turn to write. */
const WAITING = sql`
  select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where locktype = 'advisory' and objid = 2 and not granted and datname = current_database()`
const SAID = '"event":"server.waiting"'

let folder: string
let postgresUrl: string
let opened: Storage[]

const open = async () => {
  const storage = await openStorage({ file: '', postgresUrl })
  opened.push(storage)
  return storage
}

const haveWaited = async (db: Db, count: number) => (await WAITING.execute(db)).rows.length >= count

/**
 * Starts a server between two others that write: it looks for migrations when the first one has written, and finds the
 * second one writing when it would write itself.
 *
 * @param isEnough Tells the second one to end; it ends when the server does, too.
 * @returns Outcome of the start, after all that the server has printed.
 */
const startBehindWriters = async (
  isEnough: (printed: string, db: Db) => Promise<boolean> | boolean,
  url = postgresUrl
) => {
  const [first, second] = [await open(), await open()]
  let printed = ''
  let hasEnded = false
  const writeUntil = async (db: Db, isOver: () => Promise<boolean> | boolean) => {
    while (!hasEnded && !(await isOver())) await sql`select pg_sleep(0.05)`.execute(db)
  }
  const start = async () => {
    const server = await startTestServer({
      dataDir: folder,
      env: { DATABASE_URL: url },
      onPrinted: text => (printed += text)
    })
    await server.stop()
    return `${printed}It started.`
  }

  let outcome = Promise.resolve('')
  let later = Promise.resolve()
  await first.write(async db => {
    outcome = start()
      .catch((error: Error) => error.message)
      .finally(() => (hasEnded = true))
    await writeUntil(db, () => haveWaited(db, 1))
    later = second.write(db => writeUntil(db, () => isEnough(printed, db)))
    await writeUntil(db, () => haveWaited(db, 2))
  })
  await later
  return outcome
}

describe('A start on PostgreSQL, while another process writes', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-start-'))
    postgresUrl = (await databaseOf(folder)).postgresUrl!
    opened = []
    const before = await startTestServer({ dataDir: folder })
    await before.stop()
  })
  afterEach(async () => {
    for (const storage of opened) await storage.close()
    await rm(folder, { recursive: true })
    await dropDatabaseOf(folder)
  })

  test('waits for longer than a write would, and says so', async () => {
    const outcome = await startBehindWriters(printed => printed.includes(SAID))
    expect(outcome).toContain(SAID)
    expect(outcome).toMatch(/It started\.$/)
  })

  test('ends without waiting for a turn when the database is lost meanwhile, and says so in one line', async () => {
    const proxy = await openTcpProxy(inject('postgresPort'))
    onTestFinished(proxy.close)
    const url = new URL(postgresUrl)
    url.port = String(proxy.port)
    const outcome = await startBehindWriters(async (_printed, db) => {
      if (await haveWaited(db, 1)) proxy.setDown(true)
      return false
    }, url.href)
    expect(outcome).toContain('The server ended with 1: ')
    expect(outcome).toMatch(/Cannot use the database postgres:\S+ \([^\n]+\)\.\n$/)
    expect(outcome).not.toContain(SAID)
  })

  longTest('gives up after a minute', async () => {
    const outcome = await startBehindWriters(() => false)
    expect(outcome).toContain('The server ended with 1: ')
    expect(outcome).toMatch(/Cannot use the database \S+ \(no turn to write within 60 s\)\.\n$/)
  })
})
