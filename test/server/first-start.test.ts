import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addUser, readSettings, type RunningServer, startServer } from '../../src/server'
import type { Environment } from '../../src/server/settings'

const KEY = { id: 'act_given', secret: 'g'.repeat(64) }

let folder: string
let server: RunningServer | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipit-first-start-'))
})

afterEach(async () => {
  await server?.close()
  server = undefined
  await rm(folder, { recursive: true })
})

const settingsOf = (env: Environment = {}) =>
  readSettings({ PORT: '0', PIPIT_DATA_DIR: folder, ...env }, join(folder, 'dist'))

const start = async (env?: Environment, log = pino({ level: 'silent' })) => {
  await server?.close()
  server = await startServer(settingsOf(env), { log })
  return server
}

const readJson = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'))

const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o777

const signIn = async ({ url }: RunningServer, credentials: object) => {
  const answer = await fetch(`${url}/console/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(credentials)
  })
  return answer.status
}

const listApps = async ({ url }: RunningServer, { id, secret }: typeof KEY) => {
  const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
  const answer = await fetch(`${url}/v2/apps`, { headers: { authorization } })
  return { status: answer.status, apps: ((await answer.json()) as { apps?: object[] }).apps }
}

describe('the first start', () => {
  test('says where everything is, how to sign in, and last that it is ready', async () => {
    const { url, greeting } = await start()
    const { signIn } = await readJson('demo.json')

    expect(greeting).toEqual([
      `Demo page  ${url}/demo/`,
      `Console    ${url}/console/  sign in as ${signIn.email} with the password ${signIn.password}`,
      `REST key   ${join(folder, 'account-key.json')}`,
      `Pipit is ready on ${url}`
    ])
  })

  test('makes an app whose integration loads, a user who signs in and a key that works', async () => {
    const running = await start()
    const demo = await readJson('demo.json')

    expect(await listApps(running, await readJson('account-key.json'))).toMatchObject({
      status: 200,
      apps: [{ id: demo.appId }]
    })
    expect(await signIn(running, demo.signIn)).toBeLessThan(300)
    const config = await fetch(`${running.url}/sdk/v1/integrations/${demo.integrationId}/config`)
    expect(await config.json()).toMatchObject({ baseUrl: running.url })
  })

  test('keeps secrets from other users of the machine, and from the log', async () => {
    const lines: string[] = []
    await start({}, pino({ level: 'trace' }, { write: line => void lines.push(line) }))
    const { signIn } = await readJson('demo.json')
    const { secret } = await readJson('account-key.json')

    expect([await modeOf('demo.json'), await modeOf('account-key.json')]).toEqual([0o600, 0o600])
    expect(lines.join('')).not.toContain(signIn.password)
    expect(lines.join('')).not.toContain(secret)
  })

  test('makes no demo app when it is not wanted', async () => {
    const { url, greeting } = await start({ PIPIT_DEMO: '0' })

    expect(greeting).toEqual([
      `Console    ${url}/console/  npm run user:add lets someone sign in`,
      `REST key   ${join(folder, 'account-key.json')}`,
      `Pipit is ready on ${url}`
    ])
    await expect(readJson('demo.json')).rejects.toThrow('ENOENT')
  })
})

describe('a later start', () => {
  test('keeps what the first one made and says where the password is', async () => {
    await start()
    const before = [await readJson('demo.json'), await readJson('account-key.json')]
    const { greeting } = await start()

    expect([await readJson('demo.json'), await readJson('account-key.json')]).toEqual(before)
    expect(greeting.join('\n')).toContain(`password in ${join(folder, 'demo.json')}`)
    expect(greeting.join('\n')).not.toContain(before[0].signIn.password)
  })

  test('makes no demo app where there are apps', async () => {
    await start()
    await rm(join(folder, 'demo.json'))
    const running = await start()

    const { apps } = await listApps(running, await readJson('account-key.json'))
    expect(apps).toHaveLength(1)
    await expect(readJson('demo.json')).rejects.toThrow('ENOENT')
  })

  test('takes the account key of its settings, and only that', async () => {
    await start()
    const made = await readJson('account-key.json')
    const running = await start({
      PIPIT_ACCOUNT_KEY_ID: KEY.id,
      PIPIT_ACCOUNT_KEY_SECRET: KEY.secret
    })

    expect((await listApps(running, KEY)).status).toBe(200)
    expect((await listApps(running, made)).status).toBe(401)
    expect(running.greeting.join('\n')).not.toContain(KEY.secret)
  })

  test.each(['demo.json', 'account-key.json'])('names %s when it is damaged', async name => {
    await writeFile(join(folder, name), '{')

    await expect(start()).rejects.toThrow(`Cannot read ${join(folder, name)}`)
  })
})

describe('user:add', () => {
  const ann = { email: 'ann@example.com', password: 'correct horse' }

  test('lets someone sign in, while the server runs', async () => {
    const running = await start()

    await addUser(settingsOf(), ann)

    expect(await signIn(running, ann)).toBeLessThan(300)
    expect(await signIn(running, { ...ann, password: 'wrong horse' })).toBe(401)
  })

  test('before the first start: the demo app makes no other user', async () => {
    await addUser(settingsOf(), ann)
    const { greeting } = await start()

    expect(await readJson('demo.json')).not.toHaveProperty('signIn')
    expect(greeting.join('\n')).toContain('npm run user:add lets someone sign in')
  })

  test('refuses a short password and an e-mail that signs in already', async () => {
    await expect(addUser(settingsOf(), { ...ann, password: 'short' })).rejects.toThrow('at least 8')
    await addUser(settingsOf(), ann)
    await expect(addUser(settingsOf(), ann)).rejects.toThrow('can sign in already')
  })
})
