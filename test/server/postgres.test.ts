import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { distFolder } from '../../src/build/index.mjs'
import { type Db, openStorage, type Storage } from '../../src/server/storage'
import { longTest } from '../browser/short-run'
import { databaseOf, dropDatabaseOf, runAsAdmin } from '../util/test-database'
import { END_LEADER_SESSIONS } from '../util/leader-sessions'
import { runProgram } from '../util/run-program'
import { openTcpProxy } from '../util/tcp-proxy'
import { addApp } from './add-app'
import { addEvent, addNumbers, MARK_POSTGRES, readNumbers } from './given-numbers'
import { openSdkWorld, type SdkWorld } from './sdk-world'

const COUNTS = 50
const HOUR_MS = 3_600_000
const UNAVAILABLE = { code: 'unavailable' }

let folder: string
let postgresUrl: string
let opened: Storage[]

const open = async (options: { postgresUrl?: string } = {}) => {
  const storage = await openStorage({ file: '', postgresUrl, ...options })
  opened.push(storage)
  return storage
}

const storedApps = async ({ read }: Storage) => {
  const rows = await read.selectFrom('apps').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Lists the statements on apps that are prepared on the connection that reads. */
const preparedIn = async ({ read }: Storage) => {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%"apps"%'
    order by statement`.execute(read)
  return rows.map(({ statement }) => statement)
}

/** Adds 1 to a number by reading it and writing it again. */
const countUp = (storage: Storage) =>
  storage.write(async db => {
    const { createdAt } = await db
      .selectFrom('apps')
      .select('createdAt')
      .where('id', '=', 'counter')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('apps')
      .set({ createdAt: createdAt + 1 })
      .execute()
  })

/** Ends all connections to the database, as its restart would. */
const endConnections = ({ read }: Storage) =>
  // Waits until each has ended. Its own would end this statement before it comes to the others.
  sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(read)

/** Address of another database beside this one. */
const urlOf = (database: string) => {
  const url = new URL(postgresUrl)
  url.pathname = database
  return url.href
}

describe('Storage on PostgreSQL', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-postgres-'))
    postgresUrl = (await databaseOf(folder)).postgresUrl!
    opened = []
  })
  afterEach(async () => {
    for (const storage of opened) await storage.close()
    await rm(folder, { recursive: true })
    await dropDatabaseOf(folder)
  })

  test('has the tables and columns of SQLite', async () => {
    const tablesOf = async ({ read }: Storage) => {
      const tables = await read.introspection.getTables()
      const columns = tables.flatMap(table =>
        table.columns.map(column => `${table.name}.${column.name}`)
      )
      return columns.toSorted()
    }
    const sqlite = await openStorage({ file: join(folder, 'pipit.sqlite') })
    opened.push(sqlite)
    expect(await tablesOf(await open())).toEqual(await tablesOf(sqlite))
  })

  test('makes its tables once, however many open an empty database at a time', async () => {
    const name = 'opened_at_once'
    await runAsAdmin(`create database ${name}`)
    const all = await Promise.all([1, 2, 3].map(() => open({ postgresUrl: urlOf(name) })))
    for (const each of all) await each.write(db => addApp(db, `app-${all.indexOf(each)}`))
    expect(await storedApps(all[0]!)).toEqual(['app-0', 'app-1', 'app-2'])
  })

  test('sorts by bytes, whatever the language of the database', async () => {
    const storage = await open()
    for (const id of ['b', 'A', 'a', 'B', 'é']) await storage.write(db => addApp(db, id))
    expect(await storedApps(storage)).toEqual(['A', 'B', 'a', 'b', 'é'])
  })

  test('prepares what runs often, and goes on when a later version adds a column', async () => {
    const storage = await open()
    await storage.write(db => addApp(db, 'shop'))
    const readOften = async () => {
      const find = storage.read.selectFrom('apps').where('id', '=', 'shop')
      for (let times = 0; times < 10; times++) {
        await find.select('id').executeTakeFirstOrThrow()
        await find.selectAll().executeTakeFirstOrThrow()
      }
    }
    await readOften()
    expect(await preparedIn(storage)).toEqual([
      expect.stringMatching(/^select "apps"."id", "apps"."displayName", .* where "id" = \$1$/),
      'select "id" from "apps" where "id" = $1'
    ])

    await storage.write(db => sql`alter table apps add column later text`.execute(db))
    await readOften()
  })

  test('prepares a list of few lengths, and then what runs often still', async () => {
    const storage = await open()
    const apps = storage.read.selectFrom('apps').select('id')
    const often = Array.from({ length: 10 })
    for (let length = 1; length <= 50; length++) {
      const ids = Array.from({ length }, (_, index) => `app-${index}`)
      for (const _ of often) await apps.where('id', 'in', ids).execute()
    }
    for (const _ of often) await apps.where('iconUrl', '=', '').execute()
    const statements = await preparedIn(storage)
    expect(statements.filter(statement => statement.includes(' in '))).toHaveLength(4)
    expect(statements).toContain('select "id" from "apps" where "iconUrl" = $1')
  })

  test('waits for the disk at each commit, also where the database is set not to', async () => {
    const name = 'not_synchronous'
    await runAsAdmin(`create database ${name}`)
    await runAsAdmin(`alter database ${name} set synchronous_commit = off`)
    const read = (db: Db) => sql`show synchronous_commit`.execute(db)
    const storage = await open({ postgresUrl: urlOf(name) })
    expect((await storage.write(read)).rows).toEqual([{ synchronous_commit: 'on' }])
    expect((await read(storage.read)).rows).toEqual([{ synchronous_commit: 'off' }])
  })

  test('lets processes write one after the other, so that what one has read stays true', async () => {
    const all = await Promise.all([open(), open(), open()])
    await all[0].write(db => addApp(db, 'counter'))
    const counts = Array.from({ length: COUNTS }, (_, index) => countUp(all[index % 3]!))
    await Promise.all(counts)
    const { createdAt } = await all[1].read
      .selectFrom('apps')
      .select('createdAt')
      .executeTakeFirstOrThrow()
    expect(createdAt).toBe(1 + COUNTS)
  })

  test('takes the turn from a process that is frozen while it writes', async () => {
    const [frozen, other] = await Promise.all([open(), open()])
    let thaw = () => {}
    const thawed = new Promise<void>(resolve => (thaw = resolve))
    let isFrozen = false
    const written = frozen.write(async db => {
      await addApp(db, 'frozen')
      isFrozen = true
      await thawed
      await addApp(db, 'thawed')
    })
    const refused = expect(written).rejects.toMatchObject(UNAVAILABLE)
    await expect.poll(() => isFrozen).toBe(true)
    await expect
      .poll(() =>
        other
          .write(db => addApp(db, 'a'))
          .then(
            () => 'stored',
            () => 'refused'
          )
      )
      .toBe('stored')
    thaw()
    await refused
    expect(await storedApps(other)).toEqual(['a'])
    // It connects again by itself.
    await frozen.write(db => addApp(db, 'b'))
  })

  test('refuses what it may not have stored when its connection is lost, and connects again', async () => {
    const storage = await open()
    const outcomes = await Promise.allSettled([
      storage.write(db => addApp(db, 'a')),
      storage.write(async db => {
        await addApp(db, 'b')
        await endConnections(storage)
        await addApp(db, 'c')
      })
    ])
    expect(outcomes).toMatchObject([{ reason: UNAVAILABLE }, { reason: UNAVAILABLE }])
    await storage.write(db => addApp(db, 'd'))
    expect(await storedApps(storage)).toEqual(['d'])
  })

  test('does not wait for ever for a database that does not answer, and goes on when it does', async () => {
    const proxy = await openTcpProxy(inject('postgresPort'))
    const url = new URL(postgresUrl)
    url.port = String(proxy.port)
    const storage = await open({ postgresUrl: url.href })
    proxy.losesAnswers = true
    await expect(storage.write(db => addApp(db, 'a'))).rejects.toMatchObject(UNAVAILABLE)
    proxy.losesAnswers = false
    await storage.write(db => addApp(db, 'b'))
    expect(await storedApps(storage)).toContain('b')
    await opened.pop()!.close()
    await proxy.close()
  })

  test('gives snapshots of one moment, which fail when their connection is lost', async () => {
    const storage = await open()
    await storage.write(db => addApp(db, 'a'))
    const snapshot = await storage.snapshot()
    await storage.write(db => addApp(db, 'b'))
    const seen = () => snapshot.db.selectFrom('apps').select('id').execute()
    expect(await seen()).toEqual([{ id: 'a' }])
    await endConnections(storage)
    await expect(seen()).rejects.toThrow()
    await snapshot.close()
    await expect.poll(() => storedApps(storage).catch(() => [])).toEqual(['a', 'b'])
  })

  test('lets one of several processes lead, and another one when it is gone', async () => {
    const leaders: string[] = []
    const leadAs = (name: string, { lead }: Storage) =>
      lead(() => {
        leaders.push(name)
        return async () => void leaders.splice(leaders.indexOf(name), 1)
      })
    const [first, second] = [await open(), await open()]
    const stopFirst = leadAs('first', first)
    await expect.poll(() => leaders).toEqual(['first'])
    const stopSecond = leadAs('second', second)

    await endConnections(first)
    await expect.poll(() => leaders.length).toBe(1)
    await Promise.all([stopFirst(), stopSecond()])
    expect(leaders).toEqual([])
  })

  test('lets no one lead before the one whose lock is lost knows, and has a moment to end its work', async () => {
    const happened: { what: string; at: number }[] = []
    const note = (what: string) => void happened.push({ what, at: performance.now() })
    const storages = [await open(), await open()]
    const stops = storages.map(({ lead }) =>
      lead(({ lost, isSure }) => {
        note(isSure() ? 'begins' : 'begins unsure')
        lost.addEventListener('abort', () => note('is told'))
        return async () => note('ends')
      })
    )
    await expect.poll(() => happened).toHaveLength(1)

    await sql.raw(END_LEADER_SESSIONS).execute(storages[0]!.read)
    await expect.poll(() => happened).toHaveLength(4)
    await Promise.all(stops.map(stop => stop()))

    expect(happened.map(({ what }) => what)).toEqual([
      'begins',
      'is told',
      'ends',
      'begins',
      'ends'
    ])
    expect(happened[3]!.at - happened[1]!.at).toBeGreaterThan(500)
  })

  test('numbers events above all that were given, once it is marked as restored', async () => {
    const storage = await open()
    await addNumbers(storage)
    const given = await readNumbers(storage)
    await open()
    expect(await readNumbers(storage)).toEqual(given)

    await storage.write(db => sql.raw(MARK_POSTGRES).execute(db))
    await open()
    await addEvent(storage)
    const { seqs, positions } = await readNumbers(storage)
    expect(seqs).toEqual([expect.any(Number)])
    expect(Math.abs(seqs[0]! - Date.now())).toBeLessThan(HOUR_MS)
    expect(positions).toEqual([seqs[0], seqs[0]! + 1])

    await open()
    expect(await readNumbers(storage)).toEqual({ seqs, positions })
  })

  test('refuses a database of a newer version, and leaves it as it is', async () => {
    const storage = await open()
    await storage.write(db =>
      (db as unknown as Kysely<any>)
        .insertInto('kysely_migration')
        .values({ name: '9999-later', timestamp: '' })
        .execute()
    )
    await expect(open()).rejects.toThrow(
      'a newer version of the server has written it: it holds 9999-later'
    )
  })

  test('refuses a database whose encoding is not UTF8', async () => {
    const name = 'latin'
    await runAsAdmin(
      `create database ${name} encoding 'LATIN1' locale_provider libc locale 'C' template template0`
    )
    await expect(open({ postgresUrl: urlOf(name) })).rejects.toThrow('its encoding is LATIN1')
  })

  test('refuses a database that is not there, in one line without the password', async () => {
    const url = urlOf('nowhere').replace('pipit@', 'pipit:secret@')
    const { code, printed } = await runProgram('server', [], {
      PORT: '0',
      PIPIT_DATA_DIR: folder,
      DATABASE_URL: url
    })
    const { host } = new URL(postgresUrl)
    expect(printed).toBe(
      `Cannot use the database postgres://${host}/nowhere (database "nowhere" does not exist).\n`
    )
    expect(code).toBe(1)
  })
})

