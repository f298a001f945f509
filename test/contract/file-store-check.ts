import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import type { FileStore } from '../../src/server/files'

const MINUTE_MS = 60_000

/** A store under test, with access to its files. */
export interface StoreWorld {
  store: FileStore
  /** Lists the names of all files, partial ones too. */
  names(): Promise<string[]>
}

export async function* chunksOf(bytes: Buffer, size = 65_536) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function* broken(bytes: Buffer) {
  yield bytes
  throw new Error('the visitor has gone')
}

const namesBefore = async ({ store }: StoreWorld, time: number) => {
  const names = []
  for await (const name of store.listOlderThan(time)) names.push(name)
  return names
}

/** Checks that every file store passes. */
export const STORE_CHECKS: Record<string, (world: StoreWorld) => Promise<void>> = {
  'gives back what it was given': async ({ store }) => {
    const sent = randomBytes(3_000_000)
    const { id, bytes } = await store.put(chunksOf(sent))
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(bytes).toBe(sent.length)
    expect((await buffer((await store.open(id))!)).equals(sent)).toBe(true)
  },

  'gives any run of bytes': async ({ store }) => {
    const sent = randomBytes(200_000)
    const { id } = await store.put(chunksOf(sent))
    for (const [start, end] of [
      [0, 1],
      [5, 99_999],
      [199_999, 199_999],
      [0, 199_999]
    ] as const) {
      const run = await buffer((await store.open(id, { start, end }))!)
      expect({ start, end, bytes: run.length }).toEqual({ start, end, bytes: end - start + 1 })
      expect(run.equals(sent.subarray(start, end + 1))).toBe(true)
    }
  },

  'keeps several that arrive at once apart': async ({ store }) => {
    const sent = Array.from({ length: 5 }, () => randomBytes(500_000))
    const stored = await Promise.all(sent.map(bytes => store.put(chunksOf(bytes))))
    for (const [index, { id }] of stored.entries()) {
      expect((await buffer((await store.open(id))!)).equals(sent[index]!)).toBe(true)
    }
  },

  'keeps nothing of what breaks off, and says why': async world => {
    const before = await world.names()
    await expect(world.store.put(broken(randomBytes(100_000)))).rejects.toThrow('has gone')
    expect(await world.names()).toEqual(before)
  },

  'says that a file is not there': async ({ store }) => {
    expect(await store.open('0'.repeat(32))).toBeUndefined()
    expect(await store.open('0'.repeat(32), { start: 0, end: 5 })).toBeUndefined()
  },

  'removes a file, and what is not there too': async world => {
    const { id } = await world.store.put(chunksOf(randomBytes(10)))
    await world.store.remove(id)
    await world.store.remove(id)
    expect(await world.store.open(id)).toBeUndefined()
    expect((await world.names()).join()).not.toContain(id)
  },

  'lets a reader go early': async ({ store }) => {
    const { id } = await store.put(chunksOf(randomBytes(3_000_000)))
    const reader = (await store.open(id))!
    await once(reader, 'readable')
    reader.destroy()
    await once(reader, 'close')
  },

  'names what is older than a time, and only that': async world => {
    const { id } = await world.store.put(chunksOf(randomBytes(10)))
    expect(await namesBefore(world, Date.now() + MINUTE_MS)).toContain(id)
    expect(await namesBefore(world, Date.now() - MINUTE_MS)).toEqual([])
  }
}
