import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noteSeen } from '../../src/server/domain/clients/device-presence'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { addLinkBusiness, type LinkBusiness } from './link-world'
import { openRestWorld, type RestWorld } from './rest-world'
import { text } from './sdk-world'

const HOUR_MS = 3_600_000
const ADDRESS = 'ada@example.com'
const INFO = {
  currentTitle: 'Bikes',
  currentUrl: 'https://shop.example/bikes',
  browserLanguage: 'en-GB',
  referrer: 'https://search.example/',
  userAgent: 'A browser',
  URL: 'shop.example',
  sdkVersion: '5.0.0',
  vendor: 'Pipit'
}
const device = (id: string, fields: object = {}) => ({
  client: { id, platform: 'web', info: INFO, ...fields },
  conversation: { messages: [text('first')] }
})

let world: RestWorld
let shop: LinkBusiness
beforeAll(async () => {
  world = await openRestWorld()
})
beforeEach(async () => {
  shop = await addLinkBusiness(world)
})
afterAll(() => world.close())

const get = async (path: string) => (await world.call('GET', path)).body

const jwtOf = (externalId: string) =>
  signJwt(shop.appKey, userClaims(externalId, { exp: inSeconds(3600) }))

/** The visitor logs in as somebody. */
const login = async (externalId: string, { token }: { token?: string } = {}) => {
  const path = `/sdk/v1/apps/${shop.id}/login`
  const body = { externalId, integrationId: shop.ids.web, sessionToken: token }
  const headers = { authorization: `Bearer ${jwtOf(externalId)}` }
  return (await world.call('POST', path, body, headers)).body.user.id as string
}

describe('the widgets of a user', () => {
  test('are one client, and each browser is a device of it', async () => {
    const sessionKey = 'the same random characters'
    const one = device('laptop', { appVersion: '1.2' })
    const visitor = await shop.addVisitor({ sessionKey, ...one })
    await shop.openSession({ sessionKey, ...device('phone') })
    await shop.openSession({ sessionKey, ...device('laptop', { info: { currentTitle: 'Cart' } }) })

    const { clients } = await get(visitor.clients)
    expect(clients).toEqual([
      {
        id: expect.any(String),
        type: 'sdk',
        status: 'active',
        integrationId: null,
        lastSeen: expect.any(String),
        linkedAt: expect.any(String)
      }
    ])
    const { devices, meta } = await get(visitor.devices)
    expect(meta.hasMore).toBe(false)
    expect(devices).toEqual([
      expect.objectContaining({ guid: 'laptop', info: { currentTitle: 'Cart' } }),
      {
        id: expect.any(String),
        type: 'web',
        guid: 'phone',
        clientId: clients[0].id,
        status: 'active',
        integrationId: shop.ids.web,
        lastSeen: expect.any(String),
        info: INFO
      }
    ])
    expect(await get(`${visitor.devices}/${devices[1].id}`)).toEqual({ device: devices[1] })
    expect(await get(`${visitor.clients}/${clients[0].id}`)).toEqual({ client: clients[0] })
    const page = await get(`${visitor.devices}?page[size]=1&page[after]=${devices[0].id}`)
    expect(page.devices).toEqual([devices[1]])
  })

  test('stand with the other clients of a participant, the last seen first', async () => {
    const visitor = await shop.addVisitor()
    const { link } = (await visitor.link({ integrationId: shop.ids.mailgun, address: ADDRESS }))
      .body
    await visitor.link({ integrationId: shop.ids.telegram })
    const { clients } = await get(visitor.clients)
    const { participants } = await get(
      `${shop.path}/conversations/${visitor.conversationId}/participants`
    )
    const associations = [
      { type: 'sdk', clientId: clients[0].id },
      { type: 'mailgun', clientId: link.id }
    ]
    expect(participants[0].clientAssociations).toEqual(associations)
    const inbox = await get(`${shop.path}/conversations`)
    expect(inbox.conversations[0].participants[0].clientAssociations).toEqual(associations)
  })

  test('are left by a logout', async () => {
    const visitor = await shop.addVisitor()
    await visitor.call('POST', '/logout', {})
    expect((await get(visitor.devices)).devices).toMatchObject([{ status: 'inactive' }])
  })

  test('are noted as seen at most once an hour, and never by a message', async () => {
    const visitor = await shop.addVisitor()
    const session = { userId: visitor.userId, deviceId: 'device' }
    const lastSeen = async () =>
      Date.parse((await get(visitor.devices)).devices[0].lastSeen as string)
    const first = await lastSeen()
    const commits = async (act: () => Promise<unknown>) => {
      let count = 0
      const { write } = world.domain
      world.domain.write = fn => {
        count++
        return write(fn)
      }
      await act()
      world.domain.write = write
      return count
    }
    expect(await commits(() => noteSeen(world.domain, session))).toBe(0)
    world.moveClock(HOUR_MS)
    await visitor.call('POST', `/conversations/${visitor.conversationId}/messages`, text('again'))
    expect(await lastSeen()).toBe(first)
    expect(await commits(() => noteSeen(world.domain, session))).toBe(1)
    expect(await commits(() => noteSeen(world.domain, session))).toBe(0)
    expect(await lastSeen()).toBeGreaterThanOrEqual(first + HOUR_MS)
    world.moveClock(-HOUR_MS)
  })

  test('are told to the app when they are the first of who logs in', async () => {
    const userId = await login('ann')
    await login('ann')
    expect(await shop.told()).toMatchObject([
      { type: 'client:add', reason: 'sdkLogin', user: { id: userId }, client: { type: 'sdk' } }
    ])
  })
})