describe('Programs on PostgreSQL', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-postgres-'))
    postgresUrl = (await databaseOf(folder)).postgresUrl!
  })
  afterEach(async () => {
    await rm(folder, { recursive: true })
    await dropDatabaseOf(folder)
  })

  longTest('add, change and remove a console user', async () => {
    const run = (...args: string[]) =>
      runProgram('user', args, { PIPIT_DATA_DIR: folder, DATABASE_URL: postgresUrl })
    const email = ['--email', 'ann@example.com']
    expect(await run('password', ...email)).toMatchObject({ code: 1 })
    expect(await run('add', ...email)).toMatchObject({ code: 0 })
    expect(await run('password', ...email)).toMatchObject({ code: 0 })
    expect((await run('reset', ...email)).printed).toContain('/console/#/reset/')
    expect(await run('remove', ...email, '--force')).toMatchObject({ code: 0 })
  })

  test('load the driver only where it is asked for', () => {
    const program = readFileSync(`${distFolder}server/server.js`, 'utf8')
    expect(program).toContain('import("pg")')
    expect(program).not.toMatch(/from "pg"/)
  })

  test('leave backups to pg_dump, and say so', async () => {
    const { code, printed } = await runProgram('backup', [], {
      PIPIT_DATA_DIR: folder,
      DATABASE_URL: postgresUrl
    })
    expect(printed).toContain('back it up with pg_dump')
    expect(code).toBe(1)
  })
})

describe('NUL, which PostgreSQL does not take', () => {
  let world: SdkWorld

  beforeEach(async () => {
    world = await openSdkWorld()
  })
  afterEach(() => world.close())

  test('stays in a message, and in an id is as good as any other character', async () => {
    const visitor = await world.addVisitor()
    const sent = await visitor.send('a\0b', 'one\0two')
    expect(sent).toMatchObject({ status: 201, body: { message: { text: 'one\0two' } } })
    const again = await visitor.send('a\0b', 'one\0two')
    expect(again.body.message.id).toBe(sent.body.message.id)
  })

  test('in an address finds nothing', async () => {
    const visitor = await world.addVisitor()
    const answer = await visitor.call('GET', '/conversations/%00/messages')
    expect(answer.status).toBe(404)
  })

  test('and a long id are the caller’s mistake, not ours', async () => {
    const { key, appId } = await world.addApp()
    const externalId = Array.from({ length: 1_024 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000))
    ).join('')
    const answer = await world.server.app.inject({
      method: 'POST',
      url: `/v2/apps/${appId}/users`,
      headers: { authorization: `Basic ${btoa(`${key.id}:${key.secret}`)}` },
      payload: { externalId }
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].title).toContain('too long')
  })
})
