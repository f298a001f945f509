import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '../unit/fakes/random'
import { type Business, openBusiness, SITE } from './access-matrix/business'
import { addressOf, fillBody } from './access-matrix/call-row'
import { REST_ROWS, type Row, SDK_ROWS } from './access-matrix/rows'
import { sample, type Schemas } from './fuzz/sample'
import { spoil, spoilBytes } from './fuzz/spoil'
import { basic, openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'
import { bytesOf, formOf } from './upload'

interface Operation {
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
  responses: Record<string, unknown>
}

interface Fuzzed {
  payload: string | Buffer
  type: string
}

const SEED = 20_261_125
/** Bodies for each operation; the first of them in `npm test`. */
const BODIES = process.env['SHORT_RUN'] ? 20 : 50
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'multipart/form-data'
const SHOWN_CHARS = 300

let world: RestWorld
let document: { paths: Record<string, Record<string, Operation>>; components: { schemas: Schemas } }

const documentedPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')

const operationOf = ([method, path]: Row): Operation =>
  document.paths[documentedPath(path)]![method.toLowerCase()]!

const textsOf = ({ appId, ids }: Business): string[] => [
  'Hello',
  'ann@example.com',
  'en',
  'text',
  '2026-01-02T03:04:05.000Z',
  'https://127.0.0.1:9/a.png',
  `${PUBLIC_URL}/files/absent/a.png`,
  'conversation:message',
  appId,
  ...Object.values(ids)
]

const tokenOf = ([, path, access]: Row, { tokens, jwts }: Business): string => {
  if (!path.startsWith('/sdk')) return basic(world.accountKey)
  return `Bearer ${access === 'login' ? jwts.ann : tokens.ann}`
}

/** Makes bodies from the documented schema, and from one that works, each made wrong. */
const spoiledJson = (row: Row, shop: Business, random: () => number): Fuzzed[] => {
  const schema = operationOf(row).requestBody?.content[JSON_TYPE]?.schema
  const ids = { ...shop.ids, appId: shop.appId }
  const sampling = { random, schemas: document.components.schemas, texts: textsOf(shop) }
  return Array.from({ length: BODIES }, (_, index) => {
    const body = schema && index % 3 ? sample(schema, sampling) : JSON.parse(fillBody(row, ids))
    return { payload: JSON.stringify(spoil(body, random)), type: JSON_TYPE }
  })
}

const spoiledForms = async (random: () => number): Promise<Fuzzed[]> => {
  const file = { name: 'a.png', bytes: bytesOf('png') }
  const { body, headers } = await formOf({ clientMessageId: 'form' }, file)
  return Array.from({ length: BODIES }, () => ({
    payload: spoilBytes(body, random),
    type: String(headers['content-type'])
  }))
}

const ROWS = [...REST_ROWS, ...SDK_ROWS].filter(([, , , call]) => call?.body || call?.form)

describe('Bodies made wrong at random', () => {
  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
    document = (await world.call('GET', '/openapi.json')).body
  })
  afterAll(() => world.close())

  test('are sent to every operation that takes one', () => {
    const documented = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, { requestBody }]) => requestBody)
        .map(([method]) => `${method.toUpperCase()} ${path}`)
    )
    const called = ROWS.map(([method, path]) => `${method} ${documentedPath(path)}`)
    expect(documented.filter(each => !called.includes(each))).toEqual([])
  })

  test.each(ROWS.map((row, index) => [row[0], row[1], row, index] as const))(
    '%s %s answers as the document says',
    async (method, path, row, index) => {
      const random = createRandom(SEED + index)
      let shop = await openBusiness(world)
      const { requestBody, responses } = operationOf(row)
      const bodies = requestBody?.content[FORM_TYPE]
        ? await spoiledForms(random)
        : spoiledJson(row, shop, random)
      const undescribed: string[] = []
      for (const { payload, type } of bodies) {
        const { statusCode, body } = await world.app.inject({
          method,
          url: addressOf(row, { ...shop.ids, appId: shop.appId }),
          headers: { authorization: tokenOf(row, shop), origin: SITE, 'content-type': type },
          payload
        })
        if (path.endsWith('/logout') && statusCode < 300) shop = await openBusiness(world)
        if (statusCode >= 500 || !(statusCode in responses)) {
          const sent = payload.toString().slice(0, SHOWN_CHARS)
          undescribed.push(`${statusCode} ${body.slice(0, SHOWN_CHARS)} for ${sent}`)
        }
      }
      expect(undescribed).toEqual([])
      // Throws where a body since the last call is not as described.
      await world.call('GET', '/v2/apps')
    }
  )
})
