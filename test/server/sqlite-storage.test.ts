import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStorage, type Storage } from '../../src/server/storage'
import { addApp } from './add-app'
import { addEvent, addNumbers, MARK_SQLITE, readNumbers } from './given-numbers'

const LOG_GROWN_BYTES = 80_000_000
const NOW = 1_800_000_000_000

let folder: string
let file: string
let storage: Storage

const storedApps = async () => {
  const rows = await storage.read.selectFrom('apps').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

describe('Storage in a file of SQLite', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-storage-'))
    file = join(folder, 'pipit.sqlite')
    storage = await openStorage({ file })
  })

  afterEach(async () => {
    await storage.close()
    await rm(folder, { recursive: true })
  })

  test('writers are all refused as unavailable when their commit fails', async () => {
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

  test('a file that is marked as restored numbers events above all that were given', async () => {
    await addNumbers(storage)
    const given = await readNumbers(storage)
    const reopen = async (mark?: string) => {
      await storage.close()
      if (mark !== undefined) new Database(file).exec(mark).close()
      storage = await openStorage({ file, ownClock: () => NOW })
    }
    await reopen()
    expect(await readNumbers(storage)).toEqual(given)

    await reopen(MARK_SQLITE)
    await addEvent(storage)
    expect(await readNumbers(storage)).toEqual({ seqs: [NOW], positions: [NOW, NOW + 1] })

    await reopen()
    expect(await readNumbers(storage)).toEqual({ seqs: [NOW], positions: [NOW, NOW + 1] })
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