describe('a merge', () => {
  test('gives the user what the visitor was reached by', async () => {
    const userId = await login('ann')
    const { clients: before } = await get(`${shop.path}/users/${userId}/clients`)
    const visitor = await shop.addVisitor(device('phone'))
    const { link } = (await visitor.link({ integrationId: shop.ids.mailgun, address: ADDRESS }))
      .body
    await login('ann', visitor)

    const { clients } = await get(`${shop.path}/users/${userId}/clients`)
    expect(clients.map(({ id }: any) => id)).toEqual([before[0].id, link.id])
    const { devices } = await get(`${shop.path}/users/${userId}/devices`)
    expect(devices).toMatchObject([{ guid: 'phone', clientId: before[0].id }])
    expect(await visitor.links()).toEqual([link])
    const told = world.storage.read.selectFrom('userEvents').select('bodyJson')
    const events = await told.where('userId', '=', userId).orderBy('seq').execute()
    expect(JSON.parse(events[0]!.bodyJson)).toMatchObject({ type: 'link:added', link })
  })

  test('leaves one client of the widgets, and one link of a channel', async () => {
    const [ann, ben] = [
      await shop.addVisitor(device('phone')),
      await shop.addVisitor(device('phone'))
    ]
    const [one, two] = [
      (await ann.link({ integrationId: shop.ids.telegram })).body.link,
      (await ben.link({ integrationId: shop.ids.telegram })).body.link
    ]
    await login('ann', ann)
    const userId = await login('ann', ben)
    const { clients } = await get(`${shop.path}/users/${userId}/clients`)
    expect(clients).toMatchObject([{ type: 'sdk' }, { id: one.id }])
    expect(clients).toHaveLength(2)
    expect((await get(`${shop.path}/users/${userId}/devices`)).devices).toHaveLength(1)
    expect(two.id).not.toBe(one.id)
  })
})

