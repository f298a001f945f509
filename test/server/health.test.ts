import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import Fastify from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inProcessBus } from '../../src/server/bus'
import { createSecretBox, newBoxKey } from '../../src/server/auth'
import { createContext } from '../../src/server/create-context'
import { openFolderStore } from '../../src/server/files'
import { bindHealth } from '../../src/server/http/monitoring/health'
import { openStorage } from '../../src/server/storage'

const LATER_MS = 1_000

let folder: string
let file: string
let filesDir: string
let stop: AbortController
let logged: string[]
let world: Awaited<ReturnType<typeof openWorld>>

const openWorld = async () => {
  const storage = await openStorage({ file })
  let skewMs = 0
  const app = Fastify()
  bindHealth(app, {
    domain: createContext(
      storage,
      inProcessBus(),
      createSecretBox(newBoxKey()),
      () => Date.now() + skewMs
    ),
    files: await openFolderStore(filesDir),
    leaving: stop.signal,
    log: pino({ level: 'error' }, { write: line => void logged.push(line) })
  })
  return {
    storage,
    ask: (path = '/readyz') => app.inject(path),
    /** Requests after the last result has expired. */
    askLater() {
      skewMs += LATER_MS
      return app.inject('/readyz')
    },
    async close() {
      await app.close()
      await storage.close()
    }
  }
}

const readyNot = (...reasons: string[]) => ({ status: 'unavailable', reasons })

describe('Health checks', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-health-'))
    file = join(folder, 'pipit.sqlite')
    filesDir = join(folder, 'files')
    stop = new AbortController()
    logged = []
    world = await openWorld()
  })
  afterEach(async () => {
    await world.close()
    await rm(folder, { recursive: true })
  })

  test('report alive and ready when the server can read, write and store files', async () => {
    expect((await world.ask('/healthz')).json()).toEqual({ status: 'ok' })
    const ready = await world.ask()
    expect(ready.statusCode).toBe(200)
    expect(ready.json()).toEqual({ status: 'ok' })
    expect(ready.headers['cache-control']).toBe('no-store')
  })

  test('report not ready while another process locks the database, and ready afterwards', async () => {
    const other = new Database(file)
    other.exec('BEGIN IMMEDIATE')
    const locked = await world.ask()
    expect(locked.statusCode).toBe(503)
    expect(locked.json()).toEqual(readyNot('the database cannot be read and written'))
    expect((await world.ask('/healthz')).statusCode).toBe(200)
    other.close()
    expect((await world.askLater()).statusCode).toBe(200)
  })

  test('report not ready without the files folder, and ready when it is back', async () => {
    await rm(filesDir, { recursive: true })
    const lost = await world.ask()
    expect(lost.statusCode).toBe(503)
    expect(lost.json()).toEqual(readyNot('files cannot be kept'))
    await mkdir(filesDir)
    expect((await world.askLater()).statusCode).toBe(200)
  })

  test('report alive but not ready without the database; the log has the reason, the response does not', async () => {
    await world.ask()
    await world.storage.read.destroy()
    const broken = await world.askLater()
    expect(broken.json()).toEqual(readyNot('the database cannot be read and written'))
    expect(broken.body).not.toContain(folder)
    expect(logged.join()).toContain('"event":"readiness.failed"')
    expect((await world.ask('/healthz')).statusCode).toBe(200)
  })

  test('report not ready while the server stops', async () => {
    stop.abort()
    const leaving = await world.ask()
    expect(leaving.statusCode).toBe(503)
    expect(leaving.json()).toEqual(readyNot('the server is stopping'))
  })

  test('run once for all requests within a second', async () => {
    const checkedAt = async () =>
      (await world.storage.read.selectFrom('readiness').select('checkedAt').execute())[0]
    await Promise.all(Array.from({ length: 10 }, () => world.ask()))
    const first = await checkedAt()
    await world.ask()
    expect(await checkedAt()).toEqual(first)
    await world.askLater()
    expect(await checkedAt()).not.toEqual(first)
  })
})
