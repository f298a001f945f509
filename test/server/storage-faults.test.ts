import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { longTest } from '../browser/short-run'
import { fillDisk, findMountProblem } from '../util/small-disk'
import { openOutageWorld, type OutageWorld } from './outage-world'

const LOCKED_MS = 3_000
const DISK = { folder: '', kb: 6_144 }
const FILES_DISK = { folder: 'files', kb: 1_024 }
const LEFT_BYTES = 128 * 1_024

let world: OutageWorld | undefined

/** Checks that the outage shows, then ends, without a restart. */
const liveThrough = async (world: OutageWorld, endFault: () => unknown) => {
  const refused = await world.sendUntilRefused()
  await world.expectBothRefuse()
  await endFault()
  expect(await world.send(refused)).toMatchObject({ status: 201 })
  await world.expectBothWork()
  await world.expectStored()
}

describe('Storage faults', () => {
  afterEach(async () => {
    await world?.close()
    world = undefined
  })

  test('a database that another process locks for 3 s stores nothing meanwhile, and recovers', async () => {
    world = await openOutageWorld()
    await world.expectBothWork()
    const other = new Database(join(world.server.dataDir, 'pipit.sqlite'))
    other.exec('begin immediate')
    const end = performance.now() + LOCKED_MS
    while (performance.now() < end) await world.expectBothRefuse()
    await liveThrough(world, () => other.close())
  })

  test('a database that cannot be written is still read, and recovers', async ({ skip }) => {
    world = await openOutageWorld()
    await world.expectBothWork()
    const file = join(world.server.dataDir, 'pipit.sqlite')
    // Not the index of the log, which is shared memory and only happens to be on a disk.
    const files = [file, `${file}-wal`]
    const { status, error, stderr } = spawnSync('chattr', ['+i', ...files], { encoding: 'utf8' })
    const thaw = () => void spawnSync('chattr', ['-i', ...files])
    onTestFinished(thaw)
    if (status !== 0) skip(`open files turn read-only only by chattr here: ${error ?? stderr}`)
    await liveThrough(world, thaw)
  })

  test('a full disk refuses what it cannot store, and recovers when there is room', async ({
    skip
  }) => {
    const reason = findMountProblem()
    if (reason) skip(reason)
    world = await openOutageWorld({ disk: DISK })
    await world.expectBothWork()
    await liveThrough(world, await fillDisk(world.server.dataDir))
  })

  longTest(
    'an upload that does not fit on the disk leaves nothing behind, and fits later',
    async ({ skip }) => {
      const reason = findMountProblem()
      if (reason) skip(reason)
      world = await openOutageWorld({ disk: FILES_DISK })
      const { filesUrl, visitor, server } = world
      const filesDir = join(server.dataDir, 'files')
      const upload = () => {
        const form = new FormData()
        form.set('clientMessageId', 'file')
        form.set('source', new Blob(['word '.repeat(LEFT_BYTES)]), 'long.txt')
        return fetch(filesUrl, {
          method: 'POST',
          headers: { authorization: visitor },
          body: form
        })
      }

      const free = await fillDisk(filesDir, LEFT_BYTES)
      const refused = await upload()
      expect(refused.status).toBe(503)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(readdirSync(filesDir)).toEqual(['filler'])
      await world.expectBothWork()
      await world.expectStored()

      await free()
      expect(await upload()).toMatchObject({ status: 201 })
      expect(readdirSync(filesDir)).toHaveLength(1)
    }
  )
})
