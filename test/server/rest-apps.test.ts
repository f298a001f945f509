import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic, openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'

const ID = /^[0-9a-f]{24}$/

let world: RestWorld
beforeAll(async () => {
  world = await openRestWorld()
})
afterAll(() => world.close())

const titlesOf = (body: any): string[] => body.errors.map((error: any) => error.title)

describe('Apps', () => {
  test('are created with defaults and shown', async () => {
    const { status, body } = await world.call('POST', '/v2/apps', { displayName: 'Shop' })
    expect(status).toBe(201)
    expect(body).toEqual({
      app: {
        id: expect.stringMatching(ID),
        displayName: 'Shop',
        settings: {
          conversationRetentionSeconds: 0,
          maskCreditCardNumbers: false,
          pageVisits: true,
          useAnimalNames: false,
          echoPostback: false,
          ignoreAutoConversationStart: false,
          multiConvoEnabled: true,
          appLocalizationEnabled: false,
          endSessionEnabled: false,
          disableConversationReopen: false,
          officeHours: null,
          awayUntil: null,
          awayMessage: null
        },
        metadata: {}
      }
    })
    expect((await world.call('GET', `/v2/apps/${body.app.id}`)).body).toEqual(body)
  })

  test('change only the fields in the patch', async () => {
    const { body } = await world.call('POST', '/v2/apps', {
      displayName: 'Shop',
      iconUrl: 'https://cdn.example.com/a.png',
      metadata: { plan: 'pro', seats: 3 },
      settings: { echoPostback: true }
    })
    const patched = await world.call('PATCH', `/v2/apps/${body.app.id}`, {
      iconUrl: null,
      metadata: { seats: null, city: 'Basel' },
      settings: { useAnimalNames: true }
    })
    expect(patched.status).toBe(200)
    expect(patched.body.app).toMatchObject({
      displayName: 'Shop',
      metadata: { plan: 'pro', city: 'Basel' },
      settings: { echoPostback: true, useAnimalNames: true }
    })
    expect(patched.body.app).not.toHaveProperty('iconUrl')
    expect(patched.body.app.metadata).not.toHaveProperty('seats')
  })

  test('are deleted with everything they contain', async () => {
    const shop = await world.addApp()
    const user = await world.addUser(shop.path)
    await world.addConversation(shop.path, user.id)
    expect(await world.call('DELETE', shop.path)).toMatchObject({ status: 200, body: {} })
    expect((await world.call('GET', shop.path)).body.errors[0].code).toBe('app_not_found')
    const { read } = world.storage
    for (const table of ['users', 'conversations', 'keys', 'appEvents'] as const) {
      const left = await read.selectFrom(table).selectAll().where('appId', '=', shop.id).execute()
      expect(left, table).toEqual([])
    }
  })
})

describe('Errors in a body', () => {
  const post = (body: unknown, headers?: Record<string, string>) =>
    world.call('POST', '/v2/apps', body, headers)

  test('are reported field by field, with what was expected and what came', async () => {
    const { status, body } = await post({ displayName: 5, settings: { echoPostback: 'yes' } })
    expect(status).toBe(400)
    expect(body).toEqual({
      errors: [
        { code: 'bad_request', title: 'displayName must be string, got 5.' },
        { code: 'bad_request', title: 'settings.echoPostback must be boolean, got "yes".' }
      ]
    })
  })

  test.each([
    ['no body', undefined],
    ['a list', []],
    ['null as JSON', 'null']
  ])('are reported for %s', async (_name, body) => {
    const authorization = basic(world.accountKey)
    const headers = { authorization, 'content-type': 'application/json' }
    expect((await post(body, headers)).status).toBe(400)
  })

  test('are reported for invalid JSON, other media types and bodies that are too long', async () => {
    const authorization = basic(world.accountKey)
    const send = (payload: string, type: string) =>
      post(payload, { authorization, 'content-type': type })
    expect((await send('{', 'application/json')).status).toBe(400)
    expect(await send('<a/>', 'application/xml')).toMatchObject({
      status: 415,
      body: { errors: [{ code: 'unsupported_media_type' }] }
    })
    expect(await send(`"${'x'.repeat(100_000)}"`, 'application/json')).toMatchObject({
      status: 413,
      body: { errors: [{ code: 'payload_too_large' }] }
    })
  })

  test('do not include unknown fields and settings', async () => {
    const settings = { mask: true, useAnimalNames: true }
    const { status, body } = await post({ displayName: 'Shop', colour: 'red', settings })
    expect(status).toBe(201)
    expect(body.app).not.toHaveProperty('colour')
    expect(body.app.settings).toMatchObject({ useAnimalNames: true })
    expect(body.app.settings).not.toHaveProperty('mask')
  })

  test.each([
    [0, 400],
    [1, 201],
    [100, 201],
    [101, 400]
  ])('depend on the length of displayName: %i characters give %i', async (length, status) => {
    // Outside the BMP, so that code units would count double.
    expect((await post({ displayName: '🐦'.repeat(length) })).status).toBe(status)
  })

  test.each(['   ', 'a\u0000b', '\u202e', '\u200b\u2060 ', '\u3164', '\u2800'])(
    'do not have the displayName %j',
    async displayName => {
      const { status, body } = await post({ displayName })
      expect(status).toBe(400)
      expect(body.errors[0].title).toContain('must be text that is not blank and has no U+0000')
    }
  )

  test.each([
    ['http://cdn.example.com/a.png', 400],
    ['https://cdn.example.com/a.png', 201],
    ['http://localhost:3000/a.png', 201],
    ['http://127.0.0.1/a.png', 201],
    [`${PUBLIC_URL}/files/a.png`, 201],
    ['javascript:alert(1)', 400],
    ['//cdn.example.com/a.png', 400],
    [`https://a.example/${'x'.repeat(2048 - 18)}`, 201],
    [`https://a.example/${'x'.repeat(2048 - 17)}`, 400]
  ])('depend on iconUrl: %s gives %i', async (iconUrl, status) => {
    expect((await post({ displayName: 'Shop', iconUrl })).status).toBe(status)
  })
})

