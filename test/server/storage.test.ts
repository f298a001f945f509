import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Db, isDuplicate, openStorage, type Storage, together } from '../../src/server/storage'
import { databaseOf, dropDatabaseOf, isOnPostgres } from '../util/test-database'
import { addApp } from './add-app'

let folder: string
let storage: Storage

const storedApps = async (db = storage.read) => {
  const rows = await db.selectFrom('apps').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

describe('Storage', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-storage-'))
    storage = await openStorage(await databaseOf(folder))
  })

  afterEach(async () => {
    await storage.close()
    await rm(folder, { recursive: true })
    await dropDatabaseOf(folder)
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

    test('are rolled back alone when one of several statements sent together is refused', async () => {
      await storage.write(db => addApp(db, 'a'))
      const add = (...ids: string[]) =>
        storage.write(db => together(ids.map(id => addApp(db, id)))).catch(isDuplicate)
      expect(await Promise.all([add('b', 'a', 'c'), add('d', 'e')])).toEqual([true, ['d', 'e']])
      expect(await storedApps()).toEqual(['a', 'd', 'e'])
    })

    test('are rolled back alone when a question of theirs is refused', async () => {
      const ask = storage.write(db => sql`select * from nothing`.execute(db))
      const outcomes = await Promise.allSettled([
        storage.write(db => addApp(db, 'a')),
        ask,
        storage.write(db => addApp(db, 'b'))
      ])
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await storedApps()).toEqual(['a', 'b'])
    })

    test('run once more when changes of another one have to be undone, and only then', async () => {
      const countRuns = async (change: (db: Db) => Promise<unknown>) => {
        let runs = 0
        const counted = storage.write(db => {
          runs++
          return addApp(db, randomUUID())
        })
        const refused = storage.write(async db => {
          await change(db)
          throw new Error('changed my mind')
        })
        await expect(refused).rejects.toThrow('changed my mind')
        await counted
        return runs
      }
      expect(await countRuns(db => db.selectFrom('apps').select('id').execute())).toBe(1)
      expect(await countRuns(db => addApp(db, 'a'))).toBe(2)
    })

    test('are all committed, however many they are', async () => {
      const ids = Array.from({ length: 300 }, (_, index) => `app-${String(index).padStart(3, '0')}`)
      await Promise.all(ids.map(id => storage.write(db => addApp(db, id))))
      expect(await storedApps()).toEqual(ids)
    })

    test('let other work of the process have its turn before their commit', async () => {
      let hasTurned = false
      const first = storage.write(async db => {
        setImmediate(() => (hasTurned = true))
        await addApp(db, 'a')
      })
      const others = Array.from({ length: 98 }, (_, index) =>
        storage.write(db => addApp(db, `app-${index}`))
      )
      const last = storage.write(async () => ({ hasTurned, stored: await storedApps() }))
      await Promise.all([first, ...others])
      expect(await last).toEqual({ hasTurned: true, stored: [] })
    })
  })

  test('uncommitted writes are not read', async () => {
    await storage.write(async db => {
      await addApp(db, 'a')
      expect(await storedApps()).toEqual([])
    })
    expect(await storedApps()).toEqual(['a'])
  })

  test('a transaction that reads sees one moment, whatever is committed meanwhile', async () => {
    await storage.write(db => addApp(db, 'a'))
    await storage.read.transaction().execute(async db => {
      expect(await storedApps(db)).toEqual(['a'])
      await storage.write(writer => addApp(writer, 'b'))
      expect(await storedApps(db)).toEqual(['a'])
    })
    expect(await storedApps()).toEqual(['a', 'b'])
  })

  test('the read connection refuses to write, also where a row is returned', async () => {
    const refusal = { code: isOnPostgres ? '25006' : 'SQLITE_READONLY' }
    await expect(addApp(storage.read, 'a')).rejects.toMatchObject(refusal)
    const removed = storage.read.deleteFrom('apps').returning('id').execute()
    await expect(removed).rejects.toMatchObject(refusal)
  })

  test('a closing storage answers pending writers', async () => {
    const written = storage.write(db => addApp(db, 'a'))
    await storage.close()
    await expect(written).resolves.toBe('a')
    storage = await openStorage(await databaseOf(folder))
    expect(await storedApps()).toEqual(['a'])
  })
})