describe('a client that the business makes', () => {
  const make = (visitor: { clients: string; conversationId: string }, fields: any = {}) =>
    world.call('POST', visitor.clients, {
      matchCriteria: {
        type: 'twilio',
        integrationId: shop.ids.twilio,
        phoneNumber: '+44 7700 900123',
        ...fields.matchCriteria
      },
      confirmation: { type: 'immediate', ...fields.confirmation },
      target: { conversationId: visitor.conversationId, ...fields.target }
    })
  const mail = () => ({
    matchCriteria: {
      type: 'mailgun',
      integrationId: shop.ids.mailgun,
      phoneNumber: undefined,
      address: ADDRESS
    }
  })

  test('starts pending, and shows as a link in the widget', async () => {
    const visitor = await shop.addVisitor()
    const { status, body } = await make(visitor)
    expect(status).toBe(201)
    expect(body.client).toEqual({
      id: expect.any(String),
      type: 'twilio',
      status: 'pending',
      integrationId: shop.ids.twilio,
      externalId: '+447700900123',
      displayName: '+447700900123'
    })
    expect(await shop.told()).toMatchObject([
      {
        type: 'client:add',
        reason: 'channelLinking',
        source: { type: 'api:conversations' },
        client: body.client
      }
    ])
    expect(await visitor.links()).toMatchObject([{ id: body.client.id, status: 'pending' }])
  })

  test('is confirmed at once when it is an address, and that is wanted', async () => {
    const visitor = await shop.addVisitor()
    const { body } = await make(visitor, mail())
    expect(body.client.status).toBe('pending')
    expect((await get(`${visitor.clients}/${body.client.id}`)).client.status).toBe('active')
    expect((await shop.told()).map(({ type, reason }) => [type, reason])).toEqual([
      ['client:add', 'channelLinking'],
      ['client:update', 'confirmed']
    ])
    expect((await visitor.heard()).map(({ type }) => type)).toEqual(['link:added', 'link:updated'])

    const other = await shop.addVisitor()
    const waiting = await make(other, { ...mail(), confirmation: { type: 'userActivity' } })
    const path = `${other.clients}/${waiting.body.client.id}`
    expect((await get(path)).client.status).toBe('pending')
  })

  test('is made once', async () => {
    const visitor = await shop.addVisitor()
    await make(visitor)
    const { status, body } = await make(visitor)
    expect({ status, code: body.errors[0].code }).toEqual({ status: 409, code: 'conflict' })
  })

  test('goes, and both sides are told', async () => {
    const visitor = await shop.addVisitor()
    const { client } = (await make(visitor)).body
    const path = `${visitor.clients}/${client.id}`
    expect(await world.call('DELETE', path)).toMatchObject({ status: 200, body: {} })
    for (const method of ['GET', 'DELETE'] as const) {
      const { status, body } = await world.call(method, path)
      expect({ status, code: body.errors[0].code }).toEqual({
        status: 404,
        code: 'client_not_found'
      })
    }
    expect((await shop.told()).at(-1)).toMatchObject({ type: 'client:remove', reason: 'api' })
    expect((await visitor.heard()).at(-1)).toMatchObject({ type: 'link:removed' })
  })

  test('keeps a message that asks, with links only', async () => {
    const visitor = await shop.addVisitor()
    const ask = (actions: object[]) =>
      make(visitor, {
        confirmation: {
          type: 'prompt',
          message: {
            author: { type: 'business' },
            content: { type: 'text', text: 'Shall we write here?', actions }
          }
        }
      })
    expect((await ask([{ type: 'postback', text: 'Yes', payload: 'yes' }])).status).toBe(400)
    const uri = 'https://shop.example'
    expect((await ask([{ type: 'link', text: 'Read', uri }])).status).toBe(201)
  })

  test.each<[string, any, number, string]>([
    ['a number', { matchCriteria: { phoneNumber: '7700' } }, 400, 'bad_request'],
    ['an address', { matchCriteria: { type: 'mailgun' } }, 400, 'bad_request'],
    ['a type', { matchCriteria: { type: 'telegram' } }, 400, 'bad_request'],
    ['a confirmation', { confirmation: { type: 'later' } }, 400, 'bad_request'],
    [
      'a channel',
      { matchCriteria: { integrationId: '0'.repeat(24) } },
      404,
      'integration_not_found'
    ],
    [
      'a conversation',
      { target: { conversationId: '0'.repeat(24) } },
      404,
      'conversation_not_found'
    ]
  ])('needs %s that can be', async (_what, fields, expected, expectedCode) => {
    const visitor = await shop.addVisitor()
    const { status, body } = await make(visitor, fields)
    expect({ status, code: body.errors[0].code }).toEqual({ status: expected, code: expectedCode })
    expect(await shop.told()).toEqual([])
  })

  test('goes to the default conversation only', async () => {
    const visitor = await shop.addVisitor()
    const { body: made } = await world.call('POST', `${shop.path}/conversations`, {
      type: 'personal',
      participants: [{ userId: visitor.userId }]
    })
    const target = { conversationId: made.conversation.id }
    const { status, body } = await make(visitor, { target })
    expect(status).toBe(400)
    expect(body.errors[0].title).toMatch('Only the default conversation can be linked')
    const foreign = await shop.addVisitor()
    expect(
      (await make(visitor, { target: { conversationId: foreign.conversationId } })).status
    ).toBe(404)
  })
})

test('devices and clients of others look absent', async () => {
  const [ann, ben] = [await shop.addVisitor(), await shop.addVisitor()]
  const { devices } = await get(ann.devices)
  const { clients } = await get(ann.clients)
  const answers = [
    await world.call('GET', `${ben.devices}/${devices[0].id}`),
    await world.call('GET', `${ben.clients}/${clients[0].id}`),
    await world.call('DELETE', `${ben.clients}/${clients[0].id}`)
  ]
  expect(answers.map(({ body }) => body.errors[0].code)).toEqual([
    'device_not_found',
    'client_not_found',
    'client_not_found'
  ])
})
