import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createConsoleUser, sealPasswordReset } from '../../src/server/domain/flows'
import { longTest } from '../browser/short-run'
import { createAuthenticator } from '../util/software-authenticator'
import { openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'

type Headers = Record<string, string>
type Forgery = Parameters<ReturnType<typeof createAuthenticator>['get']>[1]

const PASSKEYS = '/console/api/passkeys'
const SIGN_IN = '/console/api/session/passkey'
const ANN = { email: 'ann@example.com', password: 'correct horse' }
const BOB = { email: 'bob@example.com', password: 'correct horse' }
const MINUTE_MS = 60_000

let world: RestWorld
let annId: string
let ann: Headers

const post = (path: string, body?: object, headers: Headers = {}) =>
  world.call('POST', path, body, headers)

const list = async (headers: Headers) =>
  (await world.call('GET', PASSKEYS, undefined, headers)).body.passkeys

const me = async (headers: Headers) =>
  (await world.call('GET', '/console/api/me', undefined, headers)).status

/** Reads the headers of a session from the answer that opened it. */
const sessionOf = ({ headers, body }: Awaited<ReturnType<typeof post>>): Headers => ({
  cookie: [headers['set-cookie'] ?? []]
    .flat()
    .map(cookie => String(cookie).split(';')[0])
    .join('; '),
  'x-csrf-token': body.csrfToken
})

const begin = (headers = ann, password = ANN.password) =>
  post(`${PASSKEYS}/set-up`, { password }, headers)

const newAuthenticator = () => createAuthenticator(PUBLIC_URL)

/** Adds a passkey of an authenticator. */
const add = async (device = newAuthenticator(), headers = ann, forged: Forgery = {}) => {
  const { body } = await begin(headers)
  const credential = device.create(body.options, forged)
  const confirmation = { token: body.token, displayName: 'Laptop', credential }
  return { device, confirmation, answer: await post(PASSKEYS, confirmation, headers) }
}

const beginSignIn = async (headers: Headers = {}) =>
  (await post(`${SIGN_IN}/challenge`, undefined, headers)).body

const signIn = async (
  device: ReturnType<typeof newAuthenticator>,
  forged: Forgery = {},
  headers: Headers = {}
) => {
  const { options, token } = await beginSignIn(headers)
  return post(SIGN_IN, { token, credential: device.get(options, forged) }, headers)
}

beforeEach(async () => {
  world = await openRestWorld()
  annId = (await createConsoleUser(world.domain, ANN)).id
  ann = await world.openSession(annId)
})
afterEach(() => world.close())

describe('A passkey', () => {
  test('is added with the password, is listed, and signs in without it', async () => {
    expect(await list(ann)).toEqual([])
    expect((await begin(ann, 'wrong')).status).toBe(400)
    const { body } = await begin()
    expect(body.options).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Pipit' },
      user: { name: ANN.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' }
    })
    const { device, answer } = await add()
    expect(answer.status).toBe(201)
    const [{ lastUsedAt, ...listed }] = await list(ann)
    expect(listed).toEqual(answer.body.passkey)
    expect([listed.displayName, lastUsedAt]).toEqual(['Laptop', undefined])

    const entered = await signIn(device)
    expect([entered.status, entered.body.user.email]).toEqual([201, ANN.email])
    expect(await me(sessionOf(entered))).toBe(200)
    expect((await list(ann))[0].lastUsedAt).toBeDefined()
  })

  test('signs in where two-step verification is on, and asks for no code', async () => {
    const { device } = await add()
    await world.domain.write(tx =>
      tx.db
        .insertInto('secondFactors')
        .values({ id: annId, secret: 'sealed', lastStep: 0, createdAt: tx.now })
        .execute()
    )
    expect((await post('/console/api/session', ANN)).status).toBe(202)
    expect((await signIn(device)).status).toBe(201)
  })

  test('is added by its own challenge only: not late, twice, or for someone else', async () => {
    const bob = await world.signIn(BOB.email, BOB.password)
    const device = newAuthenticator()
    const answer = async (headers: Headers, lateMs = 0) => {
      const { body } = await begin()
      world.moveClock(lateMs)
      const credential = device.create(body.options)
      return post(PASSKEYS, { token: body.token, displayName: 'Key', credential }, headers)
    }
    expect((await answer(ann, 5 * MINUTE_MS)).status).toBe(409)
    expect((await answer(bob)).status).toBe(409)
    const { confirmation, answer: added } = await add()
    await post(`${PASSKEYS}/${added.body.passkey.id}/removal`, { password: ANN.password }, ann)
    expect((await post(PASSKEYS, confirmation, ann)).status).toBe(409)
    expect(await list(ann)).toEqual([])
  })

  test.each<[string, Forgery]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['an authenticator that has not verified its user', { isVerified: false }]
  ])('is not added for %s', async (_, forged) => {
    expect((await add(newAuthenticator(), ann, forged)).answer.status).toBe(409)
    expect(await list(ann)).toEqual([])
  })

  test('that somebody has is not added by another', async () => {
    const { device } = await add()
    const bob = await world.signIn(BOB.email, BOB.password)
    expect((await add(device, bob)).answer.status).toBe(409)
    expect((await add(device)).answer.status).toBe(409)
    expect(await list(bob)).toEqual([])
  })

  test('is not made where there are 20, nor a second one in the same authenticator', async () => {
    const { device } = await add()
    const { body } = await begin()
    expect(body.options.excludeCredentials).toEqual([
      { type: 'public-key', id: device.credentialId }
    ])
    for (let count = 1; count < 20; count++) {
      // Passwords are limited to one a minute.
      world.moveClock(MINUTE_MS)
      await add()
    }
    world.moveClock(MINUTE_MS)
    expect((await begin()).status).toBe(409)
  })

  test('is renamed and removed by its owner only, and removed with the password only', async () => {
    const { device, answer } = await add()
    const { id } = answer.body.passkey
    const bob = await world.signIn(BOB.email, BOB.password)
    const rename = (headers: Headers) =>
      world.call('PATCH', `${PASSKEYS}/${id}`, { displayName: 'Phone' }, headers)
    const remove = (headers: Headers, password = ANN.password) =>
      post(`${PASSKEYS}/${id}/removal`, { password }, headers)
    expect([(await rename(bob)).status, (await remove(bob)).status]).toEqual([404, 404])
    expect((await remove(ann, 'wrong')).status).toBe(400)
    expect((await rename(ann)).status).toBe(200)
    expect(await list(ann)).toMatchObject([{ displayName: 'Phone' }])
    expect((await remove(ann)).status).toBe(200)
    expect((await remove(ann)).status).toBe(404)
    expect((await signIn(device)).status).toBe(401)
  })
})

