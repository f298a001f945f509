import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'

let world: RestWorld
let path: string
beforeAll(async () => {
  world = await openRestWorld()
  path = `${(await world.addApp()).path}/users`
})
afterAll(() => world.close())

const profile = {
  givenName: 'Ann',
  surname: 'Lee',
  email: 'ann@example.com',
  avatarUrl: 'https://cdn.example.com/ann.png',
  locale: 'de-CH'
}

describe('A user', () => {
  test('is created and found by id and by externalId', async () => {
    const { status, body } = await world.call('POST', path, {
      externalId: 'ann',
      signedUpAt: '2020-01-02T03:04:05.678Z',
      profile,
      metadata: { plan: 'pro' }
    })
    expect(status).toBe(201)
    expect(body.user).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      externalId: 'ann',
      authenticated: true,
      signedUpAt: '2020-01-02T03:04:05.678Z',
      profile,
      metadata: { plan: 'pro' },
      identities: [{ type: 'email', value: 'ann@example.com', verification: 'unverified' }]
    })
    expect((await world.call('GET', `${path}/ann`)).body).toEqual(body)
    expect((await world.call('GET', `${path}/${body.user.id}`)).body).toEqual(body)
  })

  test.each([
    ['ann+1/x@example.com', 'ann%2B1%2Fx%40example.com'],
    ['100%', '100%25'],
    ['a%2Fb', 'a%252Fb'],
    ['a b?c#d', 'a%20b%3Fc%23d'],
    ['Zoë', 'Zo%C3%AB'],
    ['🐦'.repeat(1024), encodeURIComponent('🐦'.repeat(1024))]
  ])('is found by the externalId %s, decoded once', async (externalId, encoded) => {
    await world.call('POST', path, { externalId })
    const { status, body } = await world.call('GET', `${path}/${encoded}`)
    expect(status).toBe(200)
    expect(body.user.externalId).toBe(externalId)
  })

  test('changes only the fields in the patch', async () => {
    await world.call('POST', path, { externalId: 'bea', profile, metadata: { a: 1, b: 2 } })
    const { status, body } = await world.call('PATCH', `${path}/bea`, {
      externalId: 'bea-2',
      profile: { givenName: 'Bea', avatarUrl: null },
      metadata: { a: null }
    })
    expect(status).toBe(200)
    const { avatarUrl: _, ...rest } = profile
    expect(body.user).toMatchObject({ externalId: 'bea-2', metadata: { b: 2 } })
    expect(body.user.profile).toEqual({ ...rest, givenName: 'Bea' })
    expect((await world.call('GET', `${path}/bea`)).status).toBe(404)

    const without = await world.call('PATCH', `${path}/bea-2`, { externalId: null })
    expect(without.body.user).toMatchObject({ externalId: null, authenticated: false })
  })

  test('has a unique externalId', async () => {
    await world.call('POST', path, { externalId: 'cat' })
    await world.call('POST', path, { externalId: 'dan' })
    const conflict = { status: 409, body: { errors: [{ code: 'conflict' }] } }
    expect(await world.call('POST', path, { externalId: 'cat' })).toMatchObject(conflict)
    expect(await world.call('PATCH', `${path}/dan`, { externalId: 'cat' })).toMatchObject(conflict)
    const elsewhere = `${(await world.addApp()).path}/users`
    expect((await world.call('POST', elsewhere, { externalId: 'cat' })).status).toBe(201)
  })

  test('is deleted with their messages', async () => {
    const shop = await world.addApp()
    const user = await world.addUser(shop.path)
    const { id } = await world.addConversation(shop.path, user.id)
    expect(await world.call('DELETE', `${shop.path}/users/${user.externalId}`)).toMatchObject({
      status: 200,
      body: {}
    })
    expect((await world.call('GET', `${shop.path}/users/${user.id}`)).body.errors[0].code).toBe(
      'user_not_found'
    )
    expect((await world.call('GET', `${shop.path}/conversations/${id}`)).status).toBe(404)
  })

  test('is found by e-mail in any case', async () => {
    const { path: appPath } = await world.addApp()
    const [one, two] = [{ email: 'x@example.com' }, { email: 'y@example.com' }]
    const three = { email: 'X@Example.com' }
    const first = await world.addUser(appPath, { profile: one })
    await world.addUser(appPath, { profile: two })
    const second = await world.addUser(appPath, { profile: three })
    const { status, body } = await world.call(
      'GET',
      `${appPath}/users?filter%5Bidentities.email%5D=x%40EXAMPLE.com`
    )
    expect(status).toBe(200)
    const ids = body.users.map((user: any) => user.id)
    expect(ids).toEqual([first.id, second.id].sort())
    expect(body.meta).toEqual({ hasMore: false })
    expect((await world.call('GET', `${appPath}/users`)).status).toBe(400)
    const ofKey = `${appPath}/users?filter[identities.email]=x@example.com&page[after]=app_${first.id}`
    expect((await world.call('GET', ofKey)).status).toBe(400)
  })
})

