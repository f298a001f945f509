import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPublishedWorld, type PublishedWorld, shapes } from './published-world'

const { id } = shapes(expect)
const KEY_SECRET = expect.stringMatching(/^.{32,}$/)

let world: PublishedWorld
beforeAll(async () => {
  world = await openPublishedWorld()
})
afterAll(() => world.close())

describe('Apps and keys through the published client', () => {
  test('are created, read, changed, listed and deleted', async () => {
    const { account } = world
    const made = await account('AppsApi', 'createApp', {
      displayName: 'Branch',
      metadata: { city: 'Ghent' },
      settings: { echoPostback: true }
    })
    expect(made.status).toBe(201)
    const { app } = made.body
    expect(app).toMatchObject({
      id,
      displayName: 'Branch',
      metadata: { city: 'Ghent' },
      settings: {
        conversationRetentionSeconds: 0,
        maskCreditCardNumbers: false,
        useAnimalNames: false,
        echoPostback: true,
        ignoreAutoConversationStart: false,
        multiConvoEnabled: true
      }
    })
    expect((await account('AppsApi', 'getApp', app.id)).body).toEqual({ app })
    expect(
      (await account('AppsApi', 'updateApp', app.id, { displayName: 'Branch 2' })).body.app
    ).toEqual({ ...app, displayName: 'Branch 2' })
    const list = (await account('AppsApi', 'listApps')).body
    expect(list.apps.map((one: any) => one.id)).toContain(app.id)
    expect(list.meta).toEqual({ hasMore: false })
    expect(await account('AppsApi', 'deleteApp', app.id)).toMatchObject({ status: 200, body: {} })
    expect((await account('AppsApi', 'getApp', app.id)).body.errors[0].code).toBe('app_not_found')
  })

  test('of apps show their secret once', async () => {
    const { account, appId } = world
    const made = await account('AppKeysApi', 'createAppKey', appId, { displayName: 'Bot' })
    expect(made).toMatchObject({ status: 201 })
    const { key } = made.body
    expect(key).toEqual({
      id: expect.stringMatching(/^app_[0-9a-f]{24}$/),
      displayName: 'Bot',
      createdAt: expect.any(String),
      lastUsedAt: null,
      secret: KEY_SECRET
    })
    const { secret: _, ...shown } = key
    expect((await account('AppKeysApi', 'getAppKey', appId, key.id)).body).toEqual({ key: shown })
    expect((await account('AppKeysApi', 'listAppKeys', appId)).body.keys).toContainEqual(shown)
    const gone = await account('AppKeysApi', 'deleteAppKey', appId, key.id)
    expect(gone).toMatchObject({ status: 200, body: {} })
    expect((await account('AppKeysApi', 'getAppKey', appId, key.id)).status).toBe(404)
  })

  test('are for the account: an app may only read and change itself', async () => {
    const { app, appId } = world
    expect((await app('AppsApi', 'getApp', appId)).status).toBe(200)
    expect((await app('AppsApi', 'updateApp', appId, { metadata: { a: 1 } })).status).toBe(200)
    for (const refused of [
      app('AppsApi', 'listApps'),
      app('AppsApi', 'deleteApp', appId),
      app('AppKeysApi', 'createAppKey', appId, { displayName: 'x' })
    ]) {
      expect(await refused).toMatchObject({
        status: 403,
        body: { errors: [{ code: 'forbidden', title: expect.any(String) }] }
      })
    }
  })
})

describe('Users through the published client', () => {
  const profile = {
    givenName: 'Ann',
    surname: 'Lee',
    email: 'ann@example.com',
    avatarUrl: 'https://cdn.example.com/ann.png',
    locale: 'nl-BE'
  }

  test('are shown with every field', async () => {
    const externalId = 'ann+1/x@example.com?a=b&c=%20#ü'
    const made = await world.app('UsersApi', 'createUser', world.appId, {
      externalId,
      signedUpAt: '2020-01-02T03:04:05.678Z',
      profile,
      metadata: { plan: 'gold', seats: 3, isNew: true }
    })
    expect(made.status).toBe(201)
    const { user } = made.body
    expect(user).toEqual({
      id,
      externalId,
      authenticated: true,
      signedUpAt: '2020-01-02T03:04:05.678Z',
      profile,
      metadata: { plan: 'gold', seats: 3, isNew: true },
      identities: [{ type: 'email', value: 'ann@example.com', verification: 'unverified' }]
    })
    for (const name of [externalId, user.id]) {
      expect((await world.app('UsersApi', 'getUser', world.appId, name)).body).toEqual({ user })
    }
  })

  test('change only the fields in the patch, and null unsets', async () => {
    const { id: user } = await world.addUser({ profile, metadata: { a: 1, b: 2 } })
    const { status, body } = await world.app('UsersApi', 'updateUser', world.appId, user, {
      profile: { surname: null, givenName: 'Anna' },
      metadata: { a: null, c: 'x' }
    })
    expect(status).toBe(200)
    const { surname: _, ...rest } = profile
    expect(body.user.profile).toEqual({ ...rest, givenName: 'Anna' })
    expect(body.user.metadata).toEqual({ b: 2, c: 'x' })
  })

  test('have an externalId of their own', async () => {
    const { externalId } = await world.addUser()
    const again = await world.app('UsersApi', 'createUser', world.appId, { externalId })
    expect(again).toMatchObject({ status: 409, body: { errors: [{ code: 'conflict' }] } })
  })

  test('can be deleted, and are then not found', async () => {
    const { id: user } = await world.addUser()
    const gone = await world.app('UsersApi', 'deleteUser', world.appId, user)
    expect(gone).toMatchObject({ status: 200, body: {} })
    expect(await world.app('UsersApi', 'getUser', world.appId, user)).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'user_not_found' }] }
    })
  })

  test('are reached with JWTs of app and account too, and with no JWT that claims more than its key', async () => {
    const { id: user } = await world.addUser()
    const read = (key: { id: string; secret: string }, scope: string) =>
      world.byToken(key, scope)('UsersApi', 'getUser', world.appId, user)
    expect((await read(world.appKey, 'app')).status).toBe(200)
    expect((await read(world.server.accountKey, 'account')).status).toBe(200)
    for (const scope of ['account', 'integration', 'user', 'everything']) {
      expect(await read(world.appKey, scope)).toMatchObject({
        status: 401,
        body: { errors: [{ code: 'unauthorized' }] }
      })
    }
  })
})
