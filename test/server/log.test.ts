import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { addUser, readSettings, type RunningServer, startServer } from '../../src/server'
import { openLog } from '../../src/server/setup'
import { makeWebIntegration, type Rest } from '../util/rest'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { sessionBody } from './sdk-world'

const KEY = { id: 'act_1', secret: 'an account secret of 32 bytes or more'.replaceAll(' ', '-') }
const SAID = 'words that only the two of them know'
const PASSWORD = 'correct horse battery'
const EMAIL = 'ann@private.example'
const EXTERNAL_ID = 'customer-4711-of-the-bank'
const QUERY = 'query-secret-0815'
const FILE_NAME = 'diagnosis-of-ann.txt'
const JSON_TYPE = { 'content-type': 'application/json' }

let folder: string
let server: RunningServer
let lines: string[]

const call = (method: string, path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { method, ...init })

/** Sends raw bytes, and waits until the server closes the connection. */
const sendRaw = async (text: string): Promise<void> => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(text)
  socket.resume()
  await once(socket, 'close')
}

/**
 * Lets visitors, a business and strangers do everything that carries a secret; returns the secrets.
 */
const liveADay = async (): Promise<string[]> => {
  const { appId, integrationId, rest } = await makeWebIntegration(server.url, KEY)
  const account: Rest = rest
  const { key } = await account<{ key: { id: string; secret: string } }>('POST', '/keys', {
    displayName: 'Back end'
  })
  await account('POST', '/users', { externalId: EXTERNAL_ID, profile: { email: EMAIL } })
  await account('GET', `/users?filter[identities.email]=${EMAIL}`)
  await account('GET', `/users/${EXTERNAL_ID}`)
  const { authCode } = await account<{ authCode: string }>('POST', `/users/${EXTERNAL_ID}/authcode`)

  const root = `/sdk/v1/apps/${appId}`
  const client = { id: 'device', platform: 'web', info: { currentUrl: `https://x.test/?${QUERY}` } }
  const message = { clientMessageId: 'one', message: { type: 'text', text: SAID } }
  const jwt = await signJwt(key, { ...userClaims(EXTERNAL_ID), exp: inSeconds(60) })
  const login = await call('POST', `${root}/login`, {
    headers: { ...JSON_TYPE, authorization: `Bearer ${jwt}` },
    body: JSON.stringify({ externalId: EXTERNAL_ID, integrationId, client })
  })
  expect(login.status).toBe(201)
  const sessionKey = 'a-session-key-of-128-random-bits'
  const opened = await call('POST', `${root}/sessions`, {
    headers: JSON_TYPE,
    body: JSON.stringify(
      sessionBody(integrationId, { sessionKey, client, conversation: { messages: [message] } })
    )
  })
  const { sessionToken, conversations } = await opened.json()
  const bearer = { authorization: `Bearer ${sessionToken}` }
  const chat = `${root}/conversations/${conversations[0].id}`
  const form = new FormData()
  form.set('clientMessageId', 'two')
  form.set('source', new File([SAID], FILE_NAME, { type: 'text/plain' }))
  await call('POST', `${chat}/files`, { headers: bearer, body: form })

  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/realtime?token=${QUERY}`)
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'auth', token: sessionToken, after: 0 }))
  await once(socket, 'message')
  socket.send(`{ "type": "${SAID}" }`)
  await once(socket, 'close')

  // Failing requests.
  await call('GET', `/no/such/place?token=${QUERY}&email=${EMAIL}`)
  await call('GET', `/v2/apps/${appId}/nothing?token=${QUERY}`, { headers: bearer })
  await call('POST', `${chat}/messages`, {
    headers: { ...bearer, ...JSON_TYPE },
    body: `{ "text": "${SAID}"`
  })
  await call('POST', `${chat}/messages`, {
    headers: { ...bearer, ...JSON_TYPE },
    body: JSON.stringify({ text: SAID.repeat(5_000) })
  })
  await call('POST', '/console/api/session', {
    headers: JSON_TYPE,
    body: JSON.stringify({ email: EMAIL, password: `${PASSWORD} wrong` })
  })
  await call('POST', '/console/api/session', {
    headers: JSON_TYPE,
    body: JSON.stringify({ email: EMAIL, password: PASSWORD })
  })
  await sendRaw(`GET /?${QUERY} HTTP/1.1\r\nAuthorization: Bearer ${sessionToken}\r\nbad\r\n\r\n`)
  await sendRaw(`${sessionToken} ${SAID}\r\n\r\n`)
  await sendRaw(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${QUERY.repeat(5_000)}\r\n\r\n`)

  const basic = Buffer.from(`${KEY.id}:${KEY.secret}`).toString('base64')
  const ids = [sessionToken, sessionKey, jwt, authCode]
  return [
    KEY.secret,
    basic,
    key.secret,
    SAID,
    PASSWORD,
    EMAIL,
    EXTERNAL_ID,
    QUERY,
    FILE_NAME,
    ...ids
  ]
}

describe('The log', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-log-'))
    lines = []
    const env = {
      PORT: '0',
      PIPIT_DATA_DIR: folder,
      PIPIT_DEMO: '0',
      PIPIT_TRUST_PROXY: '1',
      PIPIT_ACCOUNT_KEY_ID: KEY.id,
      PIPIT_ACCOUNT_KEY_SECRET: KEY.secret
    }
    const settings = readSettings(env, folder)
    const log = openLog('trace', { write: line => void lines.push(line) })
    server = await startServer(settings, { log })
    await addUser(settings, { email: EMAIL, password: PASSWORD })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  test('contains no secret, content, address or personal data, even at its most verbose level', async () => {
    const secrets = await liveADay()
    await expect.poll(() => lines.join('')).toContain('client header_overflow')
    const text = lines.join('')
    expect(secrets.filter(secret => text.includes(secret))).toEqual([])
    // Errors of the parser contain the raw bytes.
    expect(text).not.toContain('rawPacket')
  })

  test('has one line per request, with an id to find it by', async () => {
    const { headers } = await call('GET', '/sdk/v1/integrations/nothing/config')
    const id = headers.get('x-request-id')!
    await expect
      .poll(() => lines.filter(line => line.includes(id)).map(line => JSON.parse(line)))
      .toEqual([
        {
          level: 'info',
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          reqId: id,
          event: 'request',
          method: 'GET',
          route: '/sdk/v1/integrations/:integrationId/config',
          status: 404,
          ms: expect.any(Number),
          msg: 'refused'
        }
      ])
  })

  test.each([
    ['trace-of-a-proxy.1', true],
    ['short', false],
    ['x'.repeat(129), false],
    ['a name with blanks', false],
    ['quotes"and"braces{}', false]
  ])('accepts %j as the id of a request: %s', async (given, isTaken) => {
    const { headers } = await call('GET', '/healthz', { headers: { 'x-request-id': given } })
    expect(headers.get('x-request-id') === given).toBe(isTaken)
  })
})
