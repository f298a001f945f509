import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Db, openStorage, type Storage } from '../../src/server/storage'

const LOG_GROWN_BYTES = 80_000_000

const addApp = async (db: Db, id: string) => {
  await db
    .insertInto('apps')
    .values({
      id,
      displayName: id,
      iconUrl: null,
      metadataJson: '{}',
      settingsJson: '{}',
      createdAt: 1
    })
    .execute()
  return id
}

let folder: string
let file: string
let storage: Storage

const storedApps = async () => {
  const rows = await storage.read.selectFrom('apps').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

describe('Storage', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-storage-'))
    file = join(folder, 'pipit.sqlite')
    storage = await openStorage({ file })
  })

  afterEach(async () => {
    await storage.close()
    await rm(folder, { recursive: true })
  })

  describe('Concurrent writers', () => {
    test('are answered in the order in which they came', async () => {
      const answered: string[] = []
      const ids = ['a', 'b', 'c', 'd']
      await Promise.all(
        ids.map(async id => answered.push(await storage.write(db => addApp(db, id))))
      )
      expect(answered).toEqual(ids)
      expect(await storedApps()).toEqual(ids)
    })

    test('see the writes of those before them', async () => {
      const [, seen] = await Promise.all([
        storage.write(db => addApp(db, 'a')),
        storage.write(db => db.selectFrom('apps').select('id').execute())
      ])
      expect(seen).toEqual([{ id: 'a' }])
    })

    test('are rolled back alone when they throw', async () => {
      const outcomes = await Promise.allSettled([
        storage.write(db => addApp(db, 'a')),
        storage.write(async db => {
          await addApp(db, 'b')
          throw new Error('changed my mind')
        }),
        storage.write(db => addApp(db, 'c'))
      ])
      expect(outcomes).toMatchObject([
        { status: 'fulfilled' },
        { reason: { message: 'changed my mind' } },
        { status: 'fulfilled' }
      ])
      expect(await storedApps()).toEqual(['a', 'c'])
    })

    test('are rolled back alone when a statement of theirs is refused', async () => {
      const outcomes = await Promise.allSettled([
        storage.write(db => addApp(db, 'a')),
        storage.write(db => addApp(db, 'a')),
        storage.write(db => addApp(db, 'b'))
      ])
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await storedApps()).toEqual(['a', 'b'])
    })

    test('are all refused as unavailable when their commit fails', async () => {
      const outcomes = await Promise.allSettled([
        storage.write(db => addApp(db, 'a')),
        storage.write(async db => {
          // A constraint checked at the commit, so that the commit fails.
          await sql`pragma defer_foreign_keys = on`.execute(db)
          await sql`insert into sessionKeys values ('no app', 'key', 'no user')`.execute(db)
        })
      ])
      expect(outcomes).toMatchObject([
        { reason: { code: 'unavailable' } },
        { reason: { code: 'unavailable' } }
      ])
      expect(await storedApps()).toEqual([])
    })

    test('are all committed, however many they are', async () => {
      const ids = Array.from({ length: 300 }, (_, index) => `app-${String(index).padStart(3, '0')}`)
      await Promise.all(ids.map(id => storage.write(db => addApp(db, id))))
      expect(await storedApps()).toEqual(ids)
    })
  })

  test('a database that another process locks is unavailable, and recovers', async () => {
    const other = new Database(file)
    other.exec('begin immediate')
    await expect(storage.write(db => addApp(db, 'a'))).rejects.toMatchObject({
      code: 'unavailable'
    })
    expect(await storedApps()).toEqual([])

    other.exec('rollback')
    other.close()
    await storage.write(db => addApp(db, 'b'))
    expect(await storedApps()).toEqual(['b'])
  })

  test('reads go on while writers wait for another process', async () => {
    const other = new Database(file)
    other.exec('begin immediate')
    const written = storage.write(db => addApp(db, 'a'))
    let reads = 0
    const isRefused = written.catch(() => true)
    for (let refused; !refused; reads++) {
      await storedApps()
      refused = await Promise.race([isRefused, new Promise(resolve => setImmediate(resolve))])
    }
    expect(reads).toBeGreaterThan(10)
    other.close()
  })

  test('a write-ahead log that grew during a long read is truncated afterwards', async () => {
    const other = new Database(file, { readonly: true })
    other.exec('begin')
    other.prepare('select * from apps').all()
    const grow = () => storage.write(db => addApp(db, randomUUID().padEnd(1_000_000, '-')))
    const logBytes = async () => (await stat(`${file}-wal`)).size
    while ((await logBytes()) < LOG_GROWN_BYTES) await grow()

    other.close()
    await grow()
    await grow()
    expect(await logBytes()).toBeLessThan(LOG_GROWN_BYTES - 8_000_000)
  })

  test('a closed database is a single file again', async () => {
    await storage.write(db => addApp(db, 'a'))
    await storage.close()
    expect(await readdir(folder)).toEqual(['pipit.sqlite'])
    storage = await openStorage({ file })
  })

  test('uncommitted writes are not read', async () => {
    await storage.write(async db => {
      await addApp(db, 'a')
      expect(await storedApps()).toEqual([])
    })
    expect(await storedApps()).toEqual(['a'])
  })

  test('the read connection refuses to write', async () => {
    await expect(addApp(storage.read, 'a')).rejects.toMatchObject({ code: 'SQLITE_READONLY' })
  })

  test('a closing storage answers pending writers', async () => {
    const written = storage.write(db => addApp(db, 'a'))
    await storage.close()
    await expect(written).resolves.toBe('a')
    storage = await openStorage({ file })
    expect(await storedApps()).toEqual(['a'])
  })

  test('each commit is on the disk before it is answered', () => {
    const database = new Database(file, { readonly: true })
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
    database.close()
    return storage.write(async db => {
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db)
      // 2 is FULL.
      expect(rows).toEqual([{ synchronous: 2 }])
    })
  })
})
