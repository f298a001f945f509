import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { encodePart as encode, signJwt as sign } from '../util/sign-jwt'
import { basic, openRestWorld, type RestWorld } from './rest-world'

let world: RestWorld
let shop: Awaited<ReturnType<RestWorld['addApp']>>

beforeAll(async () => {
  world = await openRestWorld()
  shop = await world.addApp()
})
afterAll(() => world.close())

const nowSeconds = () => Math.floor(Date.now() / 1000)
const asBearer = (token: string) =>
  world.call('GET', shop.path, undefined, { authorization: `Bearer ${token}` })

describe('Basic authorization', () => {
  test('accepts a key, whatever the case of the scheme', async () => {
    const authorization = basic(shop.appKey).replace('Basic', 'basic')
    expect(await world.call('GET', shop.path, undefined, { authorization })).toMatchObject({
      status: 200
    })
  })

  const secret = 's'.repeat(64)
  test.each([
    ['no header', undefined],
    ['an unknown key', basic({ id: 'app_000000000000000000000000', secret })],
    ['another scheme', 'Digest abc'],
    ['what is not base64', 'Basic @@@'],
    ['no colon', `Basic ${Buffer.from('app_1').toString('base64')}`],
    ['an empty Basic', 'Basic ']
  ])('refuses %s', async (_name, authorization) => {
    const headers = authorization ? { authorization } : ({} as Record<string, string>)
    const {
      status,
      body,
      headers: answered
    } = await world.call('GET', shop.path, undefined, headers)
    expect(status).toBe(401)
    expect(body.errors[0].code).toBe('unauthorized')
    expect(answered['www-authenticate']).toBe('Bearer')
  })

  test('gives the same answer for a wrong secret and an unknown key', async () => {
    const answers = [shop.appKey.id, 'app_000000000000000000000000'].map(id =>
      world.call('GET', shop.path, undefined, { authorization: basic({ id, secret }) })
    )
    const [known, unknown] = await Promise.all(answers)
    expect(known).toMatchObject({ status: 401 })
    expect(known!.body).toEqual(unknown!.body)
  })

  test('refuses a key once it is deleted', async () => {
    const { body } = await world.call('POST', `${shop.path}/keys`, { displayName: 'Old' })
    const headers = { authorization: basic(body.key) }
    expect((await world.call('GET', shop.path, undefined, headers)).status).toBe(200)
    await world.call('DELETE', `${shop.path}/keys/${body.key.id}`)
    expect((await world.call('GET', shop.path, undefined, headers)).status).toBe(401)
  })
})

describe('The last use of a key', () => {
  const MINUTE_MS = 60_000
  let bakery: typeof shop

  beforeAll(async () => {
    bakery = await world.addApp()
  })

  const use = async (key = bakery.appKey) =>
    (await world.call('GET', bakery.path, undefined, { authorization: basic(key) })).status
  const lastUse = async (): Promise<string | null> =>
    (await world.call('GET', `${bakery.path}/keys/${bakery.appKey.id}`)).body.key.lastUsedAt

  test('is noted once in five minutes, and not for a wrong secret', async () => {
    expect(await use({ ...bakery.appKey, secret: 'wrong' })).toBe(401)
    expect(await lastUse()).toBeNull()
    await use()
    await expect.poll(lastUse).not.toBeNull()
    const first = Date.parse((await lastUse())!)

    const write = vi.spyOn(world.domain, 'write')
    world.moveClock(4 * MINUTE_MS)
    await use()
    expect(write).not.toHaveBeenCalled()
    world.moveClock(2 * MINUTE_MS)
    await use()
    expect(write).toHaveBeenCalledOnce()
    write.mockRestore()
    await expect
      .poll(async () => Date.parse((await lastUse())!) - first)
      .toBeGreaterThan(5 * MINUTE_MS)
    world.moveClock(-6 * MINUTE_MS)
  })

  test('is not waited for, and does not matter to calls while nothing can be stored', async () => {
    world.moveClock(20 * MINUTE_MS)
    const write = vi.spyOn(world.domain, 'write')
    write.mockReturnValueOnce(new Promise(() => {})).mockRejectedValueOnce(new Error('disk full'))
    expect([await use(), await use()]).toEqual([200, 200])
    expect(write).toHaveBeenCalledTimes(2)
    write.mockRestore()
    world.moveClock(-20 * MINUTE_MS)
  })
})

