import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { openSdkWorld, PUBLIC_URL, type SdkWorld, sessionBody, text } from './sdk-world'
import { formOf } from './upload'

const SITE = 'https://www.example.com'
const LOCAL = 'http://localhost:3000'
const IDN = 'https://xn--bcher-kva.example'
const ORIGIN_NOT_ALLOWED = 4403

type Headers = Record<string, string>

/** Origins that are not listed, whatever they look like. */
const REFUSED: [name: string, headers: Headers][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['an allowed origin as its prefix', { origin: `${SITE}.evil.example` }],
  ['an allowed origin as its suffix', { origin: 'https://evil-www.example.com' }],
  ['a subdomain', { origin: 'https://a.www.example.com' }],
  ['the domain above', { origin: 'https://example.com' }],
  ['another scheme', { origin: 'http://www.example.com' }],
  ['no scheme', { origin: 'www.example.com' }],
  ['another port', { origin: `${SITE}:8443` }],
  ['the default port, spelt out', { origin: `${SITE}:443` }],
  ['another case', { origin: 'https://WWW.example.com' }],
  ['a scheme in another case', { origin: 'HTTPS://www.example.com' }],
  ['a user before the host', { origin: 'https://www.example.com@evil.example' }],
  ['a user before the right host', { origin: 'https://ann@www.example.com' }],
  ['a dot after the host', { origin: `${SITE}.` }],
  ['a slash after the host', { origin: `${SITE}/` }],
  ['a path', { origin: `${SITE}/shop` }],
  ['a query', { origin: `${SITE}?` }],
  ['the host in letters that were encoded', { origin: 'https://b\u00fccher.example' }],
  ['the host encoded with percents', { origin: 'https://www%2eexample.com' }],
  ['two origins', { origin: `${SITE} https://evil.example` }],
  ['two origins in two headers', { origin: `${SITE}, https://evil.example` }],
  ['everything', { origin: '*' }],
  ['a wildcard', { origin: 'https://*.example.com' }],
  ['another local port', { origin: 'http://localhost:3001' }],
  ['the local host by its address', { origin: 'http://127.0.0.1:3000' }],
  ['null', { origin: 'null' }],
  ['nothing', { origin: '' }],
  ['none', {}],
  ['none, from the same site', { 'sec-fetch-site': 'same-site' }],
  [
    'another, with a header that claims the same origin',
    { origin: SITE + 'x', 'sec-fetch-site': 'same-origin' }
  ],
  [
    'null, with a header that claims the same origin',
    { origin: 'null', 'sec-fetch-site': 'same-origin' }
  ]
]

/** Listed origins, with the header of the response. */
const ADMITTED: [headers: Headers, named: string][] = [
  [{ origin: SITE }, SITE],
  [{ origin: LOCAL }, LOCAL],
  [{ origin: IDN }, IDN],
  [{ 'sec-fetch-site': 'same-origin' }, PUBLIC_URL]
]

let world: SdkWorld
let address: string
let listed: Awaited<ReturnType<typeof openListed>>

/** A business with listed origins, with a visitor. */
const openListed = async (originWhitelist: string[]) => {
  const { id } = await world.addIntegration({ originWhitelist })
  const key = await world.addKey()
  const jwt = signJwt(key, userClaims('ann', { exp: inSeconds(3600) }))
  const form = await formOf({ clientMessageId: 'file' }, { name: 'a.txt', bytes: 'Hello' })
  const post = (path: string, body: unknown, headers: Headers) =>
    world.call('POST', `/apps/${world.appId}${path}`, { body, headers })
  const session = sessionBody(id, { conversation: { messages: [text('first')] } })
  const opened = await post('/sessions', session, { origin: originWhitelist[0]! })
  const token = opened.body.sessionToken as string
  const chat = `/conversations/${opened.body.conversations[0].id}`
  const visitor = { authorization: `Bearer ${token}` }

  return {
    token,
    calls: {
      config: (headers: Headers) => world.call('GET', `/integrations/${id}/config`, { headers }),
      sessions: (headers: Headers) => post('/sessions', session, headers),
      login: (headers: Headers) =>
        post(
          '/login',
          { externalId: 'ann', integrationId: id },
          { ...headers, authorization: `Bearer ${jwt}` }
        ),
      messages: (headers: Headers) =>
        post(`${chat}/messages`, text('sent'), { ...headers, ...visitor }),
      uploads: (headers: Headers) =>
        post(`${chat}/files`, form.body, { ...headers, ...visitor, ...form.headers }),
      user: (headers: Headers) =>
        world.call('GET', `/apps/${world.appId}/user`, { headers: { ...headers, ...visitor } })
    }
  }
}

