import type { InjectOptions } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { basic, openRestWorld, type RestWorld } from './rest-world'
import { openSdkWorld, type SdkWorld, sessionBody, type Visitor } from './sdk-world'
import { sendFile } from './upload'

/** Allows two requests at once, and one more per minute. */
const TWO = '2/1'
const MINUTE_MS = 60_000
const HERE = '192.0.2.1'
const ELSEWHERE = '192.0.2.2'

let world: SdkWorld
let restWorld: RestWorld | undefined

const open = async (env: Record<string, string>) => {
  world = await openSdkWorld({ env })
}

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: any
}

const inject = async (options: InjectOptions): Promise<Answer> => {
  const { statusCode, headers, body } = await (restWorld ?? world.server).app.inject(options)
  const isJson = String(headers['content-type']).includes('json')
  return { status: statusCode, headers, body: isJson ? JSON.parse(body) : body }
}

/** Counts the admitted ones of five requests, and checks that the others are told when to retry. */
const passing = async (call: (index: number) => Promise<Answer>): Promise<number> => {
  let passed = 0
  for (let index = 0; index < 5; index++) {
    const { status, headers, body } = await call(index)
    if (status !== 429) passed++
    else {
      expect(Number(headers['retry-after'])).toBeGreaterThan(50)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
      expect(JSON.stringify(body)).toMatch(
        /too[-_]many[-_]requests|^"Too many requests\. Try again/
      )
    }
  }
  return passed
}

/**
 * Checks that two requests are admitted, and after a minute one more, while the other client is not
 * affected.
 */
const isLimited = async (
  call: (index: number) => Promise<Answer>,
  other: (index: number) => Promise<Answer>,
  moveClock: (ms: number) => void
) => {
  expect(await passing(call)).toBe(2)
  const { status } = await other(9)
  expect(status).not.toBe(429)
  moveClock(MINUTE_MS)
  expect(await passing(index => call(index + 10))).toBe(1)
}

