import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordLastSeen } from '../../src/server/domain/flows'
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
  timeZone: 'Europe/London',
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

const get = async (path: string) => (await world.call('GET', path)).body

const jwtOf = (externalId: string) =>
  signJwt(shop.appKey, userClaims(externalId, { exp: inSeconds(3600) }))

/** Logs the visitor in. */
const openLogin = async (externalId: string, { token }: { token?: string } = {}) => {
  const path = `/sdk/v1/apps/${shop.id}/login`
  const body = { externalId, integrationId: shop.ids.web, sessionToken: token }
  const headers = { authorization: `Bearer ${jwtOf(externalId)}` }
  return (await world.call('POST', path, body, headers)).body
}

const login = async (...args: Parameters<typeof openLogin>) =>
  (await openLogin(...args)).user.id as string

describe('Clients', () => {
  beforeAll(async () => {
    world = await openRestWorld()
  })
  beforeEach(async () => {
    shop = await addLinkBusiness(world)
  })
  afterAll(() => world.close())

  describe('The widgets of a user', () => {
    test('may be on a page whose address is longer than what is kept of it', async () => {
      const long = `?gclid=${'x'.repeat(5000)}`
      const currentUrl = `https://shop.example/bikes${long}`
      const visitor = await shop.addVisitor(
        device('laptop', {
          info: { ...INFO, currentUrl, referrer: `https://ads.example/${long}`, userAgent: long }
        })
      )
      const { devices } = await get(visitor.devices)
      expect(devices[0].info).toMatchObject({
        currentUrl: 'https://shop.example/bikes',
        referrer: 'https://ads.example/',
        userAgent: long.slice(0, 2048)
      })
    })

    test('are one client, with a device per browser', async () => {
      const sessionKey = 'the same random characters'
      const one = device('laptop', { appVersion: '1.2' })
      const visitor = await shop.addVisitor({ sessionKey, ...one })
      await shop.openSession({ sessionKey, ...device('phone') })
      await shop.openSession({
        sessionKey,
        ...device('laptop', { info: { currentTitle: 'Cart' } })
      })

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

    test('are listed with the other clients of a participant, the most recently seen first', async () => {
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

    test('are removed by a logout', async () => {
      const visitor = await shop.addVisitor()
      await visitor.call('POST', '/logout', {})
      expect((await get(visitor.devices)).devices).toMatchObject([{ status: 'inactive' }])
    })

    test('update their last seen time at most once an hour, and never for a message', async () => {
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
      expect(await commits(() => recordLastSeen(world.domain, session))).toBe(0)
      world.moveClock(HOUR_MS)
      await visitor.call('POST', `/conversations/${visitor.conversationId}/messages`, text('again'))
      expect(await lastSeen()).toBe(first)
      expect(await commits(() => recordLastSeen(world.domain, session))).toBe(1)
      expect(await commits(() => recordLastSeen(world.domain, session))).toBe(0)
      expect(await lastSeen()).toBeGreaterThanOrEqual(first + HOUR_MS)
      world.moveClock(-HOUR_MS)
    })

    test('are reported to webhooks when a user logs in for the first time', async () => {
      const userId = await login('ann')
      await login('ann')
      expect(await shop.appEvents()).toMatchObject([
        { type: 'client:add', reason: 'sdkLogin', user: { id: userId }, client: { type: 'sdk' } }
      ])
    })
  })

  describe('A merge', () => {
    test("moves the visitor's clients to the user", async () => {
      const userId = await login('ann')
      const { clients: before } = await get(`${shop.path}/users/${userId}/clients`)
      const visitor = await shop.addVisitor(device('phone'))
      const { link } = (await visitor.link({ integrationId: shop.ids.mailgun, address: ADDRESS }))
        .body
      const { sessionToken } = await openLogin('ann', visitor)

      const { clients } = await get(`${shop.path}/users/${userId}/clients`)
      expect(clients.map(({ id }: any) => id)).toEqual([before[0].id, link.id])
      const { devices } = await get(`${shop.path}/users/${userId}/devices`)
      expect(devices).toMatchObject([{ guid: 'phone', clientId: before[0].id }])
      const headers = { authorization: `Bearer ${sessionToken}` }
      const { body } = await world.call('GET', `/sdk/v1/apps/${shop.id}/links`, undefined, headers)
      expect(body.links).toEqual([link])
      const emitted = world.storage.read.selectFrom('userEvents').select('bodyJson')
      const events = await emitted.where('userId', '=', userId).orderBy('seq').execute()
      expect(JSON.parse(events[0]!.bodyJson)).toMatchObject({ type: 'link:added', link })
    })

    test('leaves one client for widgets, and one link per channel', async () => {
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

  describe('A client created by the business', () => {
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

    test('starts pending, and appears as a link in the widget', async () => {
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
      expect(await shop.appEvents()).toMatchObject([
        {
          type: 'client:add',
          reason: 'channelLinking',
          source: { type: 'api:conversations' },
          client: body.client
        }
      ])
      expect(await visitor.links()).toMatchObject([{ id: body.client.id, status: 'pending' }])
    })

    test('is confirmed at once when it is an address and that is requested', async () => {
      const visitor = await shop.addVisitor()
      const { body } = await make(visitor, mail())
      expect(body.client.status).toBe('pending')
      expect((await get(`${visitor.clients}/${body.client.id}`)).client.status).toBe('active')
      expect((await shop.appEvents()).map(({ type, reason }) => [type, reason])).toEqual([
        ['client:add', 'channelLinking'],
        ['client:update', 'confirmed']
      ])
      expect((await visitor.linkEvents()).map(({ type }) => type)).toEqual([
        'link:added',
        'link:updated'
      ])

      const other = await shop.addVisitor()
      const pending = await make(other, { ...mail(), confirmation: { type: 'userActivity' } })
      const path = `${other.clients}/${pending.body.client.id}`
      expect((await get(path)).client.status).toBe('pending')
    })

    test('is created once', async () => {
      const visitor = await shop.addVisitor()
      await make(visitor)
      const { status, body } = await make(visitor)
      expect({ status, code: body.errors[0].code }).toEqual({ status: 409, code: 'conflict' })
    })

    test('is deleted, and both sides are notified', async () => {
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
      expect((await shop.appEvents()).at(-1)).toMatchObject({
        type: 'client:remove',
        reason: 'api'
      })
      expect((await visitor.linkEvents()).at(-1)).toMatchObject({ type: 'link:removed' })
    })

    test('may have a prompt message with links as its only actions', async () => {
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
      ['number', { matchCriteria: { phoneNumber: '7700' } }, 400, 'bad_request'],
      ['address', { matchCriteria: { type: 'mailgun' } }, 400, 'bad_request'],
      ['type', { matchCriteria: { type: 'telegram' } }, 400, 'bad_request'],
      ['confirmation', { confirmation: { type: 'later' } }, 400, 'bad_request'],
      [
        'channel',
        { matchCriteria: { integrationId: '0'.repeat(24) } },
        404,
        'integration_not_found'
      ],
      [
        'conversation',
        { target: { conversationId: '0'.repeat(24) } },
        404,
        'conversation_not_found'
      ]
    ])('needs a valid %s', async (_what, fields, expected, expectedCode) => {
      const visitor = await shop.addVisitor()
      const { status, body } = await make(visitor, fields)
      expect({ status, code: body.errors[0].code }).toEqual({
        status: expected,
        code: expectedCode
      })
      expect(await shop.appEvents()).toEqual([])
    })

    test('is linked to the default conversation only', async () => {
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

  test('devices and clients of other users are not found', async () => {
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
})