describe('Pages', () => {
  test('lead through a list in both directions', async () => {
    const shop = await world.addApp()
    const made = []
    for (const displayName of ['a', 'b', 'c', 'd', 'e']) {
      const { body } = await world.call('POST', `${shop.path}/integrations`, {
        type: 'web',
        displayName
      })
      made.push(body.integration.id)
    }
    const all = made.sort()
    const read = async (url: string) => {
      const { body } = await world.call('GET', url)
      return { ids: body.integrations.map((item: any) => item.id), ...body }
    }
    const path = `${shop.path}/integrations`

    const first = await read(`${path}?page[size]=2&filter[types]=web`)
    expect(first.ids).toEqual(all.slice(0, 2))
    expect(first.meta).toEqual({ hasMore: true, afterCursor: all[1] })
    expect(first.links.next.startsWith(`${PUBLIC_URL}${path}?`)).toBe(true)

    const second = await read(first.links.next.slice(PUBLIC_URL.length))
    expect(second.ids).toEqual(all.slice(2, 4))
    expect(second.meta).toEqual({ hasMore: true, afterCursor: all[3], beforeCursor: all[2] })

    const last = await read(second.links.next.slice(PUBLIC_URL.length))
    expect(last.ids).toEqual(all.slice(4))
    expect(last.meta).toEqual({ hasMore: false, beforeCursor: all[4] })

    const back = await read(last.links.prev.slice(PUBLIC_URL.length))
    expect(back.ids).toEqual(all.slice(2, 4))
    expect(back.meta).toMatchObject({ hasMore: true, beforeCursor: all[2], afterCursor: all[3] })
  })

  test.each([
    ['page[size]=0', 400],
    ['page[size]=1', 200],
    ['page[size]=100', 200],
    ['page[size]=101', 400],
    ['page[size]=-1', 400],
    ['page[size]=ten', 400],
    ['page%5Bsize%5D=101', 400],
    ['page[size]=1&page[size]=2', 400],
    ['page[after]=a&page[before]=b', 400],
    ['page[after]=', 400]
  ])('requested with %s answer %i', async (query, status) => {
    expect((await world.call('GET', `/v2/apps?${query}`)).status).toBe(status)
  })
})

describe('Keys', () => {
  test('show their secret once', async () => {
    const shop = await world.addApp()
    const { status, body } = await world.call('POST', `${shop.path}/keys`, { displayName: 'Bot' })
    expect(status).toBe(201)
    const { secret, ...shown } = body.key
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32)
    expect(shown).toEqual({
      id: expect.stringMatching(/^app_[0-9a-f]{24}$/),
      displayName: 'Bot',
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: null
    })
    const one = await world.call('GET', `${shop.path}/keys/${shown.id}`)
    expect(one.body).toEqual({ key: shown })
    const list = await world.call('GET', `${shop.path}/keys`)
    expect(list.body.keys).toContainEqual(shown)
  })

  test('are ten at most', async () => {
    const shop = await world.addApp()
    const add = () => world.call('POST', `${shop.path}/keys`, { displayName: 'Key' })
    for (let count = 2; count <= 10; count++) expect((await add()).status, `${count}`).toBe(201)
    const { status, body } = await add()
    expect(status).toBe(400)
    expect(titlesOf(body)).toEqual([
      'There can be at most 10 keys. Delete one that is no longer used.'
    ])
  })
})

describe('Addresses', () => {
  test.each(['/v2/apps', '/sc/v2/apps', '//v2/apps', '//sc/v2/apps'])('%s exists', async url => {
    expect((await world.call('GET', url)).status).toBe(200)
  })

  test('that do not exist answer 404 in the format of the API', async () => {
    expect(await world.call('PUT', '/v2/apps')).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'not_found' }] }
    })
  })
})