describe('Rate limits', () => {
  afterEach(async () => {
    await (restWorld ?? world).close()
    restWorld = undefined
  })

  describe('A visitor', () => {
    let ann: Visitor
    let bob: Visitor
    const moveClock = (ms: number) => void (world.server.skewMs += ms)
    const enter = async (name: string) => {
      await open({ [`PIPIT_RATE_${name}`]: TWO })
      ann = await world.addVisitor()
      bob = await world.addVisitor()
    }

    test.each<[string, (visitor: Visitor, index: number) => Promise<Answer>]>([
      ['WRITES', (visitor, index) => visitor.send(`message ${index}`)],
      ['WRITES', visitor => visitor.call('PATCH', '/user', {})],
      ['READS', visitor => visitor.call('GET', '/conversations')],
      ['POLLS', visitor => visitor.call('GET', '/events?after=0')],
      [
        'UPLOADS',
        (visitor, index) => sendFile(world, visitor, `${index}`, { name: 'a.txt', bytes: 'Hi' })
      ]
    ])('is limited by PIPIT_RATE_%s alone', async (name, call) => {
      await enter(name)
      await isLimited(
        index => call(ann, index),
        index => call(bob, index),
        moveClock
      )
    })

    test('who is refused has sent nothing', async () => {
      await enter('WRITES')
      for (const id of ['one', 'two', 'three']) await ann.send(id)
      const { body } = await ann.call('GET', `/conversations/${ann.conversationId}/messages`)
      expect(body.messages.map(({ text }: any) => text)).toEqual([
        'Message first',
        'Message one',
        'Message two'
      ])
      moveClock(MINUTE_MS)
      expect((await ann.send('three')).status).toBe(201)
    })

    test('gets the time to retry in the body too', async () => {
      await enter('READS')
      const read = () => ann.call('GET', '/user')
      await read()
      await read()
      const { body, headers } = await read()
      const retryAfterSeconds = Number(headers['retry-after'])
      const message = `Too many requests. Try again in ${retryAfterSeconds} s.`
      const error = { code: 'too-many-requests', message, retryAfterSeconds }
      expect(body).toEqual({ error })
    })

    test.each(['MESSAGES', 'APP_MESSAGES'])(
      'shares PIPIT_RATE_%s with the other visitors of its address and app',
      async name => {
        await enter(name)
        expect((await bob.send('one')).status).toBe(201)
        expect(await passing(index => ann.send(`message ${index}`))).toBe(1)
        expect((await ann.call('GET', '/user')).status).toBe(200)
      }
    )

    test.each(['VOLUME', 'APP_VOLUME'])(
      'shares the kilobytes of PIPIT_RATE_%s with the others, and is refused before the upload',
      async name => {
        await open({ [`PIPIT_RATE_${name}`]: '100/1' })
        ann = await world.addVisitor()
        bob = await world.addVisitor()
        const upload = (visitor: Visitor, id: string) =>
          sendFile(world, visitor, id, { name: 'a.txt', bytes: 'x'.repeat(60_000) })
        expect((await upload(ann, 'one')).status).toBe(201)
        const { status, headers } = await upload(bob, 'two')
        expect(status).toBe(429)
        expect(Number(headers['retry-after'])).toBeGreaterThan(60)
        expect((await bob.send('small')).status).toBe(201)
      }
    )

    test('shares PIPIT_RATE_VISITORS with the other visitors of the app', async () => {
      await enter('VISITORS')
      expect((await bob.call('GET', '/user')).status).toBe(200)
      expect(await passing(() => ann.call('GET', '/user'))).toBe(1)
    })
  })

  describe('An address', () => {
    const moveClock = (ms: number) => void (world.server.skewMs += ms)
    const from = (remoteAddress: string, url: string, rest: InjectOptions = {}) =>
      inject({ url, remoteAddress, ...rest })

    const openSessions = async (remoteAddress: string, index: number) => {
      const { id } = await world.addIntegration()
      const payload = sessionBody(id, { sessionKey: `a key of 128 random bits or more ${index}` })
      const url = `/sdk/v1/apps/${world.appId}/sessions`
      return from(remoteAddress, url, { method: 'POST', payload })
    }
    const login = (remoteAddress: string, appId: string) =>
      from(remoteAddress, `/sdk/v1/apps/${appId}/login`, {
        method: 'POST',
        payload: { authCode: 'a guess' }
      })

    test.each<[string, (address: string, index: number) => Promise<Answer>]>([
      ['SESSIONS', openSessions],
      ['SESSIONS', address => login(address, world.appId)],
      ['ADDRESS', address => from(address, '/healthz')],
      ['ADDRESS', address => from(address, '/v2/apps')],
      ['FAILURES', address => from(address, '/v2/apps')],
      ['FAILURES', address => from(address, `/sdk/v1/apps/${world.appId}/user`)],
      ['FAILURES', address => login(address, world.appId)]
    ])('is limited by PIPIT_RATE_%s alone', async (name, call) => {
      await open({ [`PIPIT_RATE_${name}`]: TWO })
      await world.addIntegration()
      await isLimited(
        index => call(HERE, index),
        index => call(ELSEWHERE, index),
        moveClock
      )
    })

    test('gets the same answer for an existing and an unknown app', async () => {
      await open({ PIPIT_RATE_SESSIONS: TWO })
      await passing(() => login(HERE, world.appId))
      const [known, unknown] = [await login(HERE, world.appId), await login(HERE, 'unknown')]
      expect(known.status).toBe(429)
      expect(unknown).toMatchObject({ status: 429, body: known.body })
    })

    test('that failed too often still admits valid credentials', async () => {
      await open({ PIPIT_RATE_FAILURES: TWO })
      const { appId } = world
      const key = await world.addKey()
      await world.addIntegration()
      expect(await passing(() => login(HERE, appId))).toBe(2)
      const token = signJwt(key, userClaims('ann', { exp: inSeconds(600) }))
      const { status } = await from(HERE, `/sdk/v1/apps/${appId}/login`, {
        method: 'POST',
        payload: { externalId: 'ann' },
        headers: { authorization: `Bearer ${token}` }
      })
      expect(status).toBe(201)
    })

    const ipv6 = (index: number) => `2001:db8:0:1::${index}`

    test('of IPv6 counts as its whole network', async () => {
      await open({ PIPIT_RATE_ADDRESS: TWO })
      expect(await passing(index => from(ipv6(index), '/v2/apps'))).toBe(2)
      expect((await from('2001:db8:0:2::1', '/v2/apps')).status).toBe(401)
    })

    test('of IPv6 counts with the networks around it, which may do more', async () => {
      await open({ PIPIT_RATE_ADDRESS: TWO })
      const countPassing = async (networks: string[]) => {
        let passed = 0
        for (const network of networks) {
          const { status } = await from(`${network}::1`, '/v2/apps')
          if (status !== 429) passed++
        }
        return passed
      }
      const ofHome = Array.from({ length: 12 }, (_, index) => `2001:db8:0:${100 + index}`)
      const ofSite = Array.from({ length: 40 }, (_, index) => `2001:db8:0:${index}00`)
      expect(await countPassing(ofHome)).toBe(2 * 4)
      expect(await countPassing(ofSite)).toBe(2 * 16 - 2 * 4)
      expect(await countPassing(['2001:db8:1:1'])).toBe(1)
    })

    const forwarded = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}, 198.51.100.7` })

    test('is not taken from a header, unless a proxy is trusted', async () => {
      await open({ PIPIT_RATE_ADDRESS: TWO })
      const call = (index: number) => from(HERE, '/v2/apps', { headers: forwarded(index) })
      expect(await passing(call)).toBe(2)
    })

    test('behind a proxy is what the proxy saw, not what the client claims', async () => {
      await open({ PIPIT_RATE_ADDRESS: TWO, PIPIT_TRUST_PROXY: '1' })
      const call = (index: number) => from(HERE, '/v2/apps', { headers: forwarded(index) })
      expect(await passing(call)).toBe(2)
      const headers = { 'x-forwarded-for': '198.51.100.8' }
      expect((await from(HERE, '/v2/apps', { headers })).status).toBe(401)
    })

    test('behind two proxies is what the first of them saw', async () => {
      await open({ PIPIT_RATE_ADDRESS: TWO, PIPIT_TRUST_PROXY: '2' })
      const call = (index: number) => from(HERE, '/v2/apps', { headers: forwarded(index) })
      expect(await passing(call)).toBe(5)
    })
  })

  describe('A business', () => {
    const enter = async (name: string) => {
      restWorld = await openRestWorld({ [`PIPIT_RATE_${name}`]: TWO })
      return { shop: await restWorld.addApp(), bank: await restWorld.addApp() }
    }
    type Business = Awaited<ReturnType<RestWorld['addApp']>>
    const asApp = ({ path, appKey }: Business) =>
      restWorld!.call('GET', path, undefined, { authorization: basic(appKey) })
    const asIntegration = ({ path, integrationKey }: Business) => {
      const headers = { authorization: basic(integrationKey) }
      return restWorld!.call(
        'GET',
        `${path}/users?filter[identities.email]=a@b.example`,
        undefined,
        headers
      )
    }

    test('is limited by PIPIT_RATE_KEYS with each key alone', async () => {
      const { shop, bank } = await enter('KEYS')
      const { moveClock } = restWorld!
      await isLimited(
        () => asApp(shop),
        () => asApp(bank),
        moveClock
      )
      expect((await asIntegration(shop)).status).toBe(200)
    })

    test('is limited by PIPIT_RATE_APPS with all keys together, and others cannot use it up', async () => {
      const { shop, bank } = await enter('APPS')
      const { moveClock } = restWorld!
      for (let count = 0; count < 5; count++) await asApp({ ...shop, appKey: bank.appKey })
      expect(await passing(index => (index % 2 ? asApp(shop) : asIntegration(shop)))).toBe(2)
      moveClock(MINUTE_MS)
      expect(await passing(() => asApp(shop))).toBe(1)
      expect(await passing(() => asApp(bank))).toBe(2)
    })

    test('is limited by PIPIT_RATE_WRITES in how often each member changes how they are shown', async () => {
      await enter('WRITES')
      const { moveClock } = restWorld!
      const ann = await restWorld!.signIn('ann@example.com')
      const bob = await restWorld!.signIn('bob@example.com')
      const rename = (headers: typeof ann) => (index: number) =>
        restWorld!.call('PATCH', '/console/api/me', { displayName: `Name ${index}` }, headers)
      await isLimited(rename(ann), rename(bob), moveClock)
      const me = await restWorld!.call('GET', '/console/api/me', undefined, ann)
      expect(me.body.user.displayName).toBe('Name 10')
    })

    test('that is refused has changed nothing', async () => {
      const { shop } = await enter('KEYS')
      const rename = (displayName: string) =>
        restWorld!.call('PATCH', shop.path, { displayName }, { authorization: basic(shop.appKey) })
      for (const name of ['one', 'two', 'three']) await rename(name)
      expect((await restWorld!.call('GET', shop.path)).body.app.displayName).toBe('two')
    })
  })

  test('no client is limited when limits are off', async () => {
    await open({ PIPIT_RATE_LIMITS: 'off', PIPIT_RATE_WRITES: TWO })
    const visitor = await world.addVisitor()
    expect(await passing(() => visitor.call('POST', '/conversations', {}))).toBe(5)
  })
})
