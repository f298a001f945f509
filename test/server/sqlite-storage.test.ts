import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStorage, type Storage } from '../../src/server/storage'
import { addApp } from './add-app'
import { addEvent, addNumbers, MARK_SQLITE, readNumbers } from './given-numbers'
import { spyOnFlushes } from './spy-on-flushes'

const LOG_GROWN_BYTES = 80_000_000
const NOW = 1_800_000_000_000
const FLUSH_MS = 200
const UNAVAILABLE = { code: 'unavailable' }

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

  test('a commit is flushed to the disk before it is answered, and shows in no answer before', async () => {
    await storage.close()
    storage = await openStorage({ file, flushDelayMs: FLUSH_MS })
    const began = performance.now()
    const written = storage.write(db => addApp(db, 'a')).then(() => performance.now() - began)
    while (!(await storedApps()).length) await nextTurn()
    const [answeredMs, settledMs] = await Promise.all([
      written,
      storage.settled().then(() => performance.now() - began)
    ])
    // Timers may fire a millisecond early.
    expect(answeredMs).toBeGreaterThan(FLUSH_MS - 1)
    expect(settledMs).toBeGreaterThan(FLUSH_MS - 1)
  })

  test('commits during a flush share the next one', async () => {
    let end = () => {}
    const datasync = await spyOnFlushes(file)
    datasync.mockReturnValueOnce(new Promise(resolve => (end = resolve)))
    const first = storage.write(db => addApp(db, 'a'))
    await expect.poll(storedApps).toEqual(['a'])
    const second = storage.write(db => addApp(db, 'b'))
    await expect.poll(storedApps).toEqual(['a', 'b'])
    const third = storage.write(db => addApp(db, 'c'))
    await expect.poll(storedApps).toEqual(['a', 'b', 'c'])
    expect(datasync).toHaveBeenCalledTimes(1)

    end()
    expect(await Promise.all([first, second, third])).toEqual(['a', 'b', 'c'])
    expect(datasync).toHaveBeenCalledTimes(2)
  })

  test('what the disk refuses to keep is not acknowledged, and comes into the file before the next write', async () => {
    const id = randomUUID()
    const isInFile = async () => (await readFile(file, 'latin1')).includes(id)
    const datasync = await spyOnFlushes(file)
    datasync.mockRejectedValueOnce(Object.assign(new Error('i/o error'), { code: 'EIO' }))
    await expect(storage.write(db => addApp(db, id))).rejects.toMatchObject(UNAVAILABLE)
    await expect(storage.settled()).rejects.toMatchObject(UNAVAILABLE)
    expect(await isInFile()).toBe(false)

    await storage.write(db => addApp(db, 'later'))
    await storage.settled()
    expect(await isInFile()).toBe(true)
  })

  test('what was committed during a flush that fails is not acknowledged either', async () => {
    let refuse = (_: Error) => {}
    const datasync = await spyOnFlushes(file)
    datasync.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)))
    const first = storage.write(db => addApp(db, 'a'))
    await expect.poll(storedApps).toEqual(['a'])
    const second = storage.write(db => addApp(db, 'b'))
    await expect.poll(storedApps).toEqual(['a', 'b'])

    refuse(Object.assign(new Error('i/o error'), { code: 'EIO' }))
    await expect(first).rejects.toMatchObject(UNAVAILABLE)
    await expect(second).rejects.toMatchObject(UNAVAILABLE)
    await storage.write(db => addApp(db, 'c'))
    await storage.settled()
  })

  test('while what the disk refused cannot come into the file, nothing is written', async () => {
    const datasync = await spyOnFlushes(file)
    datasync.mockRejectedValueOnce(Object.assign(new Error('i/o error'), { code: 'EIO' }))
    await expect(storage.write(db => addApp(db, 'a'))).rejects.toMatchObject(UNAVAILABLE)
    const other = new Database(file)
    other.exec('begin immediate')
    await expect(storage.write(db => addApp(db, 'b'))).rejects.toMatchObject(UNAVAILABLE)
    other.close()
    await storage.write(db => addApp(db, 'c'))
    expect(await storedApps()).toEqual(['a', 'c'])
  })
})
