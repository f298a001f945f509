import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Migration, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openStorage, type Storage } from '../../src/server/storage'
import { MIGRATIONS } from '../../src/server/storage/migrate'
import { databaseOf, dropDatabaseOf } from '../util/test-database'
import { addApp } from './add-app'

/** Time after which a reader waits for a migration that waits for it, so that the migration is ended. */
const READS_AFTER_MS = 200

/** Finds those who wait for the table of apps. */
const WAITING = sql`
  select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where datname = current_database() and relation = 'apps'::regclass and not granted`

let folder: string
let opened: Storage[]

const open = async () => {
  const storage = await openStorage(await databaseOf(folder))
  opened.push(storage)
  return storage
}

const storedApps = async ({ read }: Storage) => {
  const rows = await read.selectFrom('apps').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Names the tables that have a column of the later version. */
const changedTables = async ({ read }: Storage) => {
  const tables = await read.introspection.getTables()
  const changed = tables.filter(({ columns }) => columns.some(({ name }) => name === 'later'))
  return changed.map(({ name }) => name).toSorted()
}

/** Gives this version one more migration for the length of a test. */
const addMigration = (up: Migration['up']) => {
  const name = '9999-later'
  MIGRATIONS[name] = { up }
  onTestFinished(() => void delete MIGRATIONS[name])
}

describe('A migration on PostgreSQL', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-migration-'))
    opened = []
  })
  afterEach(async () => {
    for (const storage of opened) await storage.close()
    await rm(folder, { recursive: true })
    await dropDatabaseOf(folder)
  })

  test('changes its tables while no process writes', async () => {
    const [storage, happened] = [await open(), [] as string[]]
    let isWriting = false
    const writing = storage.write(async db => {
      await addApp(db, 'before')
      isWriting = true
      await sql`select pg_sleep(1)`.execute(db)
      happened.push('wrote')
    })
    let later = Promise.resolve()
    addMigration(async db => {
      happened.push('changes')
      later = storage.write(db => addApp(db, 'after')).then(() => void happened.push('wrote later'))
      await sql`select pg_sleep(0.5)`.execute(db)
      happened.push('changed')
    })
    await expect.poll(() => isWriting).toBe(true)

    await open()
    await Promise.all([writing, later])

    expect(happened).toEqual(['wrote', 'changes', 'changed', 'wrote later'])
    expect(await storedApps(storage)).toEqual(['after', 'before'])
  })

  test('changes its tables though others read them, in whichever order', async () => {
    const { snapshot } = await open()
    // It holds the apps, which it has read.
    const reader = await snapshot()
    let reading: Promise<void> | undefined
    const readUsers = async () => {
      await wait(READS_AFTER_MS)
      await reader.db.selectFrom('users').select('id').execute()
    }
    addMigration(async ({ schema }) => {
      await schema.alterTable('users').addColumn('later', 'text').execute()
      reading ??= readUsers()
        .catch(() => undefined)
        .then(reader.close)
      await schema.alterTable('apps').addColumn('later', 'text').execute()
    })

    const storage = await open()
    await reading

    expect(await changedTables(storage)).toEqual(['apps', 'users'])
  })

  test('lets others write while it waits for one who reads for long', async () => {
    const storage = await open()
    const reader = await storage.snapshot()
    addMigration(({ schema }) => schema.alterTable('apps').addColumn('later', 'text').execute())

    const migrated = open()
    await expect.poll(async () => (await WAITING.execute(storage.read)).rows).toHaveLength(1)
    await storage.write(db => addApp(db, 'meanwhile'))
    expect(await changedTables(storage)).toEqual([])
    await reader.close()

    expect(await changedTables(await migrated)).toEqual(['apps'])
    expect(await storedApps(storage)).toEqual(['meanwhile'])
  })
})
