import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createConsoleUser } from '../../src/server/domain/flows'
import { loginThrottle } from '../../src/server/http/console/login-throttle'
import { longTest } from '../browser/short-run'
import { countInMemory } from './count-in-memory'
import { openRestWorld, type RestWorld } from './rest-world'

const EMAIL = 'Owner@Example.com'
const PASSWORD = 'correct horse battery'

let world: RestWorld
const open = async (env?: Record<string, string>) => {
  world = await openRestWorld(env)
  await createConsoleUser(world.domain, { email: EMAIL, password: PASSWORD })
}
afterEach(() => world.close())

const signIn = (
  email = EMAIL,
  password = PASSWORD,
  remoteAddress?: string,
  headers: Record<string, string> = {}
) =>
  world.app.inject({
    method: 'POST',
    url: '/console/api/session',
    payload: { email, password },
    headers,
    ...(remoteAddress !== undefined && { remoteAddress })
  })

/** Lists the cookies that an answer sets. */
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat() as string[]

/** Data that a browser keeps of a session. */
const enter = async () => {
  const answer = await signIn()
  const cookie = cookiesOf(answer)[0]!.split(';')[0]!
  return { cookie, csrf: answer.json().csrfToken as string }
}

describe('Signing in', () => {
  beforeEach(() => open())

  test('sets a cookie that no script and no other site can use, and returns the user', async () => {
    const shop = await world.addApp('Shop')
    const answer = await signIn(' owner@example.COM ')
    expect(answer.statusCode).toBe(201)
    expect(cookiesOf(answer)[0]).toMatch(
      /^pipit_console=[\w-]{64}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      user: { id: expect.any(String), email: 'owner@example.com', role: 'owner' },
      csrfToken: expect.stringMatching(/^[\w-]{64}$/),
      apps: [{ id: shop.id, displayName: 'Shop' }]
    })
    const { cookie } = await enter()
    const me = await world.call('GET', '/console/api/me', undefined, { cookie: `a=b; ${cookie}` })
    expect(me.status).toBe(200)
    expect(me.body.user).toEqual(answer.json().user)
  })

  test('stores neither password nor token', async () => {
    const { cookie } = await enter()
    const { read } = world.storage
    const users = await read.selectFrom('consoleUsers').selectAll().execute()
    const sessions = await read.selectFrom('consoleSessions').selectAll().execute()
    expect(users[0]!.passwordHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(sessions)).not.toContain(cookie.split('=')[1])
  })

  test('gives the same answer for a wrong password and an unknown user', async () => {
    const [wrong, unknown] = [await signIn(EMAIL, 'wrong'), await signIn('no@example.com', 'wrong')]
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual(unknown.json())
    expect(wrong.headers).not.toHaveProperty('set-cookie')
  })

  test.each([
    [{}],
    [{ email: EMAIL }],
    [{ email: EMAIL, password: 5 }],
    [{ email: EMAIL, password: 'x'.repeat(1025) }]
  ])('refuses %j', async payload => {
    expect((await world.call('POST', '/console/api/session', payload, {})).status).toBe(400)
  })

  test('refuses a form that another site could send', async () => {
    const { status } = await world.call(
      'POST',
      '/console/api/session',
      new URLSearchParams({ email: EMAIL, password: PASSWORD }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' }
    )
    expect(status).toBe(415)
  })
})

describe('A session', () => {
  beforeEach(() => open())

  const me = (cookie: string) => world.call('GET', '/console/api/me', undefined, { cookie })

  test('ends by signing out, which needs the CSRF token', async () => {
    const { cookie, csrf } = await enter()
    const leave = (headers: Record<string, string>) =>
      world.call('DELETE', '/console/api/session', undefined, { cookie, ...headers })
    expect((await leave({})).status).toBe(403)
    expect((await leave({ 'x-csrf-token': `${csrf}x` })).status).toBe(403)
    expect((await me(cookie)).status).toBe(200)
    const { status, body, headers } = await leave({ 'x-csrf-token': csrf })
    expect({ status, body }).toEqual({ status: 200, body: {} })
    expect(headers['set-cookie']).toContain('Max-Age=0')
    expect((await me(cookie)).status).toBe(401)
  })

  test('ends after a week', async () => {
    const { cookie } = await enter()
    world.moveClock(7 * 86_400_000 - 60_000)
    expect((await me(cookie)).status).toBe(200)
    world.moveClock(61_000)
    expect((await me(cookie)).status).toBe(401)
  })

  test.each(['', 'pipit_console=', 'pipit_console=x', 'xpipit_console=x'])(
    'is not created by the cookie "%s"',
    async cookie => {
      expect((await me(cookie)).status).toBe(401)
    }
  )

  test('changes data over REST with its CSRF token only', async () => {
    const shop = await world.addApp()
    const { cookie, csrf } = await enter()
    const call = (method: 'GET' | 'PATCH', headers: Record<string, string>) =>
      world.call(
        method,
        shop.path,
        method === 'PATCH' ? { displayName: 'New' } : undefined,
        headers
      )
    expect((await call('GET', { cookie })).status).toBe(200)
    expect((await call('PATCH', { cookie })).status).toBe(403)
    const other = await enter()
    expect((await call('PATCH', { cookie, 'x-csrf-token': other.csrf })).status).toBe(403)
    expect((await call('PATCH', { cookie, 'x-csrf-token': csrf })).body.app.displayName).toBe('New')
  })

  test('does not authorize a request with a wrong key', async () => {
    const shop = await world.addApp()
    const { cookie } = await enter()
    const authorization = 'Basic eDp5'
    expect((await world.call('GET', shop.path, undefined, { cookie, authorization })).status).toBe(
      401
    )
  })
})

