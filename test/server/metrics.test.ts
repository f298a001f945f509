import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readSettings, type RunningServer, startServer } from '../../src/server'
import { makeWebIntegration } from '../util/rest'
import { sessionBody, text } from './sdk-world'

const TOKEN = 'a-token-for-metrics'
const FAILURES_BURST = 20
const KEY = { id: 'act_1', secret: 'x'.repeat(32) }

let folder: string
let server: RunningServer

const read = async (token = TOKEN) => {
  const answer = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${token}` }
  })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: await answer.text()
  }
}

const valueOf = async (series: string): Promise<number | undefined> => {
  const { text } = await read()
  const line = text.split('\n').find(each => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

const become = (series: string, value: number) =>
  expect.poll(() => valueOf(series), { interval: 20 }).toBe(value)

const post = (path: string, body: unknown, token?: string) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` })
    },
    body: JSON.stringify(body)
  })

describe('Metrics', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-metrics-'))
    const env = {
      PORT: '0',
      PIPIT_DATA_DIR: folder,
      PIPIT_DEMO: '0',
      PIPIT_METRICS_TOKEN: TOKEN,
      PIPIT_RATE_FAILURES: `${FAILURES_BURST}/1`,
      PIPIT_ACCOUNT_KEY_ID: KEY.id,
      PIPIT_ACCOUNT_KEY_SECRET: KEY.secret
    }
    server = await startServer(readSettings(env, folder), { log: pino({ level: 'silent' }) })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  test('require the token', async () => {
    expect((await read('wrong')).status).toBe(401)
    expect((await fetch(`${server.url}/metrics`)).status).toBe(401)
    expect(await read()).toMatchObject({ status: 200, type: expect.stringContaining('text/plain') })
  })

  test('count messages, connections and the time of delivery', async () => {
    const { appId, integrationId } = await makeWebIntegration(server.url, KEY)
    const root = `/sdk/v1/apps/${appId}`
    const signedIn = await post(
      `${root}/sessions`,
      sessionBody(integrationId, { conversation: { messages: [text('1')] } })
    )
    const { sessionToken, conversations, seq } = await signedIn.json()

    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/realtime`)
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'auth', token: sessionToken, after: seq }))
    await once(socket, 'message')
    await become('pipit_connections{kind="websocket"}', 1)

    const received = once(socket, 'message')
    await post(`${root}/conversations/${conversations[0].id}/messages`, text('2'), sessionToken)
    await received
    const route = '/sdk/v1/apps/:appId/conversations/:conversationId/messages'
    await become(
      `pipit_http_request_duration_seconds_count{method="POST",route="${route}",status="201"}`,
      1
    )
    await become('pipit_delivery_seconds_count', 1)
    await become('pipit_waiting_writers', 0)

    const gone = new AbortController()
    const poll = fetch(`${server.url}${root}/events?after=${seq + 1}&wait=25`, {
      headers: { authorization: `Bearer ${sessionToken}` },
      signal: gone.signal
    })
    await become('pipit_connections{kind="poll"}', 1)
    gone.abort()
    await expect(poll).rejects.toThrow()
    await become('pipit_connections{kind="poll"}', 0)
    await become(
      'pipit_http_request_duration_seconds_count{method="GET",route="/sdk/v1/apps/:appId/events",status="0"}',
      1
    )
    socket.close()
    await become('pipit_connections{kind="websocket"}', 0)

    const { text: all } = await read()
    for (const secret of [appId, integrationId, sessionToken, conversations[0].id, 'Shop']) {
      expect(all).not.toContain(secret)
    }
  })

  test('count the bytes that visitors send', async () => {
    const { appId, integrationId } = await makeWebIntegration(server.url, KEY)
    const before = (await valueOf('pipit_visitor_bytes_total')) ?? 0
    const body = sessionBody(integrationId, { conversation: { messages: [text('1')] } })
    await post(`/sdk/v1/apps/${appId}/sessions`, body)
    await become('pipit_visitor_bytes_total', before + JSON.stringify(body).length)
  })

  test('contain routes only, never requested addresses', async () => {
    await fetch(`${server.url}/no/such/place?secret=hunter2`)
    await become(
      'pipit_http_request_duration_seconds_count{method="GET",route="none",status="404"}',
      1
    )
    expect((await read()).text).not.toMatch(/such|hunter2/)
  })

  test('include process figures', async () => {
    const { text } = await read()
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  })

  test('throttle only clients that guess the token', async () => {
    const statuses: number[] = []
    for (let count = 0; count <= FAILURES_BURST; count++) {
      statuses.push((await read('a-guess')).status)
    }
    expect(statuses).toContain(401)
    expect(statuses.at(-1)).toBe(429)
    expect((await read()).status).toBe(200)
    expect(await valueOf('pipit_limit_refusals_total{limit="failures"}')).toBeGreaterThan(0)
  })

  describe('Without a token, metrics', () => {
    let open: RunningServer
    let other: string

    beforeAll(async () => {
      other = await mkdtemp(join(tmpdir(), 'pipit-metrics-'))
      const settings = readSettings({ PORT: '0', PIPIT_DATA_DIR: other, PIPIT_DEMO: '0' }, other)
      open = await startServer(settings, { log: pino({ level: 'silent' }) })
    })
    afterAll(async () => {
      await open.close()
      await rm(other, { recursive: true })
    })

    /** Sends a request with a given host, which `fetch` does not allow. */
    const ask = async (headers: Record<string, string> = {}) => {
      const [answer] = await once(get(`${open.url}/metrics`, { headers }), 'response')
      answer.resume()
      return answer.statusCode
    }

    test('are available to programs on the same machine', async () => expect(await ask()).toBe(200))

    test.each([
      ['a proxy forwards the request', { 'x-forwarded-for': '192.0.2.1' }],
      ['a proxy forwards with a header of its own only', { via: '1.1 proxy' }],
      ['the request names a host of the network', { host: 'pipit:8080' }]
    ])('are absent when %s', async (_case, headers) => expect(await ask(headers)).toBe(404))

    test("are refused when a page's DNS name resolves to this machine", async () => {
      expect(await ask({ host: 'localhost.example.com:8080' })).toBe(421)
    })
  })
})