describe('Bearer authorization', () => {
  const claims = { scope: 'app' }
  const good = () => sign(shop.appKey, claims)

  test('accepts a token of an app key', async () => {
    expect((await asBearer(good())).status).toBe(200)
  })

  test('allows 5 s of skew for exp and nbf', async () => {
    const now = nowSeconds()
    const expired = (s: number) => asBearer(sign(shop.appKey, { ...claims, exp: now - s }))
    const early = (s: number) => asBearer(sign(shop.appKey, { ...claims, nbf: now + s }))
    expect((await expired(3)).status).toBe(200)
    expect((await early(3)).status).toBe(200)
    expect(await expired(8)).toMatchObject({
      status: 401,
      body: { errors: [{ title: 'The token has expired.' }] }
    })
    expect(await early(8)).toMatchObject({
      status: 401,
      body: { errors: [{ title: 'The token is not valid yet.' }] }
    })
  })

  const respell = (change: (parts: string[]) => string[]) => () =>
    change(good().split('.')).join('.')

  test.each<[string, () => string]>([
    ['another alg', () => sign(shop.appKey, claims, { alg: 'HS512' })],
    ['alg none', () => `${encode({ alg: 'none', kid: shop.appKey.id })}.${encode(claims)}.`],
    ['alg none with a signature', () => sign(shop.appKey, claims, { alg: 'none' })],
    ['no kid', () => sign(shop.appKey, claims, { kid: undefined })],
    ['a kid that is not a string', () => sign(shop.appKey, claims, { kid: 5 })],
    ['an unknown kid', () => sign(shop.appKey, claims, { kid: 'app_000000000000000000000000' })],
    ['a foreign secret', () => sign({ ...shop.appKey, secret: 'x'.repeat(64) }, claims)],
    ['an unknown crit', () => sign(shop.appKey, claims, { crit: ['x'], x: 1 })],
    ['an unencoded payload', () => sign(shop.appKey, claims, { crit: ['b64'], b64: false })],
    ['a padded header', respell(([h, p, s]) => [`${h}=`, p!, s!])],
    ['a padded payload', respell(([h, p, s]) => [h!, `${p}==`, s!])],
    ['a padded signature', respell(([h, p, s]) => [h!, p!, `${s}=`])],
    ['a spaced signature', respell(([h, p, s]) => [h!, p!, `${s!.slice(0, 9)}\n${s!.slice(9)}`])],
    ['two parts', respell(([h, p]) => [h!, p!])],
    ['four parts', respell(([h, p, s]) => [h!, p!, s!, 'x'])],
    ['an empty token', () => ''],
    ['a header that is not JSON', respell(([, p, s]) => [encode('{'), p!, s!])],
    ['a payload that is not JSON', () => sign(shop.appKey, 'text')],
    ['a payload that is a list', () => sign(shop.appKey, [1])],
    ['more than 8 KB', () => sign(shop.appKey, { ...claims, pad: 'x'.repeat(8192) })],
    ['an exp that is not a number', () => sign(shop.appKey, { ...claims, exp: 'tomorrow' })],
    ['no scope', () => sign(shop.appKey, {})],
    ["a scope wider than its key's", () => sign(shop.appKey, { scope: 'account' })],
    ["a visitor's scope", () => sign(shop.appKey, { scope: 'user', external_id: 'ann' })]
  ])('refuses %s', async (_name, makeToken) => {
    const { status, body } = await asBearer(makeToken())
    expect({ status, code: body.errors[0].code }).toEqual({ status: 401, code: 'unauthorized' })
  })

  test('refuses a signature whose unused last bits are not zero', async () => {
    const token = good()
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const twin = token.slice(0, -1) + alphabet[alphabet.indexOf(token.at(-1)!) + 1]
    expect(Buffer.from(twin, 'base64url')).toEqual(Buffer.from(token, 'base64url'))
    expect((await asBearer(twin)).status).toBe(401)
  })
})
