// @vitest-environment node
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isStale } from '../../../src/build/stale.mjs'

let folder: string
let lastFile: string

const builtAt = async (date: Date) => {
  await writeFile(lastFile, '')
  await utimes(lastFile, date, date)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipit-stale-'))
  lastFile = join(folder, 'manifest.json')
})
afterEach(() => rm(folder, { recursive: true }))

describe('an output', () => {
  test('is stale when it was never built', async () => {
    expect(await isStale({ lastFile, sources: ['protocol'] })).toBe(true)
  })

  test('is stale when it is older than its sources', async () => {
    await builtAt(new Date(0))
    expect(await isStale({ lastFile, sources: ['protocol'] })).toBe(true)
  })

  test('is up to date when it is newer than its sources', async () => {
    await builtAt(new Date(Date.now() + 60_000))
    expect(await isStale({ lastFile, sources: ['protocol'] })).toBe(false)
  })
})
