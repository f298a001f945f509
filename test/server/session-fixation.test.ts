import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { makeWebIntegration, type RestKey } from '../util/rest'
import { startTestServer, type TestServer } from '../util/server'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { Client } from './realtime-world'
import { sessionBody, text } from './sdk-world'

const SECRET = 'the balance is 1,024'
const NEWS = 'your new card is on its way'

let server: TestServer
let shop: Awaited<ReturnType<typeof makeWebIntegration>>
let key: RestKey
const clients: Client[] = []

/** Calls the client API, and returns the answer with its body as text. */
const call = async (method: string, path: string, token: string | undefined, body?: object) => {
  const answer = await fetch(`${server.url}/sdk/v1/apps/${shop.appId}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' })
    },
    body: body ? JSON.stringify(body) : null
  })
  return { status: answer.status, shown: await answer.text() }
}

const enter = async (token: string, after: number): Promise<Client> => {
  const client = new Client(new WebSocket(`${server.url.replace('http', 'ws')}/realtime`))
  clients.push(client)
  await once(client.socket, 'open')
  client.say({ type: 'auth', token, after })
  return client
}

/** Logs in, as the browser does whose anonymous token somebody else has copied. */
const logIn = async (externalId: string, sessionToken?: string) => {
  const jwt = signJwt(key, userClaims(externalId, { exp: inSeconds(3600) }))
  const body = { integrationId: shop.integrationId, externalId, sessionToken }
  const { status, shown } = await call('POST', '/login', jwt, body)
  expect(status).toBe(201)
  return JSON.parse(shown)
}

const say = (conversationId: string, words: string) =>
  shop.rest('POST', `/conversations/${conversationId}/messages`, {
    author: { type: 'business' },
    content: { type: 'text', text: words }
  })

/** Makes a customer with a secret, and an attacker who has the token of an anonymous visit. */
const copyToken = async (externalId: string) => {
  const earlier = await logIn(externalId)
  const own = { conversation: { messages: [text(`earlier of ${externalId}`)] } }
  const { shown: begun } = await call(
    'POST',
    '/conversations',
    earlier.sessionToken,
    own.conversation
  )
  const secretId: string = JSON.parse(begun).conversation.id
  await say(secretId, SECRET)

  const { shown } = await call('POST', '/sessions', undefined, {
    ...sessionBody(shop.integrationId, {
      sessionKey: `a key that the page made for ${externalId}`
    }),
    conversation: { messages: [text(`first of ${externalId}`)] }
  })
  const { sessionToken: copied, seq, conversations } = JSON.parse(shown)
  return { copied, seq, visitId: conversations[0].id as string, secretId }
}

describe('An anonymous token that somebody copied before a sign-in', () => {
  beforeAll(async () => {
    server = await startTestServer()
    shop = await makeWebIntegration(server.url, server.accountKey)
    key = (await shop.rest<{ key: RestKey }>('POST', '/keys', { displayName: 'Shop' })).key
  })
  afterAll(async () => {
    for (const { socket } of clients) socket.terminate()
    await server.stop()
  })

  test('reads nothing by a request after it', async () => {
    const { copied, visitId, secretId } = await copyToken('ann')
    expect((await call('GET', '/user', copied)).status).toBe(200)
    await logIn('ann', copied)
    await say(visitId, NEWS)
    for (const path of [
      '/user',
      '/conversations',
      `/conversations/${visitId}`,
      `/conversations/${visitId}/messages`,
      `/conversations/${secretId}`,
      `/conversations/${secretId}/messages`,
      '/events?after=0'
    ]) {
      const { status, shown } = await call('GET', path, copied)
      expect({ path, status }).toEqual({ path, status: 503 })
      expect(shown).not.toMatch(/balance|card|ann|first/)
    }
  })

  test('reads nothing on a connection, neither one that was open nor a new one', async () => {
    const { copied, seq, visitId, secretId } = await copyToken('bob')
    const open = await enter(copied, seq)
    expect(await open.read()).toMatchObject({ type: 'ready', seq })
    await logIn('bob', copied)
    await say(visitId, NEWS)
    await say(secretId, NEWS)
    expect(await open.read()).toEqual({ closed: 1013 })
    for (const after of [0, seq, seq + 1]) {
      expect(await (await enter(copied, after)).read()).toEqual({ closed: 1013 })
    }
  })

  test('reads nothing by a long poll, neither one that waited nor a new one', async () => {
    const { copied, seq, visitId, secretId } = await copyToken('eve')
    const path = `/events?after=${seq}&wait=20`
    const waiting = call('GET', path, copied)
    // The poll has arrived when the session answers a later request.
    expect((await call('GET', '/user', copied)).status).toBe(200)
    await logIn('eve', copied)
    await say(visitId, NEWS)
    await say(secretId, NEWS)
    expect((await waiting).shown).not.toMatch(/balance|card/)
    expect(await call('GET', path, copied)).toMatchObject({
      status: 503,
      shown: expect.not.stringMatching(/balance|card/)
    })
  })
})
