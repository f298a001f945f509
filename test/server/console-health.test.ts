import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test
} from 'vitest'
import { WebSocket } from 'ws'
import { BOT_TOKEN, startTelegram } from '../channels/telegram'
import { type Rest, restAt } from '../util/rest'
import { startTestServer, type TestServer } from '../util/server'
import { isOnPostgres } from '../util/test-database'
import { openS3Server } from '../util/s3-server'
import { startReceiver } from '../util/webhook-receiver'
import { basic } from './rest-world'
import { sessionBody, text } from './sdk-world'
import { bytesOf, formOf } from './upload'

const ENV = { PIPIT_RATE_LIMITS: 'off', PIPIT_WEBHOOK_PRIVATE: '1' }

interface Health {
  version: string
  database: string
  hasFilesElsewhere: boolean
  process: { pid: number; port: number }
  figures: Record<string, unknown> & {
    connections: number
    backups: {
      standing: string
      last: { at: string; folder: string } | null
      problem: string | null
    }
    failingWebhooks: { site: string; status: number; integrationId: string; appName: string }[]
  }
}

let server: TestServer
let owner: Record<string, string>
let app: Rest

const signIn = async (): Promise<Record<string, string>> => {
  const answer = await fetch(`${server.url}/console/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(server.demo.signIn)
  })
  const { csrfToken } = await answer.json()
  const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0])
  return { cookie: cookies.join('; '), 'x-csrf-token': csrfToken }
}
const read = async (): Promise<Health> => {
  const answer = await fetch(`${server.url}/console/api/health`, { headers: owner })
  expect(answer.status).toBe(200)
  return answer.json()
}
const backUp = () => fetch(`${server.url}/console/api/backup`, { method: 'POST', headers: owner })
const audited = async () => {
  const answer = await fetch(`${server.url}/v2/audit-log?filter[kind]=server`, { headers: owner })
  return (await answer.json()).entries as { action: string; by: { name: string } }[]
}
const become = (read: () => Promise<unknown>, value: unknown) =>
  expect.poll(read, { interval: 50, timeout: 20_000 }).toEqual(value)

/** Uploads a picture of some bytes for the business. @returns Its address. */
const uploadPicture = async (size: number): Promise<string> => {
  const { body, headers } = await formOf({}, { name: 'tree.png', bytes: bytesOf('png', size) })
  const answer = await fetch(`${server.url}/v2/apps/${server.demo.appId}/attachments`, {
    method: 'POST',
    headers: { ...headers, authorization: basic(server.accountKey) },
    body
  })
  return (await answer.json()).attachment.mediaUrl
}
/** Starts the server again with its data. */
const restart = async (env: Record<string, string>) => {
  const { dataDir, url } = server
  await server.kill()
  server = await startTestServer({
    dataDir,
    port: Number(new URL(url).port),
    env: { ...ENV, ...env }
  })
}

const open = async () => {
  server = await startTestServer({ env: ENV })
  owner = await signIn()
  app = restAt(`${server.url}/v2/apps/${server.demo.appId}`, server.accountKey)
}
const close = () => server.stop()

describe('The health of the server', () => {
  beforeAll(open)
  afterAll(close)

  test('has version, database, disk and the lengths of the queues', async () => {
    expect(await read()).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: isOnPostgres ? 'postgresql' : 'sqlite',
      process: { pid: server.pid, port: Number(new URL(server.url).port) },
      waitingWriters: 0,
      metricsNeedToken: false,
      figures: {
        databaseBytes: expect.any(Number),
        fileBytes: 0,
        disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
        webhookEvents: 0,
        mails: 0,
        channelMessages: 0,
        failingWebhooks: [],
        failingChannels: []
      }
    })
  })

  test('counts connected visitors, and how soon events reach them', async () => {
    expect((await read()).figures).toMatchObject({
      connections: 0,
      deliveries: { count: 0, medianMs: null, p99Ms: null }
    })
    const { appId, integrationId } = server.demo
    const post = async (path: string, body: unknown, token = '') => {
      const answer = await fetch(`${server.url}/sdk/v1/apps/${appId}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` })
        },
        body: JSON.stringify(body)
      })
      return answer.json()
    }
    const { sessionToken, conversations, seq } = await post(
      '/sessions',
      sessionBody(integrationId, { conversation: { messages: [text('1')] } })
    )
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/realtime`)
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'auth', token: sessionToken, after: seq }))
    await once(socket, 'message')
    await become(async () => (await read()).figures.connections, 1)
    const received = once(socket, 'message')
    await post(`/conversations/${conversations[0].id}/messages`, text('2'), sessionToken)
    await received
    await become(async () => (await read()).figures['deliveries'], {
      count: 1,
      medianMs: expect.any(Number),
      p99Ms: expect.any(Number)
    })
    socket.close()
    await become(async () => (await read()).figures.connections, 0)
  })

  test.skipIf(isOnPostgres)(
    'says of one figure that it cannot be read, and reads the others',
    async () => {
      const note = join(server.dataDir, 'last-backup.json')
      await mkdir(note)
      expect((await read()).figures).toMatchObject({ backups: null, webhookEvents: 0 })
      await rm(note, { recursive: true })
      expect((await read()).figures.backups).toMatchObject({ last: null })
    }
  )

  describe('with a webhook', () => {
    let target: Server
    let status = 500
    beforeEach(async () => {
      target = createServer((_request, response) => response.writeHead(status).end())
      target.listen(0, '127.0.0.1')
      await once(target, 'listening')
    })
    afterEach(() => void target.close())

    test('names it while its newest attempt has failed, by the site of its target', async () => {
      const site = `http://127.0.0.1:${(target.address() as AddressInfo).port}`
      const { integration } = await app<{
        integration: { id: string; webhooks: { id: string }[] }
      }>('POST', '/integrations', {
        type: 'custom',
        displayName: 'Bot',
        webhooks: [{ target: `${site}/path-token`, triggers: ['user:remove'] }]
      })
      const tryIt = () =>
        app(
          'POST',
          `/integrations/${integration.id}/webhooks/${integration.webhooks[0]!.id}/test`,
          {}
        )
      await tryIt()
      await become(
        async () => (await read()).figures.failingWebhooks,
        [expect.objectContaining({ site, status: 500, integrationId: integration.id })]
      )
      expect(JSON.stringify(await read())).not.toContain('path-token')
      status = 200
      await tryIt()
      await become(async () => (await read()).figures.failingWebhooks, [])
    })
  })

  test.skipIf(isOnPostgres)(
    'makes a backup, which is noted in the audit log and shown as the last one',
    async () => {
      expect((await read()).figures.backups).toEqual({
        standing: 'ready',
        last: null,
        problem: null
      })
      expect((await backUp()).status).toBe(202)
      await become(async () => (await read()).figures.backups.standing, 'ready')
      const { last, problem } = (await read()).figures.backups
      expect(problem).toBeNull()
      await access(join(last!.folder, 'pipit.sqlite'))
      expect(Math.abs(Date.parse(last!.at) - Date.now())).toBeLessThan(60_000)
      expect(await audited()).toMatchObject([
        { action: 'backedUp', by: { name: server.demo.signIn.email } }
      ])
    }
  )

  test.runIf(isOnPostgres)('makes no backup on PostgreSQL', async () => {
    expect((await read()).figures.backups).toMatchObject({ standing: 'impossible' })
    expect((await backUp()).status).toBe(409)
    expect(await audited()).toEqual([])
  })
})

