import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Business, ABSENT, openBusiness, SITE } from './access-matrix/business'
import { addressOf, fillBody, type Ids } from './access-matrix/call-row'
import { REST_ROWS, type Row, SDK_ROWS } from './access-matrix/rows'
import { basic, openRestWorld, type RestWorld } from './rest-world'

type Headers = Record<string, string>
type WrongCall = [wrong: string, url: string, headers: Headers, payload?: string]

const WRONG_VALUES = [null, true, 123_456, -1, '', 'x'.repeat(5_000), [], {}, [null], '\ud800']
const JSON_TYPE = { 'content-type': 'application/json' }

let world: RestWorld
let shop: Business
let document: { paths: Record<string, Record<string, { responses: object }>> }

/** Calls that go wrong, by what is wrong with them. */
const wrongCallsOf = (row: Row) => {
  const [method, path] = row
  const ids: Ids = { ...shop.ids, appId: shop.appId }
  const isClient = path.startsWith('/sdk')
  const right: Headers = {
    authorization: isClient ? `Bearer ${shop.tokens.ann}` : basic(world.accountKey),
    origin: SITE
  }
  const url = addressOf(row, ids)
  const body: Record<string, unknown> = JSON.parse(fillBody(row, ids))
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => row[3]?.as?.[name!] ?? name!)
  const [bare, query] = url.split('?')
  const queries = [
    'page[size]=x',
    'page[after]=x',
    'limit=x',
    'before=x',
    'offset=x',
    'after=x',
    'filter[type]=x'
  ]
  const calls: WrongCall[] = [
    ['no authorization', url, { origin: SITE }],
    ['wrong authorization', url, { ...right, authorization: 'Bearer x.y.z' }],
    ['a page that is not allowed', url, { ...right, origin: 'https://evil.example' }],
    ['the key of an integration', url, { ...right, authorization: basic(shop.integrationKey) }],
    // Without a cursor the stream of events begins, and does not end.
    ...(path.endsWith('/events') ? [] : [['no query', bare!, right] as [string, string, Headers]]),
    ...queries.map(
      each =>
        [each, `${bare}?${query ? `${query}&` : ''}${each}`, right] as [string, string, Headers]
    ),
    ['another host', url, { ...right, host: 'rebound.evil.example' }],
    ...names.flatMap((name): [string, string, Headers][] => {
      const unknown = addressOf(row, { ...ids, [name]: ABSENT })
      return [
        [`unknown ${name}`, unknown, right],
        [`${name} that cannot be decoded`, unknown.replace(ABSENT, '%ff'), right]
      ]
    })
  ]
  if (method === 'GET') return calls
  const withBody = (wrong: string, payload: string, more: Headers = JSON_TYPE) =>
    calls.push([wrong, url, { ...right, ...more }, payload])
  withBody('text that is no JSON', '{')
  withBody('an empty body', '{}')
  withBody('a list', '[]')
  withBody('XML', '<a/>', { 'content-type': 'application/xml' })
  withBody('a body that is too large', `"${'x'.repeat(200_000)}"`)
  withBody('a form without an end', '--x', { 'content-type': 'multipart/form-data; boundary=x' })
  for (const field of Object.keys(body))
    for (const value of WRONG_VALUES)
      withBody(
        `${field}: ${JSON.stringify(value).slice(0, 20)}`,
        JSON.stringify({ ...body, [field]: value })
      )
  return calls
}

/** Routes that delete what the calls after them need are called last. */
const ROWS = [...REST_ROWS, ...SDK_ROWS].filter(([method]) => method !== 'DELETE')
const DELETIONS = [...REST_ROWS, ...SDK_ROWS].filter(([method]) => method === 'DELETE')

describe('Calls that go wrong', () => {
  beforeAll(async () => {
    world = await openRestWorld({
      PIPIT_RATE_LIMITS: 'off',
      PIPIT_ALLOWED_HOSTS: 'chat.example.com'
    })
    document = (await world.call('GET', '/openapi.json')).body
  })
  afterAll(() => world.close())

  test.each([...ROWS, ...DELETIONS])('%s %s gets answers that are described', async (...row) => {
    const [method, path] = row
    const undocumented: string[] = []
    shop = await openBusiness(world)
    const make = async ([wrong, url, headers, payload]: WrongCall) => {
      const { statusCode, body } = await world.app.inject({
        method,
        url,
        headers,
        ...(payload !== undefined && { payload })
      })
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      if (!operation || statusCode === 500 || !(statusCode in operation.responses))
        undocumented.push(`${wrong}: ${statusCode} ${body.slice(0, 160)}`)
    }
    // Half a second each, in which other processes may answer.
    if (path.endsWith('/connection')) await Promise.all(wrongCallsOf(row).map(make))
    else for (const call of wrongCallsOf(row)) await make(call)
    expect(undocumented).toEqual([])
    // Throws where a body since the last call is not as described.
    await world.call('GET', '/v2/apps')
  })
})
