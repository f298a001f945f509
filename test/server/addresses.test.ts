import { request } from 'node:http'
import { connect } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Business, openBusiness } from './access-matrix/business'
import { addressOf, type Ids, namesIn } from './access-matrix/call-row'
import { asEachMember, callersOf } from './access-matrix/callers'
import { OTHER_ROWS, REST_ROWS, type Row, SDK_ROWS } from './access-matrix/rows'
import { OWNERS } from './access-matrix/verdicts'
import { openRestWorld, type RestWorld } from './rest-world'

/** GET routes whose response ends by itself. */
const ROWS = [...REST_ROWS, ...SDK_ROWS, ...OTHER_ROWS].filter(
  ([method, path]) => method === 'GET' && !path.endsWith('/apps/:appId/events')
)

const QUERIES = [
  'page[size]=1&page[size]=2',
  'page%5Bsize%5D=-1',
  'page[size]=1e9',
  'page[size]=NaN',
  'page[after]=%00',
  'page[before]=%ED%9F%BF%EF%BF%BF',
  'page[after]=1&page[before]=1',
  'filter[userId]=1&filter[userId]=2',
  'filter[identities.email]=1&filter[identities.email]=2',
  'filter[text]=%25%5F%27%22%5C',
  'filter[types]=,,,',
  'filter=1',
  'offset=999999999999999',
  'after=1&after=2',
  'before=000000000000000000000000&limit=0',
  '__proto__=1&constructor=1&prototype=1&toString=1&hasOwnProperty=1',
  `after=${'9'.repeat(5_000)}`,
  `filter[text]=${'x'.repeat(5_000)}`,
  '&&&===&',
  '?'
]

/** Values in place of an id. */
const NAMES = [
  '%00',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..',
  "'%20OR%201=1--",
  '%F0%9F%98%80',
  '%EF%BF%BF',
  '__proto__',
  'constructor',
  'x'.repeat(4_000),
  '%20',
  '-1'
]

const UNDECODABLE = ['%', '%zz', '%E0%A4%A', '%ED%A0%80', '%FF', 'a%2']

let world: RestWorld
let shop: Business
let address: URL
let callers: ReturnType<typeof callersOf>

const ids = (): Ids => ({ ...shop.ids, appId: shop.appId })
const get = (row: Row, url: string) =>
  world.app.inject({ method: 'GET', url, headers: callers[OWNERS[row[2]]] })

describe('Request targets', () => {
  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' }, 'dist')
    shop = await openBusiness(world)
    callers = callersOf(world, shop, shop, asEachMember(await world.signIn()))
    address = new URL(await world.app.listen({ host: '127.0.0.1', port: 0 }))
  })
  afterAll(() => world.close())

  describe.each(ROWS)('%s %s', (...given) => {
    const row = given
    const path = () => addressOf(row, ids()).split('?')[0]!

    test('survives unexpected query strings', async () => {
      const ask = async (query: string) => {
        const { statusCode, body } = await get(row, `${path()}?${query}`)
        expect(statusCode, `${query}: ${body}`).toBeLessThan(500)
      }
      // Half a second each, in which other processes may answer.
      if (path().endsWith('/connection')) await Promise.all(QUERIES.map(ask))
      else for (const query of QUERIES) await ask(query)
    })

    test('survives unexpected path parameters', async () => {
      for (const part of namesIn(row)) {
        for (const name of NAMES) {
          const { statusCode, body } = await get(row, addressOf(row, { ...ids(), [part]: name }))
          expect(statusCode, `${part} ${name}: ${body}`).toBeLessThan(500)
        }
      }
    })

    test('refuses a query that cannot be decoded', async () => {
      for (const part of UNDECODABLE) {
        const { statusCode } = await get(row, `${path()}?filter[text]=${part}`)
        expect(statusCode, part).toBe(400)
      }
    })
  })

  describe('An address', () => {
    test.each(['//v2', '/v2', '/sc/v2', '//sc/v2', '/sc//v2'])('may begin with %s', async start => {
      const answer = await world.call('GET', `${start}/apps/${shop.appId}`)
      expect(answer).toMatchObject({ status: 200, body: { app: { id: shop.appId } } })
    })

    test('is decoded once', async () => {
      const users = `/v2/apps/${shop.appId}/users`
      for (const externalId of ['ann+1/x@example.com', '100%', '%41', 'a b', '../ann']) {
        await world.call('POST', users, { externalId })
        const { body } = await world.call('GET', `${users}/${encodeURIComponent(externalId)}`)
        expect(body.user?.externalId).toBe(externalId)
      }
    })

    test('whose parts are longer than any id is refused', async () => {
      const { status } = await world.call('GET', `/v2/apps/${'x'.repeat(13_000)}`)
      expect(status).toBe(400)
    })

    test('of 20 kB is refused', async () => {
      const call = request({
        host: address.hostname,
        port: address.port,
        path: `/${'x'.repeat(20_000)}`
      })
      const status = new Promise(resolve =>
        call.once('response', answer => resolve(answer.resume().statusCode))
      )
      call.once('error', () => {}).end()
      expect(await status).toBe(431)
    })
  })

  test.each([
    ['headers of 20 kB', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      400
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400
    ],
    ['a header that contains a line break', 'GET / HTTP/1.1\r\nhost: x\r\na: b\nc: d\r\n\r\n', 400],
    ['no HTTP', 'hello\r\n\r\n', 400]
  ])('a request with %s is refused', async (_name, sent, status) => {
    const socket = connect(Number(address.port), address.hostname)
    socket.end(sent)
    expect(await readAll(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })
})
