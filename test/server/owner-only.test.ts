import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSettings, startServer } from '../../src/server'

const FOLDER_MODE = 0o755

let folder: string
let umask: number

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

/** Runs a server on the folder and returns the modes of all its files. */
const modesInUse = async () => {
  const env = { PORT: '0', PIPIT_DATA_DIR: folder }
  const settings = readSettings(env, join(folder, 'dist'))
  const server = await startServer(settings, { log: pino({ level: 'silent' }) })
  const names = await readdir(folder, { recursive: true })
  const modes = await Promise.all(
    names.map(async name => [name, await modeOf(join(folder, name))] as const)
  )
  await server.close()
  return Object.fromEntries(modes)
}

const DATABASE = ['pipit.sqlite', 'pipit.sqlite-wal', 'pipit.sqlite-shm', 'pipit.sqlite.lock']
const EXPECTED = Object.fromEntries(DATABASE.map(name => [name, 0o600]))

describe('Stored files', () => {
  beforeEach(async () => {
    umask = process.umask(0)
    folder = await mkdtemp(join(tmpdir(), 'pipit-modes-'))
    await chmod(folder, FOLDER_MODE)
  })

  afterEach(async () => {
    process.umask(umask)
    await rm(folder, { recursive: true })
  })

  test('are readable by their owner only, in a folder that everyone can read', async () => {
    const { files, ...modes } = await modesInUse()
    expect(files).toBe(0o700)
    expect(modes).toMatchObject(EXPECTED)
    expect(Object.values(modes).filter(mode => mode & 0o077)).toEqual([])
    expect(await modeOf(folder)).toBe(FOLDER_MODE)
  })

  test('of a database that everyone could read become readable by their owner only', async () => {
    await modesInUse()
    for (const name of DATABASE) {
      await writeFile(join(folder, name), '', { flag: 'a' })
      await chmod(join(folder, name), 0o644)
    }
    expect(await modesInUse()).toMatchObject(EXPECTED)
  })
})