describe('Too many attempts', () => {
  beforeEach(() => open())

  const attempt = (email: string, index: number) => signIn(email, 'wrong', `10.0.0.${index}`)

  test('from one address block that account for that address for a while', async () => {
    for (let count = 1; count <= 10; count++) expect((await attempt(EMAIL, 1)).statusCode).toBe(401)
    const stopped = await signIn(EMAIL, PASSWORD, '10.0.0.1')
    expect(stopped.statusCode).toBe(429)
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    expect(stopped.json().errors[0].code).toBe('too_many_requests')
    world.moveClock(60_000)
    expect((await signIn(EMAIL, PASSWORD, '10.0.0.1')).statusCode).toBe(201)
    expect((await signIn(EMAIL, PASSWORD, '10.0.0.1')).statusCode).toBe(429)
  })

  longTest('elsewhere do not block the account', async () => {
    for (let count = 1; count <= 11; count++) await attempt(EMAIL, 1)
    expect((await signIn(EMAIL, PASSWORD, '10.0.0.2')).statusCode).toBe(201)
  })

  longTest('block an account that does not exist in the same way', async () => {
    const email = 'no@example.com'
    for (let count = 1; count <= 10; count++) expect((await attempt(email, 1)).statusCode).toBe(401)
    expect((await attempt(email, 1)).statusCode).toBe(429)
  })

  test('block one address, and no other', async () => {
    const asOther = (index: number) => attempt(`${index}@example.com`, 1)
    for (let index = 1; index <= 20; index++) expect((await asOther(index)).statusCode).toBe(401)
    expect((await asOther(21)).statusCode).toBe(429)
    expect((await signIn(EMAIL, PASSWORD, '10.0.0.2')).statusCode).toBe(201)
  })

  longTest('from the networks of one home count together', async () => {
    const fromHome = (index: number) =>
      signIn(EMAIL, 'wrong', `2001:db8:1:${(0x100 + index).toString(16)}::1`)
    const answers: number[] = []
    for (let index = 0; index < 41; index++) answers.push((await fromHome(index)).statusCode)
    expect(answers).toEqual([...Array<number>(40).fill(401), 429])
    expect((await signIn(EMAIL, PASSWORD, '2001:db8:1:200::1')).statusCode).toBe(201)
  })

  describe('From many addresses, attempts', () => {
    const FIRST_TRIES = 3
    const guess = async (addresses: number, tries: number) => {
      const clock = () => 0
      const throttle = loginThrottle(clock, countInMemory(clock))
      let passed = 0
      const attempt = async (address: string) => {
        await throttle({ email: EMAIL, address })()
        passed++
      }
      for (let index = 0; index < addresses; index++) {
        try {
          for (let count = 0; count < tries; count++) await attempt(`10.0.${index}`)
        } catch {
          // The next address continues.
        }
      }
      return { passed, attempt }
    }

    test('do not block a user at a new address', async () => {
      const { attempt } = await guess(9_999, 10)
      for (let count = 0; count < FIRST_TRIES; count++) await attempt('192.0.2.1')
      await expect(attempt('192.0.2.1')).rejects.toThrow(/^Too many attempts\. Try again in 6 s\.$/)
    })

    test('share one limit once each address has used its first attempts', async () => {
      expect((await guess(100, 10)).passed).toBe(100 * FIRST_TRIES + 300)
    })

    test('are limited per account, however many addresses there are', async () => {
      const { passed, attempt } = await guess(20_000, 10)
      expect(passed).toBe(30_300)
      await expect(attempt('192.0.2.1')).rejects.toThrow(/^Too many attempts\./)
    })
  })
})

describe('Settings', () => {
  test('over https restrict the cookie to https', async () => {
    await open({ PIPIT_PUBLIC_URL: 'https://chat.example.com' })
    const cookies = cookiesOf(await signIn())
    expect(cookies.map(cookie => cookie.split('=')[0])).toEqual([
      '__Host-pipit_console',
      '__Host-pipit_known_browser'
    ])
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; .*; Secure$/)
  })

  test('over https ignore a session cookie that another host of the domain could set', async () => {
    await open({ PIPIT_PUBLIC_URL: 'https://chat.example.com' })
    const { cookie } = await enter()
    const me = (cookie: string) => world.call('GET', '/console/api/me', undefined, { cookie })
    expect((await me(cookie)).status).toBe(200)
    expect((await me(cookie.replace('__Host-', ''))).status).toBe(401)
  })

  test('that turn the rate limits off keep the guard of passwords', async () => {
    await open({ PIPIT_RATE_LIMITS: 'off' })
    for (let index = 1; index <= 10; index++) {
      expect((await signIn(EMAIL, 'wrong')).statusCode).toBe(401)
    }
    expect((await signIn(EMAIL, 'wrong')).statusCode).toBe(429)
  })
})

describe('A console user', () => {
  beforeEach(() => open())

  test('needs a unique e-mail and a password of eight characters', async () => {
    const add = (email: string, password: string) =>
      createConsoleUser(world.domain, { email, password })
    await expect(add('owner@example.com', PASSWORD)).rejects.toThrow('can sign in already')
    await expect(add('b@example.com', '1234567')).rejects.toThrow('at least 8 characters, got 7')
    await expect(add('b@example.com', '12345678')).resolves.toMatchObject({
      email: 'b@example.com'
    })
  })
})
