import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Secret, TOTP } from 'otpauth'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addUser, readSettings, startServer } from '../../src/server'
import { openBusinessWorld } from './business-world'

const ANN = { email: 'ann@example.com', password: 'correct horse' }
const STEP_MS = 30_000
const WORD = 'marzipan-of-a-deleted-message'

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-kept-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** All bytes of a database: the file, its log, and what else is beside them. */
const rawBytes = async (folder: string): Promise<Buffer> => {
  const names = (await readdir(folder)).filter(name => name.startsWith('pipit.sqlite'))
  return Buffer.concat(await Promise.all(names.map(name => readFile(join(folder, name)))))
}

const basic = ({ id, secret }: { id: string; secret: string }) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`

/** Starts a server in a folder, and stops it when the work is done. */
const whileRunning = async <Result>(
  folder: string,
  work: (
    rest: (path: string, body?: object, key?: { id: string; secret: string }) => Promise<any>,
    url: string
  ) => Promise<Result>,
  env: Record<string, string> = {}
): Promise<Result> => {
  const all = { PORT: '0', PIPIT_DATA_DIR: folder, PIPIT_DEMO: '0', ...env }
  const server = await startServer(readSettings(all, folder), { log: pino({ level: 'silent' }) })
  try {
    const account = JSON.parse(await readFile(join(folder, 'account-key.json'), 'utf8'))
    return await work(async (path, body, key = account) => {
      const answer = await fetch(`${server.url}/v2/apps${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: basic(key), 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) })
      })
      return { status: answer.status, ...(await answer.json()) }
    }, server.url)
  } finally {
    await server.close()
  }
}

const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body)
  })
  return { status: answer.status, headers: answer.headers, ...(await answer.json()) }
}

const codeOf = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

/** Turns two-step verification on. Returns its secret. */
const turnOnSecondFactor = async (url: string): Promise<string> => {
  const { headers, csrfToken } = await post(`${url}/console/api/session`, ANN)
  const cookie = headers
    .getSetCookie()
    .map((each: string) => each.split(';')[0])
    .join('; ')
  const session = { cookie, 'x-csrf-token': csrfToken }
  const at = `${url}/console/api/second-factor`
  const { secret, token } = await post(`${at}/set-up`, { password: ANN.password }, session)
  const code = codeOf(secret, Date.now())
  expect(await post(at, { token, code }, session)).toMatchObject({ status: 201 })
  return secret
}

/** Makes an app with a key and a webhook. Returns their secrets. */
const makeSecrets = (folder: string, env?: Record<string, string>) =>
  whileRunning(
    folder,
    async rest => {
      const { app } = await rest('', { displayName: 'Shop' })
      const { key } = await rest(`/${app.id}/keys`, { displayName: 'Back end' })
      const webhook = { target: 'https://example.com/hook', triggers: ['conversation:message'] }
      const { integration } = await rest(`/${app.id}/integrations`, {
        type: 'custom',
        webhooks: [webhook]
      })
      const hooks = `/${app.id}/integrations/${integration.id}/webhooks`
      return { appId: app.id, key, hooks, webhook: integration.webhooks[0] }
    },
    env
  )
type Secrets = Awaited<ReturnType<typeof makeSecrets>>

const expectUsable = (folder: string, made: Secrets, env?: Record<string, string>) =>
  whileRunning(
    folder,
    async rest => {
      expect(await rest(`/${made.appId}`, undefined, made.key)).toMatchObject({ status: 200 })
      const { webhooks } = await rest(made.hooks)
      expect(webhooks).toEqual([made.webhook])
    },
    env
  )

const expectSealed = async (folder: string, { key, webhook }: Secrets) => {
  const bytes = await rawBytes(folder)
  expect(bytes.includes(key.id)).toBe(true)
  expect(bytes.includes(key.secret)).toBe(false)
  expect(bytes.includes(webhook.secret)).toBe(false)
}

