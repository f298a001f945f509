import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPasswordGate, PasswordsBusy } from '../../src/server/auth'
import { createConsoleUser, sealPasswordReset } from '../../src/server/domain/flows'
import { createSignInGuard } from '../../src/server/http/console/guard-sign-ins'
import { countInMemory } from './count-in-memory'
import { openRestWorld, type RestWorld } from './rest-world'

const EMAIL = 'owner@example.com'
const PASSWORD = 'correct horse battery'
const AT_ONCE = 2
const WAITING = 16
const ATTACKERS = 200

describe('A flood of sign-ins from changing networks', () => {
  let world: RestWorld
  beforeEach(async () => {
    world = await openRestWorld()
    await createConsoleUser(world.domain, { email: EMAIL, password: PASSWORD })
  })
  afterEach(() => world.close())

  const signIn = (password: string, remoteAddress: string, cookie = '') =>
    world.app.inject({
      method: 'POST',
      url: '/console/api/session',
      payload: { email: EMAIL, password },
      remoteAddress,
      headers: { cookie }
    })
  const flood = () =>
    Array.from({ length: ATTACKERS }, (_, index) => signIn('wrong', `198.51.${index}.1`))

  test('has few of its passwords checked, and the others are told when to retry', async () => {
    const answers = await Promise.all(flood())
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(AT_ONCE + WAITING)
    expect(refused).toHaveLength(ATTACKERS - AT_ONCE - WAITING)
    expect(refused[0]!.headers['retry-after']).toBe('2')
    expect(refused[0]!.json().errors[0]).toEqual({
      code: 'unavailable',
      title: 'Too many people sign in at this moment. Try again in 2 s.'
    })
    expect(world.logged().filter(line => line.includes('request.failed'))).toEqual([])
  })

  test('lets the owner in by a link of the machine of the server, which no flood holds up', async () => {
    const token = await sealPasswordReset(world.domain, EMAIL)
    const attack = flood()
    const reset = world.app.inject({
      method: 'POST',
      url: '/console/api/reset',
      payload: { token, password: 'another horse battery' },
      remoteAddress: '192.0.2.1'
    })
    expect((await reset).statusCode).toBe(201)
    const refused = (await Promise.all(attack)).filter(({ statusCode }) => statusCode === 503)
    expect(refused.length).toBeGreaterThan(0)
  })

  test('does not lock out the owner in a browser that has signed in before', async () => {
    const cookie = [(await signIn(PASSWORD, '192.0.2.1')).headers['set-cookie'] ?? []]
      .flat()
      .find(text => text.startsWith('pipit_known_browser='))!
      .split(';')[0]!
    const attack = flood()
    expect((await signIn(PASSWORD, '192.0.2.1', cookie)).statusCode).toBe(201)
    // The mark is no proof: the password counts, and guesses with it are limited too.
    expect((await signIn('wrong', '192.0.2.1', cookie)).statusCode).toBe(401)
    await Promise.all(attack)
    const guesses = []
    for (let count = 0; count < 20; count++) {
      guesses.push((await signIn('wrong', `198.51.100.${count}`, cookie)).statusCode)
    }
    expect(guesses).toContain(429)
  })
})

describe('The gate of password checks', () => {
  test('runs two at once, preferred ones first, and frees the place of one that fails', async () => {
    const gate = createPasswordGate()
    const started: string[] = []
    const ends: (() => void)[] = []
    const add = (name: string, isPreferred = false) =>
      gate.run(isPreferred, async () => {
        started.push(name)
        await new Promise<void>((_, reject) => ends.push(() => reject(new Error(name))))
      })
    const runs = [add('a'), add('b'), add('c'), add('known', true)].map(run =>
      run.catch(({ message }: Error) => message)
    )
    expect(started).toEqual(['a', 'b'])
    ends[0]!()
    expect(await runs[0]).toBe('a')
    expect(started).toEqual(['a', 'b', 'known'])
    ends[1]!()
    expect(await runs[1]).toBe('b')
    expect(started).toEqual(['a', 'b', 'known', 'c'])
    ends.slice(2).forEach(end => end())
    await Promise.all(runs)
  })

  test('refuses a check when sixteen wait', async () => {
    const gate = createPasswordGate()
    let open!: () => void
    const opened = new Promise<void>(resolve => (open = resolve))
    const runs = Array.from({ length: AT_ONCE + WAITING }, () => gate.run(false, () => opened))
    await expect(gate.run(false, () => opened)).rejects.toBeInstanceOf(PasswordsBusy)
    const preferred = gate.run(true, () => opened)
    open()
    await Promise.all([...runs, preferred])
  })
})

describe('The guard of sign-ins', () => {
  test('counts unknown browsers together, whatever their networks and accounts', async () => {
    const guard = createSignInGuard(
      () => 0,
      countInMemory(() => 0)
    )
    const attempt = (index: number, browserId?: string) =>
      guard(
        { email: `${index}@example.com`, address: `10.0.0.${index}`, browserId },
        async () => true
      )
    for (let index = 0; index < 1_000; index++) await attempt(index)
    await expect(attempt(1_000)).rejects.toThrow('Too many attempts. Try again in 1 s.')
    await expect(attempt(1_000, 'known')).resolves.toBe(true)
  })
})
