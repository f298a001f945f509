import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic, type Key, openRestWorld, type RestWorld } from './rest-world'

const TARGET = 'https://bot.example.com/in?a=1'
const WEBHOOK = { target: TARGET, triggers: ['conversation:message', 'user:merge'] }
const ABSENT = '0123456789abcdef01234567'

let world: RestWorld
beforeAll(async () => {
  world = await openRestWorld()
})
afterAll(() => world.close())

const as = (key: Key) => ({ authorization: basic(key) })

/** Creates a custom integration with its first webhook, in an app of its own. */
const addBot = async () => {
  const shop = await world.addApp()
  const path = `${shop.path}/integrations`
  const { body } = await world.call('POST', path, {
    type: 'custom',
    displayName: 'Bot',
    webhooks: [WEBHOOK]
  })
  const { integration } = body
  const { body: made } = await world.call('POST', `${path}/${integration.id}/keys`, {
    displayName: 'Key of the bot'
  })
  return { shop, path, integration, one: `${path}/${integration.id}`, key: made.key as Key }
}

describe('A custom integration', () => {
  test('is created with one webhook, whose secret a Standard Webhooks library accepts', async () => {
    const { integration, one } = await addBot()
    const { webhooks, ...rest } = integration
    expect(rest).toEqual({
      id: expect.any(String),
      type: 'custom',
      status: 'active',
      displayName: 'Bot'
    })
    expect(webhooks).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        version: 'v2',
        ...WEBHOOK,
        secret: expect.stringMatching(/^whsec_/),
        includeFullUser: false,
        includeFullSource: false
      }
    ])
    expect(() => new Webhook(webhooks[0].secret)).not.toThrow()
    expect((await world.call('GET', one)).body).toEqual({ integration })
  })

  test.each([[undefined], [[]], [[WEBHOOK, WEBHOOK]], [WEBHOOK], [[{ ...WEBHOOK, target: 5 }]]])(
    'is not created with webhooks %j',
    async webhooks => {
      const { path } = await world.addApp()
      const answer = await world.call('POST', `${path}/integrations`, { type: 'custom', webhooks })
      expect(answer.status).toBe(400)
      expect(answer.body.errors[0].title).toContain('webhooks')
    }
  )

  test('changes its name only', async () => {
    const { integration, one } = await addBot()
    const { body } = await world.call('PATCH', one, { displayName: 'New', webhooks: [], type: 'x' })
    expect(body.integration).toEqual({ ...integration, displayName: 'New' })
    expect((await world.call('PATCH', one, {})).body).toEqual(body)
    const unnamed = await world.call('PATCH', one, { displayName: null })
    expect(unnamed.body.integration.displayName).toBeNull()
  })

  test('is listed by type', async () => {
    const { integration, path } = await addBot()
    await world.call('POST', path, { type: 'web' })
    const { body } = await world.call('GET', `${path}?filter[types]=custom`)
    expect(body.integrations).toContainEqual(integration)
    expect(body.integrations.every((each: any) => each.type === 'custom')).toBe(true)
  })

  test('is deleted with its webhooks and keys', async () => {
    const { shop, one, key } = await addBot()
    await world.call('DELETE', one)
    expect((await world.call('GET', `${shop.path}/users`, undefined, as(key))).status).toBe(401)
    const webhooks = await world.storage.read
      .selectFrom('webhooks')
      .selectAll()
      .where('appId', '=', shop.id)
      .where('integrationId', '!=', shop.botId)
      .execute()
    expect(webhooks).toEqual([])
  })
})

describe('Keys of a custom integration', () => {
  test('show their secret once, and authorize as the integration', async () => {
    const { shop, one, key } = await addBot()
    expect(key).toEqual({
      id: expect.stringMatching(/^int_/),
      displayName: 'Key of the bot',
      createdAt: expect.any(String),
      lastUsedAt: null,
      secret: expect.any(String)
    })
    const { secret: _, ...shown } = key
    const { body } = await world.call('GET', `${one}/keys/${key.id}`)
    expect(body).toEqual({ key: shown })
    expect((await world.call('GET', `${one}/keys`)).body.keys).toEqual([body.key])
    const answer = await world.call('GET', `${shop.path}/users/${ABSENT}`, undefined, as(key))
    expect(answer.body.errors[0].code).toBe('user_not_found')

    expect((await world.call('DELETE', `${one}/keys/${key.id}`)).body).toEqual({})
    expect((await world.call('GET', one, undefined, as(key))).status).toBe(401)
  })

  test('are ten at most', async () => {
    const { one } = await addBot()
    const add = () => world.call('POST', `${one}/keys`, { displayName: 'More' })
    for (let count = 2; count <= 10; count++) expect((await add()).status).toBe(201)
    expect((await add()).status).toBe(400)
  })

  test('are refused for an integration of another type', async () => {
    const { path } = await addBot()
    const { body } = await world.call('POST', path, { type: 'web' })
    const answer = await world.call('POST', `${path}/${body.integration.id}/keys`, {
      displayName: 'Key'
    })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0].title).toContain('type custom')
  })
})

