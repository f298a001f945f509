import { Agent, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BODY_MAX_BYTES } from '../../src/protocol'
import corpus from '../fixtures/json/test_parsing.json' with { type: 'json' }
import { type Business, openBusiness } from './access-matrix/business'
import { addressOf, fillBody, type Ids } from './access-matrix/call-row'
import { asEachMember, callersOf } from './access-matrix/callers'
import { OTHER_ROWS, REST_ROWS, type Row, SDK_ROWS } from './access-matrix/rows'
import { OWNERS } from './access-matrix/verdicts'
import { openRestWorld, type RestWorld } from './rest-world'

const CONNECTIONS = 16
const ANSWER_MS = 60_000
const JSON_TYPE = 'application/json'
/** Lists nested in each other. */
const DEEP = '['.repeat(33) + ']'.repeat(33)
const UNREADABLE = 'The body is not valid JSON.'

const FILES: [name: string, body: Buffer][] = [
  ...Object.entries(corpus).map<[string, Buffer]>(([name, base64]) => [
    name,
    Buffer.from(base64, 'base64')
  ]),
  ['n_structure_open_array_object', Buffer.from(`${'[{"":'.repeat(50_000)}\n`)],
  ['n_structure_100000_opening_arrays', Buffer.from('['.repeat(100_000))]
]
/**
 * In `npm test`, and on PostgreSQL, which no body reaches before it is read, each route gets one body of so many;
 * its neighbours get the others.
 */
const STEP = Math.max(
  process.env['SHORT_RUN'] ? 12 : 1,
  process.env['DATABASE'] === 'postgres' ? 6 : 1
)
/** Invalid JSON first, since the other bodies may end the session. */
const BODIES = ['n_', 'i_', 'y_'].flatMap(kind => FILES.filter(([name]) => name.startsWith(kind)))

/** Calls of outside services are checked by their secret first; their own tests send invalid bodies. */
const WITH_BODY = [...REST_ROWS, ...SDK_ROWS, ...OTHER_ROWS].filter(
  ([method, path]) =>
    method !== 'GET' && method !== 'DELETE' && !/^\/(channels|mail\/inbound)\b/.test(path)
)
/** Routes that mails lead to; they take forms only. */
const isForm = ([, path]: Row) => path.startsWith('/mail/')

/** All routes with a body of JSON; ending the session comes last. */
const ROWS = WITH_BODY.filter(row => !isForm(row)).toSorted(
  ([, a], [, b]) => Number(a.endsWith('/logout')) - Number(b.endsWith('/logout'))
)

interface Answer {
  status: number
  body: string
}

let world: RestWorld
let shop: Business
let port: number
let signedIn: Record<string, string>
let callers: ReturnType<typeof callersOf>
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Creates the data again where earlier calls may have changed them. */
const openShop = async () => {
  shop = await openBusiness(world)
  callers = callersOf(world, shop, shop, asEachMember(signedIn))
}

const ids = (): Ids => ({ ...shop.ids, appId: shop.appId })

const send = (row: Row, body: Buffer | string, type = JSON_TYPE): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { ...callers[OWNERS[row[2]]], 'content-type': type }
    const call = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: row[0],
        path: addressOf(row, ids()),
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        timeout: ANSWER_MS
      },
      answer => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.once('end', () => resolve({ status: answer.statusCode!, body: text }))
      }
    )
    call.once('timeout', () => call.destroy(new Error('no answer')))
    call.once('error', reject)
    call.end(body)
  })

/** Returns the problem of a response, or undefined. */
const complain = (name: string, { status, body }: Answer): string | undefined => {
  const is = `${name} is answered with ${status} ${body.slice(0, 200)}`
  if (status >= 500) return is
  if (name.startsWith('n_')) return [400, 413].includes(status) ? undefined : is
  return name.startsWith('y_') && body.includes(UNREADABLE) ? is : undefined
}

const problemsOf = async (row: Row, type?: string): Promise<string[]> => {
  const problems: string[] = []
  const first = WITH_BODY.indexOf(row) % STEP
  for (const [name, body] of BODIES.filter((_, index) => index % STEP === first)) {
    const problem = complain(name, await send(row, body, type))
    if (problem) problems.push(`${row[0]} ${row[1]}: ${problem}`)
  }
  return problems
}

describe('JSON bodies', () => {
  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
    signedIn = await world.signIn()
    await openShop()
    port = Number(new URL(await world.app.listen({ host: '127.0.0.1', port: 0 })).port)
  })
  afterAll(async () => {
    agent.destroy()
    await world.close()
  })

  test('of any content are accepted if they are JSON and refused otherwise', async () => {
    const queue = [...ROWS]
    const problems: string[] = []
    const work = async () => {
      for (let row = queue.shift(); row; row = queue.shift()) {
        problems.push(...(await problemsOf(row)))
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, work))
    expect(problems).toEqual([])
  }, 900_000)

  test('of the client API may be sent as text', async () => {
    const row = SDK_ROWS.find(([, path]) => path.endsWith('/sessions'))!
    expect(await problemsOf(row, 'text/plain')).toEqual([])
  })

  test.each(WITH_BODY.filter(isForm))('are refused by %s %s, which takes forms', async (...row) => {
    expect((await send(row, '{}')).status).toBe(415)
  })

  describe('A body', () => {
    beforeAll(openShop)

    const bodyOf = (row: Row) => JSON.parse(fillBody(row, ids())) as object

    test.each(ROWS)('that is nested too deep is refused by %s %s', async (...given) => {
      const row = given
      for (const name of [...Object.keys(bodyOf(row)), 'metadata']) {
        const sent = JSON.stringify({ ...bodyOf(row), [name]: 'here' }).replace('"here"', DEEP)
        const answer = await send(row, sent)
        expect(answer.status, name).toBe(400)
        expect(answer.body).toContain('The body is nested more than 32 levels deep.')
      }
    })

    test.each(ROWS)('of more than 100 kB is refused by %s %s', async (...given) => {
      const row = given
      const sent = JSON.stringify(bodyOf(row)) + ' '.repeat(BODY_MAX_BYTES)
      expect((await send(row, sent)).status).toBe(413)
    })
  })
})
