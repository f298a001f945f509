// @vitest-environment node
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStale } from '../../../src/build/stale.mjs'

let folder: string
let proof: string

const builtAt = async (date: Date) => {
  await writeFile(proof, '')
  await utimes(proof, date, date)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipit-stale-'))
  proof = join(folder, 'proof')
})
afterEach(() => rm(folder, { recursive: true }))

test('builds what was never built', async () => {
  expect(await isStale({ proof, sources: ['protocol'] })).toBe(true)
})

test('builds again what is older than its sources', async () => {
  await builtAt(new Date(0))
  expect(await isStale({ proof, sources: ['protocol'] })).toBe(true)
})

test('leaves alone what is newer than its sources', async () => {
  await builtAt(new Date(Date.now() + 60_000))
  expect(await isStale({ proof, sources: ['protocol'] })).toBe(false)
})