describe('Signing in with a passkey', () => {
  test.each<[string, Forgery]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['an authenticator that has not verified its user', { isVerified: false }],
    ['a counter that does not grow', { counter: 1 }],
    ['the id of another user', { userHandle: 'AAAA' }]
  ])('is refused for %s', async (_, forged) => {
    const { device } = await add()
    const refused = await signIn(device, forged)
    expect([refused.status, refused.headers['set-cookie']]).toEqual([401, undefined])
    expect((await signIn(device, { counter: 2 })).status).toBe(201)
  })

  test('is refused for a passkey that no one has, and for the key of another', async () => {
    await add()
    const bob = await world.signIn(BOB.email, BOB.password)
    const { device: ofBob } = await add(newAuthenticator(), bob)
    expect((await signIn(newAuthenticator(), { userHandle: 'AAAA' })).status).toBe(401)
    const { device } = await add()
    const { options, token } = await beginSignIn()
    const credential = { ...ofBob.get(options), id: device.credentialId }
    expect((await post(SIGN_IN, { token, credential })).status).toBe(401)
  })

  test('takes a challenge once, also at the same time, and within five minutes', async () => {
    const { device } = await add()
    const { options, token } = await beginSignIn()
    const answers = [device.get(options), device.get(options)]
    const statuses = await Promise.all(
      answers.map(async credential => (await post(SIGN_IN, { token, credential })).status)
    )
    expect(statuses.sort()).toEqual([201, 401])
    const again = { token, credential: device.get(options) }
    expect((await post(SIGN_IN, again)).status).toBe(401)

    const late = await beginSignIn()
    world.moveClock(5 * MINUTE_MS)
    const credential = device.get(late.options)
    expect((await post(SIGN_IN, { token: late.token, credential })).status).toBe(404)
    expect((await post(SIGN_IN, { token: 'guessed', credential })).status).toBe(404)
    expect((await signIn(device)).status).toBe(201)
    const { read } = world.storage
    expect(await read.selectFrom('spentChallenges').selectAll().execute()).toHaveLength(1)
  })

  test('goes on with an authenticator that does not count', async () => {
    const { device } = await add(newAuthenticator(), ann, { counter: 0 })
    expect((await signIn(device, { counter: 0 })).status).toBe(201)
    expect((await signIn(device, { counter: 0 })).status).toBe(201)
  })

  test('is refused on a page elsewhere', async () => {
    const { device } = await add()
    const elsewhere = { origin: 'https://evil.example' }
    expect((await post(`${SIGN_IN}/challenge`, undefined, elsewhere)).status).toBe(403)
    const { options, token } = await beginSignIn()
    const body = { token, credential: device.get(options) }
    expect((await post(SIGN_IN, body, elsewhere)).status).toBe(403)
  })

  test('is refused for a deactivated member, and for one who was removed', async () => {
    const owner = await world.signIn('owner@example.com')
    const { device } = await add()
    await post(`/console/api/team/${annId}/deactivation`, undefined, owner)
    expect((await signIn(device)).status).toBe(403)
    await world.call('DELETE', `/console/api/team/${annId}`, undefined, owner)
    expect((await signIn(device)).status).toBe(401)
    const { read } = world.storage
    expect(await read.selectFrom('passkeys').selectAll().execute()).toEqual([])
  })

  longTest('counts as an attempt with a password, but goes on in a known browser', async () => {
    const { device } = await add()
    const known = sessionOf(await signIn(device))
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) {
      statuses.push((await signIn(device, { challenge: 'AAAA' })).status)
    }
    expect(statuses).toEqual([...Array<number>(8).fill(401), 429, 429, 429])
    expect((await post('/console/api/session', ANN)).status).toBe(429)
    const { cookie = '' } = known
    expect((await signIn(device, {}, { cookie })).status).toBe(201)
  })

  test('goes on after another password was set', async () => {
    const { device } = await add()
    const token = await sealPasswordReset(world.domain, ANN.email)
    await post('/console/api/reset', { token, password: 'another horse' })
    expect((await signIn(device)).status).toBe(201)
  })
})