describe('Limits of a user', () => {
  test.each<[string, object, number]>([
    ['no externalId', { externalId: undefined }, 400],
    ['an empty externalId', { externalId: '' }, 400],
    ['half a character in externalId', { externalId: 'a\ud800' }, 400],
    ['half a character in givenName', { profile: { givenName: 'a\ud800' } }, 400],
    ['a whole emoji in externalId', { externalId: 'a🙂' }, 201],
    ['1,024 characters of externalId', { externalId: 'e'.repeat(1024) }, 201],
    ['1,025 characters of externalId', { externalId: 'e'.repeat(1025) }, 400],
    ['128 characters of givenName', { profile: { givenName: 'g'.repeat(128) } }, 201],
    ['129 characters of givenName', { profile: { givenName: 'g'.repeat(129) } }, 400],
    ['129 characters of surname', { profile: { surname: 's'.repeat(129) } }, 400],
    ['128 characters of email', { profile: { email: `${'e'.repeat(124)}@b.c` } }, 201],
    ['129 characters of email', { profile: { email: `${'e'.repeat(125)}@b.c` } }, 400],
    ['an incomplete email', { profile: { email: 'ann@' } }, 400],
    ['an empty email', { profile: { email: '' } }, 400],
    ['no email', { profile: { email: null } }, 201],
    ['65 characters of locale', { profile: { locale: 'l'.repeat(65) } }, 400],
    ['an empty locale', { profile: { locale: '' } }, 400],
    ['an invalid locale', { profile: { locale: 'not a language' } }, 400],
    ['a locale of another system', { profile: { locale: 'de_CH' } }, 400],
    ['a locale with a script', { profile: { locale: 'zh-Hant-TW' } }, 201],
    ['no locale', { profile: { locale: null } }, 201],
    ['an avatar over http', { profile: { avatarUrl: 'http://cdn.example.com/a.png' } }, 400],
    [
      'an avatar at an address with a line break',
      { profile: { avatarUrl: 'https://cdn.example.com/\n' } },
      400
    ],
    ['a profile that is a list', { profile: [] }, 400],
    ['a day as signedUpAt', { signedUpAt: '2020-01-02' }, 400],
    ['an invalid signedUpAt', { signedUpAt: '2020-13-02T00:00:00Z' }, 400]
  ])('with %s', async (_name, fields, status) => {
    const externalId = `limit-${Math.random()}`
    expect((await world.call('POST', path, { externalId, ...fields })).status).toBe(status)
  })

  test('describe the format of a locale', async () => {
    const { body } = await world.call('POST', path, {
      externalId: 'locale',
      profile: { locale: 'de_CH' }
    })
    expect(body.errors[0].title).toBe(
      'profile.locale must be a well-formed BCP 47 language tag of 1 to 64 characters, got "de_CH".'
    )
  })
})
