import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '../../src/server/domain/users'
import { signJwt, userClaims } from '../util/sign-jwt'
import { openSdkWorld, PUBLIC_URL, type SdkWorld, sessionBody, type Visitor } from './sdk-world'

const ABSENT = '0'.repeat(24)
const SITE = 'https://www.example.com'

let world: SdkWorld
let ann: Visitor
let key: Awaited<ReturnType<SdkWorld['addKey']>>

beforeAll(async () => {
  world = await openSdkWorld()
  ann = await world.addVisitor()
  key = await world.addKey()
})
afterAll(() => world.close())

describe('the client API', () => {
  const callAs = (appId: string, authorization?: string) => {
    const headers = authorization === undefined ? undefined : { authorization }
    return world.call('GET', `/apps/${appId}/user`, { headers })
  }

  test('lets nobody in without a token that it knows', async () => {
    const wrong = [
      undefined,
      'Bearer',
      'Bearer x',
      `Basic ${ann.token}`,
      `Bearer ${ann.token}x`,
      `Bearer ${signJwt(key, userClaims('nobody'))}`,
      `Bearer ${signJwt(key, { scope: 'app' })}`
    ]
    for (const authorization of wrong) {
      expect(await callAs(world.appId, authorization), authorization).toMatchObject({
        status: 401,
        body: { error: { code: 'invalid-auth' } }
      })
    }
  })

  test('lets nobody in with a token of another app', async () => {
    const { appId, key: theirs } = await world.addApp()
    await world.server.domain.write(tx => createUser(tx, { appId, externalId: 'ann' }))
    const jwt = signJwt(theirs, userClaims('ann'))
    expect((await callAs(world.appId, `Bearer ${jwt}`)).status).toBe(401)
    expect((await callAs(appId, `Bearer ${ann.token}`)).status).toBe(401)
    expect((await callAs(ABSENT, `Bearer ${ann.token}`)).status).toBe(401)
  })
})

describe('with an origin whitelist', () => {
  const open = async (
    headers: Record<string, string>,
    originWhitelist: string[] | null = [SITE]
  ) => {
    const { id } = await world.addIntegration({ originWhitelist })
    return world.call('POST', `/apps/${world.appId}/sessions`, {
      body: sessionBody(id, { sessionKey: `origins: random characters ${id}` }),
      headers
    })
  }

  test('a listed origin may call, and only it may read the answer', async () => {
    const { status, headers } = await open({ origin: SITE })
    expect(status).toBe(201)
    expect(headers).toMatchObject({ 'access-control-allow-origin': SITE, vary: 'origin' })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['one that ends alike', { origin: 'https://evil-www.example.com' }],
    ['one that begins alike', { origin: `${SITE}.evil.example` }],
    ['a subdomain', { origin: 'https://a.www.example.com' }],
    ['another scheme', { origin: 'http://www.example.com' }],
    ['another port', { origin: `${SITE}:8443` }],
    ['the default port, spelt out', { origin: `${SITE}:443` }],
    ['another case', { origin: 'https://WWW.example.com' }],
    ['a user before the host', { origin: 'https://www.example.com@evil.example' }],
    ['a path', { origin: `${SITE}/` }],
    ['null', { origin: 'null' }],
    ['none', {}],
    ['none, from our own page that is not listed', { 'sec-fetch-site': 'same-origin' }]
  ])('an origin that is %s may not call', async (_name, headers: Record<string, string>) => {
    const answer = await open(headers)
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'origin-not-allowed' } } })
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('our own page may call without naming its origin when that is listed', async () => {
    expect((await open({ 'sec-fetch-site': 'same-origin' }, [PUBLIC_URL])).status).toBe(201)
  })

  test('localhost may call when it is listed', async () => {
    const origin = 'http://localhost:3000'
    expect((await open({ origin }, [origin])).status).toBe(201)
  })

  test('calls under a token are held to the list of its integration', async () => {
    const { body } = await open({ origin: SITE })
    const call = (origin: string) =>
      world.call('GET', `/apps/${world.appId}/user`, {
        headers: { authorization: `Bearer ${body.sessionToken}`, origin }
      })
    expect((await call(SITE)).status).toBe(200)
    expect((await call('https://evil.example')).status).toBe(403)
  })

  test('the config is held to it too', async () => {
    const { id } = await world.addIntegration({ originWhitelist: [SITE] })
    const call = (origin: string) =>
      world.call('GET', `/integrations/${id}/config`, { headers: { origin } })
    expect((await call(SITE)).status).toBe(200)
    expect((await call('https://evil.example')).status).toBe(403)
  })
})

test.each<Record<string, string>>([{ origin: 'https://anywhere.example' }, { origin: 'null' }, {}])(
  'without a whitelist, %j may call and read',
  async headers => {
    const { id } = await world.addIntegration()
    const answer = await world.call('GET', `/integrations/${id}/config`, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  }
)

test('preflights are answered without a token', async () => {
  const { status, headers } = await world.call('OPTIONS', `/apps/${world.appId}/user`, {
    headers: { origin: SITE, 'access-control-request-method': 'PATCH' }
  })
  expect(status).toBe(204)
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-allow-headers': 'authorization, content-type, *',
    'access-control-max-age': '86400'
  })
})

test('what belongs to one visitor is kept by nobody on the way', async () => {
  const messages = `/conversations/${ann.conversationId}/messages`
  for (const path of ['/user', '/conversations', messages, '/events?after=0']) {
    expect((await ann.call('GET', path)).headers['cache-control']).toBe('no-store')
  }
  expect((await ann.send('kept by nobody')).headers['cache-control']).toBe('no-store')
  const { id } = await world.addIntegration()
  const body = sessionBody(id, { sessionKey: 'kept by nobody: random characters' })
  const session = await world.call('POST', `/apps/${world.appId}/sessions`, { body })
  expect(session.headers['cache-control']).toBe('no-store')
  const config = await world.call('GET', `/integrations/${id}/config`)
  expect(config.headers['cache-control']).toBe('public, max-age=15')
})

test('what has no route says so in the form of the client API', async () => {
  expect(await world.call('GET', '/nothing')).toMatchObject({
    status: 404,
    body: { error: { code: 'not-found' } }
  })
})
