import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addUser, readSettings, type RunningServer, startServer } from '../../src/server'

const OWNER = {
  businessName: 'Corner Bakery',
  email: 'Owner@Bakery.example',
  password: 'correct horse battery'
}

let folder: string
let server: RunningServer | undefined
let logged: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipit-set-up-'))
  logged = []
})

afterEach(async () => {
  await server?.close()
  server = undefined
  await rm(folder, { recursive: true })
})

const settings = () =>
  readSettings({ PORT: '0', PIPIT_DATA_DIR: folder, PIPIT_DEMO: '0' }, join(folder, 'dist'))

const start = async () => {
  await server?.close()
  const log = pino({ level: 'trace' }, { write: line => void logged.push(line) })
  server = await startServer(settings(), { log })
  return { ...server, code: /#\/set-up\/(\S+)/.exec(server.greeting.join('\n'))?.[1] }
}

const send = async (url: string, path: string, body: object, headers = {}) => {
  const answer = await fetch(`${url}/console/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: JSON.stringify(body)
  })
  const cookie = answer.headers.getSetCookie().map(each => each.split(';')[0])
  return { status: answer.status, cookie: cookie.join('; '), body: await answer.json() }
}

const setUp = ({ url }: { url: string }, code: unknown, fields = {}, headers = {}) =>
  send(url, '/set-up', { ...OWNER, code, ...fields }, headers)

const isOpen = async ({ url }: { url: string }) =>
  ((await (await fetch(`${url}/console/api/set-up`)).json()) as { isOpen: boolean }).isOpen

describe('The code of the first start', () => {
  test('creates an account and an app named after the business, and signs in', async () => {
    const running = await start()
    expect(await isOpen(running)).toBe(true)

    const { status, cookie, body } = await setUp(running, running.code)

    expect({ status, body }).toMatchObject({
      status: 201,
      body: { user: { email: 'owner@bakery.example' }, apps: [{ displayName: 'Corner Bakery' }] }
    })
    const at = `${running.url}/v2/apps/${body.apps[0].id}/integrations`
    const answer = await fetch(at, { headers: { cookie } })
    expect(await answer.json()).toMatchObject({
      integrations: [{ type: 'web', displayName: 'Corner Bakery', status: 'active' }]
    })
    expect(await isOpen(running)).toBe(false)
  })

  test('leaves entries in the audit log', async () => {
    const running = await start()
    const { cookie } = await setUp(running, running.code)
    const answer = await fetch(`${running.url}/v2/audit-log`, { headers: { cookie } })
    const { entries } = (await answer.json()) as { entries: Record<string, any>[] }
    const made = entries.filter(({ by }) => by?.type === 'user')
    expect(made.map(({ kind, action, by }) => [kind, action, by.name])).toEqual([
      ['member', 'created', 'owner@bakery.example'],
      ['app', 'created', 'owner@bakery.example'],
      ['integration', 'created', 'owner@bakery.example']
    ])
    expect(JSON.stringify(entries)).not.toContain(OWNER.password)
  })

  test('works once, also for two who use it at the same time', async () => {
    const running = await start()
    const both = ['ann', 'bob'].map(name =>
      setUp(running, running.code, { email: `${name}@bakery.example` })
    )
    const statuses = (await Promise.all(both)).map(({ status }) => status)

    expect(statuses.sort()).toEqual([201, 409])
    expect((await setUp(running, running.code)).status).toBe(409)
  })

  test('goes on after a refused form', async () => {
    const running = await start()
    for (const fields of [{ password: 'short' }, { businessName: ' ' }, { email: 'a\n@b.c' }]) {
      expect((await setUp(running, running.code, fields)).status).toBe(400)
    }
    expect((await setUp(running, running.code)).status).toBe(201)
  })

  test('is refused from a page of another origin', async () => {
    const running = await start()
    const { status } = await setUp(running, running.code, {}, { origin: 'https://evil.example' })
    expect(status).toBe(403)
  })

  test('cannot be guessed: a network tries ten codes, then one a minute', async () => {
    const running = await start()
    const guess = async () => (await setUp(running, `${running.code?.slice(0, -1)}!`)).status
    for (let index = 0; index < 10; index++) expect(await guess()).toBe(404)
    expect(await guess()).toBe(429)
    expect(await isOpen(running)).toBe(true)
  })

  test('is another one at each start, until someone can sign in', async () => {
    const first = await start()
    const second = await start()
    expect(second.code).not.toBe(first.code)
    expect((await setUp(second, first.code)).status).toBe(404)
    expect((await setUp(second, second.code)).status).toBe(201)

    const third = await start()
    expect(third.code).toBeUndefined()
    expect(third.greeting[0]).toContain(`${third.url}/console/`)
    expect((await setUp(third, second.code)).status).toBe(409)
  })

  test('ends when someone was let in by a command', async () => {
    const running = await start()
    await addUser(settings(), { email: 'ann@bakery.example', password: 'correct horse' })
    expect((await setUp(running, running.code)).status).toBe(409)
  })

  test('stands in no log and no file', async () => {
    const running = await start()
    await setUp(running, 'a wrong guess')
    await setUp(running, running.code)
    await server?.close()
    server = undefined
    const names = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = names.filter(name => name.isFile())
    const texts = await Promise.all(
      files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1'))
    )
    expect(files.length).toBeGreaterThan(1)
    for (const text of [...texts, logged.join('')]) {
      expect(text).not.toContain(running.code)
      expect(text).not.toContain('a wrong guess')
      expect(text).not.toContain(OWNER.password)
    }
  })
})