describe('A copy of the database file and its log', () => {
  test('shows no words of a deleted message', async () => {
    const world = await openBusinessWorld()
    onTestFinished(() => world.close())
    const visitor = await world.sdk.addVisitor()
    const folder = join(world.sdk.server.file, '..')
    const { body } = await visitor.send('mine', `${WORD} ${'x'.repeat(3_000)}`)
    expect((await rawBytes(folder)).includes(WORD)).toBe(true)
    const path = `/conversations/${visitor.conversationId}/messages/${body.message.id}`
    await world.rest('DELETE', path)
    await world.sdk.server.domain.storage.clearLog()
    expect((await rawBytes(folder)).includes(WORD)).toBe(false)
  })

  test('shows no secret of app keys and webhooks, which still work after a restart', async () => {
    const folder = await newFolder()
    const made = await makeSecrets(folder)
    await expectSealed(folder, made)
    await expectUsable(folder, made)
  })

  test('shows neither what lay in clear nor deleted words after the first start on a database of before', async () => {
    const folder = await newFolder()
    const made = await makeSecrets(folder)
    const old = new Database(join(folder, 'pipit.sqlite'))
    old.pragma('user_version = 0')
    old.pragma('secure_delete = OFF')
    old.prepare('update keys set secret = ? where id = ?').run(made.key.secret, made.key.id)
    old.prepare('update webhooks set secret = ?').run(made.webhook.secret)
    old.exec('create table gone (word text)')
    old.prepare('insert into gone values (?)').run(WORD.repeat(1_000))
    old.exec('drop table gone')
    old.close()
    expect((await rawBytes(folder)).includes(WORD)).toBe(true)

    await expectUsable(folder, made)
    await expectSealed(folder, made)
    expect((await rawBytes(folder)).includes(WORD)).toBe(false)
  })
})

describe('PIPIT_SECRETS_KEY', () => {
  const env = { PIPIT_SECRETS_KEY: randomBytes(32).toString('base64') }

  test('seals from the first start, and no key lies in the data folder', async () => {
    const folder = await newFolder()
    const made = await makeSecrets(folder, env)
    await expectSealed(folder, made)
    await expectUsable(folder, made, env)
    expect(await readdir(folder)).not.toContain('secrets-key.json')
  })

  test('given later, seals anew what the key in the data folder had sealed', async () => {
    const folder = await newFolder()
    const made = await makeSecrets(folder)
    await expectUsable(folder, made, env)
    expect(await readdir(folder)).not.toContain('secrets-key.json')
    await expect(whileRunning(folder, async () => {})).rejects.toThrow(
      /another key.*PIPIT_SECRETS_KEY/
    )
    await expectUsable(folder, made, env)
  })

  test('given later, leaves two-step verification as it is, whose secret was never in clear', async () => {
    const folder = await newFolder()
    await addUser(readSettings({ PIPIT_DATA_DIR: folder }, folder), ANN)
    const secret = await whileRunning(folder, (_rest, url) => turnOnSecondFactor(url))
    expect((await rawBytes(folder)).includes(secret)).toBe(false)
    await whileRunning(
      folder,
      async (_rest, url) => {
        const { secondStep: token } = await post(`${url}/console/api/session`, ANN)
        // The code of now was used; the next one is right, too.
        const code = codeOf(secret, Date.now() + STEP_MS)
        const answer = await post(`${url}/console/api/session/code`, { token, code })
        expect(answer).toMatchObject({ status: 201, user: { email: ANN.email } })
      },
      env
    )
  })

  test.each(['short', 'x'.repeat(43) + '!', randomBytes(31).toString('base64')])(
    'is refused without being shown: %s',
    value => {
      const read = () => readSettings({ PIPIT_SECRETS_KEY: value }, '/dist')
      expect(read).toThrow(`expected 32 random bytes in base64`)
      expect(read).not.toThrow(value)
    }
  )
})