describe('A webhook', () => {
  test('is created, read, listed, changed and deleted, by id or me', async () => {
    const { integration, one, key, shop } = await addBot()
    const mine = `${shop.path}/integrations/me/webhooks`
    const { status, body } = await world.call(
      'POST',
      mine,
      { ...WEBHOOK, includeFullUser: true },
      as(key)
    )
    expect(status).toBe(201)
    expect(body.webhook).toMatchObject({ ...WEBHOOK, includeFullUser: true })
    const { id, secret } = body.webhook
    for (const path of [mine, `${one}/webhooks`]) {
      expect((await world.call('GET', `${path}/${id}`, undefined, as(key))).body).toEqual(body)
    }
    expect((await world.call('GET', mine, undefined, as(key))).body.webhooks).toEqual([
      integration.webhooks[0],
      body.webhook
    ])

    const changes = { target: 'http://bot.example.com:8080/', triggers: ['user:remove'] }
    const changed = await world.call('PATCH', `${mine}/${id}`, changes, as(key))
    const expected = { ...body.webhook, ...changes, secret }
    expect(changed.body).toEqual({ webhook: expected })
    expect((await world.call('PATCH', `${mine}/${id}`, {}, as(key))).body).toEqual(changed.body)

    expect((await world.call('DELETE', `${mine}/${id}`, undefined, as(key))).body).toEqual({})
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? {} : undefined
      const gone = await world.call(method, `${mine}/${id}`, body, as(key))
      expect({ status: gone.status, code: gone.body.errors[0].code }).toEqual({
        status: 404,
        code: 'not_found'
      })
    }
  })

  test('of another integration is not found by an integration', async () => {
    const { shop, integration, key } = await addBot()
    const other = `${shop.path}/integrations/${shop.botId}/webhooks`
    const { body } = await world.call('GET', other)
    const absent = `${shop.path}/integrations/${ABSENT}/webhooks`
    const answers = [
      await world.call('GET', other, undefined, as(key)),
      await world.call('POST', other, WEBHOOK, as(key)),
      await world.call('DELETE', `${other}/${body.webhooks[0].id}`, undefined, as(key)),
      await world.call('GET', absent, undefined, as(key)),
      await world.call('GET', `${shop.path}/integrations/me/webhooks`)
    ]
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({
        status: 404,
        body: {
          errors: [{ code: 'integration_not_found', title: 'This app has no such integration.' }]
        }
      })
    }
    const mixed = `${shop.path}/integrations/me/webhooks/${body.webhooks[0].id}`
    expect((await world.call('GET', mixed, undefined, as(key))).status).toBe(404)
    expect(integration.id).not.toBe(shop.botId)
  })

  test('is one of at most ten of its app', async () => {
    const { one } = await addBot()
    const add = () => world.call('POST', `${one}/webhooks`, WEBHOOK)
    // Two exist: this integration's first webhook, and that of the app's other bot.
    for (let count = 3; count <= 10; count++) expect((await add()).status).toBe(201)
    const { status, body } = await add()
    expect(status).toBe(400)
    expect(body.errors[0].title).toContain('at most 10 webhooks')
  })

  test.each<[string, object, string]>([
    ['no target', { triggers: ['user:merge'] }, 'target'],
    ['no triggers', { target: TARGET }, 'triggers'],
    ['an empty list of triggers', { target: TARGET, triggers: [] }, 'triggers'],
    ['a long target', { ...WEBHOOK, target: `${TARGET}${'x'.repeat(2048)}` }, 'target'],
    ['an invalid flag', { ...WEBHOOK, includeFullUser: 'yes' }, 'includeFullUser'],
    ['a target that is not a web address', { ...WEBHOOK, target: 'ftp://example.com' }, 'target'],
    ['a password in the target', { ...WEBHOOK, target: 'https://a:b@example.com' }, 'target'],
    ['a private target', { ...WEBHOOK, target: 'http://10.0.0.1/' }, 'target'],
    ['loopback, by a number', { ...WEBHOOK, target: 'http://2130706433/' }, 'target'],
    ['loopback, by name', { ...WEBHOOK, target: 'http://localhost:8080/' }, 'target']
  ])('is refused with %s', async (_what, fields, named) => {
    const { one, integration } = await addBot()
    const { status, body } = await world.call('POST', `${one}/webhooks`, fields)
    expect({ status, code: body.errors[0].code }).toEqual({ status: 400, code: 'bad_request' })
    expect(body.errors[0].title).toContain(named)
    if (!('target' in fields) || !('triggers' in fields)) return
    const webhook = `${one}/webhooks/${integration.webhooks[0].id}`
    expect((await world.call('PATCH', webhook, fields)).status).toBe(400)
  })

  test('takes every event of the v2 API, also those that never come', async () => {
    const { one } = await addBot()
    const triggers = ['conversation:referral', 'switchboard:passControl:failure', 'user:remove']
    const { status, body } = await world.call('POST', `${one}/webhooks`, { ...WEBHOOK, triggers })
    expect(status).toBe(201)
    expect(body.webhook.triggers).toEqual(triggers)
  })

  test('is refused with an unknown trigger, and the known ones are listed', async () => {
    const { one } = await addBot()
    const triggers = ['conversation:message', 'conversation:messages']
    const { status, body } = await world.call('POST', `${one}/webhooks`, { ...WEBHOOK, triggers })
    expect(status).toBe(400)
    expect(body.errors[0].title).toMatch(
      /^triggers\.1 must be one of conversation:create, .*, user:remove, got "conversation:messages"\.$/
    )
  })
})