type CallName = keyof (typeof listed)['calls']
const CALLS: CallName[] = ['config', 'sessions', 'login', 'messages', 'uploads', 'user']
const DATA_CALLS = CALLS.filter(name => name !== 'config')

/**
 * Authenticates over `/realtime`, and returns the type of the first frame, or the code of the
 * close.
 */
const enter = async (headers: Headers, token: string): Promise<unknown> => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/realtime`, { headers })
  const closed = once(socket, 'close')
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'auth', token, after: 0 }))
  const answer = await Promise.race([
    once(socket, 'message').then(([data]) => JSON.parse(String(data)).type),
    closed.then(([code]) => code)
  ])
  socket.close()
  await closed
  return answer
}

describe('Origins', () => {
  beforeAll(async () => {
    world = await openSdkWorld({ env: { PIPIT_RATE_LIMITS: 'off' } })
    listed = await openListed([SITE, LOCAL, IDN, PUBLIC_URL])
    address = await world.server.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => world.close())

  describe.each(REFUSED)('A page with %s for an origin', (_name, headers) => {
    test('is refused by config, and can read only that, so that init says why', async () => {
      const answer = await listed.calls.config(headers)
      expect(answer).toMatchObject({
        status: 403,
        headers: { 'access-control-allow-origin': '*', vary: 'origin' }
      })
      const named = headers['origin'] ?? 'of this request, which names none,'
      const message = `The origin ${named} is not in this integration's originWhitelist.`
      expect(answer.body).toEqual({ error: { code: 'origin-not-allowed', message } })
    })

    test.each(DATA_CALLS)('is refused by %s, and cannot read the response', async name => {
      const answer = await listed.calls[name](headers)
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'origin-not-allowed' } } })
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      expect(answer.headers).toMatchObject({ vary: 'origin' })
    })

    test('is refused over WebSocket', async () => {
      expect(await enter(headers, listed.token)).toBe(ORIGIN_NOT_ALLOWED)
    })
  })

  describe.each(ADMITTED)('A page with %j', (headers, named) => {
    test.each(CALLS)('is allowed, so that %s answers only that origin', async name => {
      const answer = await listed.calls[name](headers)
      expect([200, 201]).toContain(answer.status)
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': named,
        vary: expect.stringMatching(/^origin\b/)
      })
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    })

    test('is allowed, so that it may connect over WebSocket', async () => {
      expect(await enter(headers, listed.token)).toMatch(/^(ready|reset)$/)
    })
  })

  test("the server's own pages are refused where they are not listed", async () => {
    const { calls, token } = await openListed([SITE])
    const headers = { 'sec-fetch-site': 'same-origin' }
    for (const name of CALLS) expect((await calls[name](headers)).status, name).toBe(403)
    expect(await enter(headers, token)).toBe(ORIGIN_NOT_ALLOWED)
  })

  test('an empty list refuses all, and null is no list', async () => {
    const { id } = await world.addIntegration({ originWhitelist: [] })
    const headers = { origin: SITE }
    const ask = (id: string) => world.call('GET', `/integrations/${id}/config`, { headers })
    expect((await ask(id)).status).toBe(403)
    const open = await world.addIntegration({ originWhitelist: null })
    expect((await ask(open.id)).status).toBe(200)
  })

  test.each<Headers>([{ origin: 'https://anywhere.example' }, { origin: 'null' }, {}])(
    'without a list, %j may send requests and read responses',
    async headers => {
      const { id } = await world.addIntegration()
      const answer = await world.call('GET', `/integrations/${id}/config`, { headers })
      expect(answer.status).toBe(200)
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        vary: 'origin, accept-language'
      })
    }
  )
})