describe('The health of a server of its own', () => {
  beforeEach(open)
  afterEach(close)

  test('has the size of uploaded files, until they are removed, and says where they are', async () => {
    await uploadPicture(300)
    const mediaUrl = await uploadPicture(5_000)
    expect(await read()).toMatchObject({ hasFilesElsewhere: false, figures: { fileBytes: 5_300 } })
    await app('POST', '/attachments/remove', { mediaUrl })
    expect((await read()).figures['fileBytes']).toBe(300)

    const first = server
    const s3 = await openS3Server()
    onTestFinished(async () => {
      await first.stop()
      await s3.close()
    })
    await restart({ PIPIT_FILES_URL: s3.filesUrl() })
    await uploadPicture(700)
    expect(await s3.names()).toHaveLength(1)
    expect(await read()).toMatchObject({ hasFilesElsewhere: true, figures: { fileBytes: 1_000 } })
  })

  test('counts what waits for a webhook that answers 503, and names a channel that its service refuses', async () => {
    const receiver = await startReceiver(() => 503)
    const telegram = await startTelegram()
    const first = server
    onTestFinished(async () => {
      await first.stop()
      await Promise.all([receiver.close(), telegram.close()])
    })
    const env = { PIPIT_UPSTREAM_TELEGRAM: telegram.url }
    telegram.state.failing = 503
    await restart(env)
    const { integration } = await app<{ integration: { id: string } }>('POST', '/integrations', {
      type: 'telegram',
      displayName: 'Our bot',
      token: BOT_TOKEN
    })
    // It is refused when it is asked about again.
    Object.assign(telegram.state, { failing: 0, isTokenRevoked: true })
    await restart(env)
    await become(
      async () => (await read()).figures['failingChannels'],
      [
        expect.objectContaining({
          id: integration.id,
          appId: server.demo.appId,
          type: 'telegram',
          displayName: 'Our bot',
          problem: expect.stringContaining('Unauthorized')
        })
      ]
    )
    expect(JSON.stringify(await read())).not.toContain(BOT_TOKEN)

    await app('POST', '/integrations', {
      type: 'custom',
      displayName: 'Bot',
      webhooks: [{ target: receiver.url, triggers: ['user:remove'] }]
    })
    const { user } = await app<{ user: { id: string } }>('POST', '/users', { externalId: 'ann' })
    await app('DELETE', `/users/${user.id}`)
    await receiver.until(1)
    await become(
      async () => {
        const { webhookEvents, failingWebhooks } = (await read()).figures
        return { webhookEvents, statuses: failingWebhooks.map(({ status }) => status) }
      },
      { webhookEvents: 1, statuses: [503] }
    )
  })

  test.skipIf(isOnPostgres)('says why a backup has failed', async () => {
    // A file stands where the folder of backups would be made.
    await writeFile(join(server.dataDir, 'backups'), '')
    await backUp()
    await become(async () => (await read()).figures.backups.standing, 'ready')
    expect((await read()).figures.backups).toMatchObject({
      last: null,
      problem: expect.stringContaining('Cannot write the backup')
    })
  })
})