describe('Signing in with a passkey at the public address', () => {
  test('is for that host, whichever was called', async () => {
    await world.close()
    world = await openRestWorld({ PIPIT_PUBLIC_URL: 'https://chat.example.com' })
    const { options } = await beginSignIn({ host: 'localhost' })
    expect(options).toMatchObject({ rpId: 'chat.example.com', userVerification: 'required' })
    const elsewhere = { host: 'localhost', origin: 'http://localhost' }
    expect((await post(`${SIGN_IN}/challenge`, undefined, elsewhere)).status).toBe(403)
  })
})

describe('The passkeys of a member', () => {
  const removeAll = (headers: Headers) =>
    world.call('DELETE', `/console/api/team/${annId}/passkeys`, undefined, headers)
  const listed = async (headers: Headers) => {
    const { body } = await world.call('GET', '/console/api/team', undefined, headers)
    return body.members.find(({ id }: { id: string }) => id === annId)
  }

  test('are removed by an owner, and by an admin for an agent, but not for oneself', async () => {
    const owner = await world.signIn('owner@example.com')
    const admin = await world.signIn('admin@example.com', 'correct horse', 'admin')
    const { device } = await add()
    expect(await listed(owner)).toMatchObject({ hasPasskeys: true })
    expect([(await removeAll(ann)).status, (await removeAll(admin)).status]).toEqual([409, 403])
    expect((await removeAll(owner)).status).toBe(200)
    expect(await listed(owner)).toMatchObject({ hasPasskeys: false })
    expect((await signIn(device)).status).toBe(401)
    expect(await me(ann)).toBe(401)

    ann = await world.openSession(annId)
    await add()
    await world.call('PATCH', `/console/api/team/${annId}`, { role: 'agent' }, owner)
    expect((await removeAll(admin)).status).toBe(200)
    expect(await list(await world.openSession(annId))).toEqual([])
  })

  test('leave entries in the audit log', async () => {
    const owner = await world.signIn('owner@example.com')
    const { id } = (await add()).answer.body.passkey
    await world.call('PATCH', `${PASSKEYS}/${id}`, { displayName: 'Phone' }, ann)
    await post(`${PASSKEYS}/${id}/removal`, { password: ANN.password }, ann)
    await add()
    await removeAll(owner)
    const { entries } = (
      await world.call('GET', '/v2/audit-log?filter[kind]=member&page[size]=100')
    ).body
    const own = entries.filter(({ subject }: any) => subject?.id === annId).slice(-5)
    expect(own.map(({ action, by }: any) => [action, by.name])).toEqual([
      ['passkeyAdded', ANN.email],
      ['passkeyChanged', ANN.email],
      ['passkeyRemoved', ANN.email],
      ['passkeyAdded', ANN.email],
      ['passkeyRemoved', 'owner@example.com']
    ])
    expect(own.map(({ fields }: any) => fields)).toEqual([
      [{ field: 'displayName', before: null, after: 'Laptop' }],
      [{ field: 'displayName', before: 'Laptop', after: 'Phone' }],
      [{ field: 'displayName', before: 'Phone', after: null }],
      [{ field: 'displayName', before: null, after: 'Laptop' }],
      [{ field: 'displayName', before: 'Laptop', after: null }]
    ])
  })
})
