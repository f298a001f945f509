import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  addUser,
  readSettings,
  removeUser,
  type RunningServer,
  setPassword,
  startServer
} from '../../src/server'
import { createSecretBox, newBoxKey } from '../../src/server/auth'
import { inProcessBus } from '../../src/server/bus'
import { createContext } from '../../src/server/create-context'
import { ensureDemo } from '../../src/server/first-start'
import type { Environment } from '../../src/server/settings'
import { openStorage } from '../../src/server/storage'
import { databaseEnv, databaseOf, dropDatabaseOf } from '../util/test-database'

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
  await dropDatabaseOf(folder)
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

const NO_MAIL =
  'Mail       not sent: set PIPIT_SMTP_URL and PIPIT_MAIL_FROM to mail answers that stay unseen'

describe('The first start', () => {
  test('prints all addresses, how to sign in, and last that it is ready', async () => {
    const { url, greeting } = await start()
    const { signIn } = await readJson('demo.json')

    expect(greeting).toEqual([
      `Demo page  ${url}/demo/`,
      `Console    ${url}/console/  sign in as ${signIn.email} with the password ${signIn.password}`,
      `REST key   ${join(folder, 'account-key.json')}`,
      NO_MAIL,
      `Pipit is ready on ${url}`
    ])
  })

  test('creates an app whose integration loads, a user who can sign in and a key that works', async () => {
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

  test('creates no demo app when that is turned off, and prints one address that opens set-up', async () => {
    const { url, greeting } = await start({ PIPIT_DEMO: '0' })

    expect(greeting).toEqual([
      expect.stringMatching(
        /^Set up     http:\S+\/console\/#\/set-up\/[\w-]{64}  create your account/
      ),
      `REST key   ${join(folder, 'account-key.json')}`,
      NO_MAIL,
      `Pipit is ready on ${url}`
    ])
    await expect(readJson('demo.json')).rejects.toThrow('ENOENT')
  })
})

describe('Processes that start first at the same time', () => {
  test('create one demo app and one user, who can sign in as the file says', async () => {
    const storage = await openStorage(await databaseOf(folder))
    const domain = createContext(storage, inProcessBus(), createSecretBox(newBoxKey()))
    const starts = [1, 2, 3].map(() => ensureDemo(domain, settingsOf()))
    const made = await Promise.all(starts).finally(() => storage.close())
    expect(made.filter(demo => demo?.signIn)).toHaveLength(1)

    const running = await start(await databaseEnv(folder))
    const demo = await readJson('demo.json')
    expect(await signIn(running, demo.signIn)).toBeLessThan(300)
    const { apps } = await listApps(running, await readJson('account-key.json'))
    expect(apps).toMatchObject([{ id: demo.appId }])
  })
})

describe('A later start', () => {
  test('keeps what the first start created and prints where the password is', async () => {
    await start()
    const before = [await readJson('demo.json'), await readJson('account-key.json')]
    const { greeting } = await start()

    expect([await readJson('demo.json'), await readJson('account-key.json')]).toEqual(before)
    expect(greeting.join('\n')).toContain(`password in ${join(folder, 'demo.json')}`)
    expect(greeting.join('\n')).not.toContain(before[0].signIn.password)
  })

  test('creates no demo app where there are apps', async () => {
    await start()
    await rm(join(folder, 'demo.json'))
    const running = await start()

    const { apps } = await listApps(running, await readJson('account-key.json'))
    expect(apps).toHaveLength(1)
    await expect(readJson('demo.json')).rejects.toThrow('ENOENT')
  })

  test('accepts the account key of its settings, and no other', async () => {
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

  test('creates a user who can sign in, while the server runs', async () => {
    const running = await start()

    await addUser(settingsOf(), ann)

    expect(await signIn(running, ann)).toBeLessThan(300)
    expect(await signIn(running, { ...ann, password: 'wrong horse' })).toBe(401)
  })

  test('before the first start keeps the demo app from creating a user', async () => {
    await addUser(settingsOf(), ann)
    const { greeting } = await start()

    expect(await readJson('demo.json')).not.toHaveProperty('signIn')
    expect(greeting.join('\n')).toContain('npm run user:add lets someone sign in')
  })

  test.each([
    'ann@example.com\n',
    'ann\r@example.com',
    'a\u2028@example.com',
    '\u001b[2J@example.com'
  ])('refuses the e-mail %j', async email => {
    await expect(addUser(settingsOf(), { ...ann, email })).rejects.toThrow('line breaks')
  })

  test('refuses a short password and an e-mail that is taken', async () => {
    await expect(addUser(settingsOf(), { ...ann, password: 'short' })).rejects.toThrow('at least 8')
    await addUser(settingsOf(), ann)
    await expect(addUser(settingsOf(), ann)).rejects.toThrow('can sign in already')
  })
})

describe('A console user', () => {
  const ann = { email: 'ann@example.com', password: 'correct horse' }
  const bob = { email: 'bob@example.com', password: 'battery staple' }

  /** Signs in, and returns what asks whether the session goes on. */
  const enter = async ({ url }: RunningServer, credentials: object) => {
    const { headers } = await fetch(`${url}/console/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(credentials)
    })
    const cookie = headers
      .getSetCookie()
      .map(each => each.split(';')[0])
      .join('; ')
    return async () => (await fetch(`${url}/console/api/me`, { headers: { cookie } })).status
  }

  test('who is removed cannot go on, or sign in again', async () => {
    const running = await start()
    for (const each of [ann, bob]) await addUser(settingsOf(), each)
    const [asAnn, asBob] = [await enter(running, ann), await enter(running, bob)]
    expect(await asAnn()).toBe(200)

    await removeUser(settingsOf(), { email: 'Ann@Example.com' })

    expect(await asAnn()).toBe(401)
    expect(await signIn(running, ann)).toBe(401)
    expect(await asBob()).toBe(200)
    await expect(removeUser(settingsOf(), ann)).rejects.toThrow('cannot sign in')
  })

  test('who gets another password has to sign in with it', async () => {
    const running = await start()
    for (const each of [ann, bob]) await addUser(settingsOf(), each)
    const [asAnn, asBob] = [await enter(running, ann), await enter(running, bob)]

    await setPassword(settingsOf(), { ...ann, password: 'another horse' })

    expect(await asAnn()).toBe(401)
    expect(await signIn(running, ann)).toBe(401)
    expect(await signIn(running, { ...ann, password: 'another horse' })).toBeLessThan(300)
    expect(await asBob()).toBe(200)
  })

  test('who is the last one is removed by force only', async () => {
    for (const each of [ann, bob]) await addUser(settingsOf(), each)
    await removeUser(settingsOf(), bob)

    await expect(removeUser(settingsOf(), ann)).rejects.toThrow(/last .* --force .* user:add/)
    await expect(removeUser(settingsOf(), bob)).rejects.toThrow('cannot sign in')
    await removeUser(settingsOf(), { ...ann, force: true })

    await expect(setPassword(settingsOf(), ann)).rejects.toThrow('cannot sign in')
  })

  test('is neither changed nor removed where there is no database, and none is made', async () => {
    const missing = { ...settingsOf(), databaseFile: join(folder, 'none', 'pipit.sqlite') }
    missing.dataDir = join(folder, 'none')
    for (const change of [() => setPassword(missing, ann), () => removeUser(missing, ann)]) {
      await expect(change()).rejects.toThrow(`There is no database ${missing.databaseFile}.`)
    }
    await expect(readdir(folder)).resolves.not.toContain('none')
  })

  test('gets no short password, and an unknown one gets none', async () => {
    await addUser(settingsOf(), ann)
    const short = setPassword(settingsOf(), { ...ann, password: 'short' })
    await expect(short).rejects.toThrow('at least 8')
    await expect(setPassword(settingsOf(), bob)).rejects.toThrow('cannot sign in')
  })
})
