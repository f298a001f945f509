import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expireLinks } from '../../src/server/domain/flows'
import { addLinkBusiness, type LinkBusiness } from './link-world'
import { openRestWorld, type RestWorld } from './rest-world'

const DAY_MS = 86_400_000
const ADDRESS = 'ada@example.com'
const NUMBER = '+447700900123'

let world: RestWorld
let shop: LinkBusiness
beforeAll(async () => {
  world = await openRestWorld()
})
beforeEach(async () => {
  shop = await addLinkBusiness(world)
})
afterAll(() => world.close())

const refusal = (status: number, code: string) => ({ status, body: { error: { code } } })

describe('A link', () => {
  test('of an e-mail address is active at once, and both sides are notified', async () => {
    const visitor = await shop.addVisitor()
    const { status, body } = await visitor.link({
      integrationId: shop.ids.mailgun,
      address: ` ${ADDRESS} `
    })
    expect(status).toBe(201)
    const link = {
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      integrationId: shop.ids.mailgun,
      type: 'mailgun',
      status: 'active',
      displayName: ADDRESS
    }
    expect(body).toEqual({ link })
    expect(await visitor.links()).toEqual([body.link])
    expect(await visitor.linkEvents()).toMatchObject([{ type: 'link:added', link: body.link }])
    expect(await shop.appEvents()).toEqual([
      {
        type: 'client:add',
        reason: 'channelLinking',
        source: { type: 'web', integrationId: shop.ids.web },
        conversation: { id: visitor.conversationId, type: 'personal' },
        user: { id: visitor.userId, externalId: null, authenticated: false },
        client: {
          id: body.link.id,
          type: 'mailgun',
          status: 'active',
          integrationId: shop.ids.mailgun,
          externalId: ADDRESS,
          displayName: ADDRESS,
          linkedAt: expect.any(String)
        }
      }
    ])
  })

  test('of a number is pending for a day', async () => {
    const visitor = await shop.addVisitor()
    const { body } = await visitor.link({
      integrationId: shop.ids.twilio,
      phoneNumber: '0044 (7700) 900-123'
    })
    expect(body.link).toMatchObject({ status: 'pending', displayName: NUMBER })
    expect(body.link).not.toHaveProperty('code')
    const left = Date.parse(body.link.expiresAt) - Date.now()
    expect(left).toBeGreaterThan(DAY_MS - 60_000)
    expect(left).toBeLessThanOrEqual(DAY_MS)
  })

  test('of a channel with codes returns the code, and where to send it', async () => {
    const visitor = await shop.addVisitor()
    const { link } = (await visitor.link({ integrationId: shop.ids.telegram })).body
    expect(link.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/)
    expect(link).toMatchObject({
      status: 'pending',
      url: `https://t.me/shop_bot?start=${link.code}`,
      expiresAt: expect.any(String)
    })
    const other = (await visitor.link({ integrationId: shop.ids.viber })).body.link
    expect(other.code).not.toBe(link.code)
    expect(other).not.toHaveProperty('url')
    expect(JSON.stringify(await shop.appEvents())).not.toContain(link.code)
  })

  test('is started once, however often it is requested', async () => {
    const visitor = await shop.addVisitor()
    const asked = [
      { integrationId: shop.ids.telegram },
      { integrationId: shop.ids.mailgun, address: ADDRESS },
      { integrationId: shop.ids.twilio, phoneNumber: NUMBER }
    ]
    for (const each of asked) {
      const [one, two] = await Promise.all([visitor.link(each), visitor.link(each)])
      expect(two.body.link).toEqual({ ...one.body.link, ...two.body.link })
      expect(two.body.link.id).toBe(one.body.link.id)
    }
    expect(await visitor.links()).toHaveLength(asked.length)
    expect(await shop.appEvents()).toHaveLength(asked.length)
  })

  test('is extended to its full time when it is requested again', async () => {
    const visitor = await shop.addVisitor()
    const ask = { integrationId: shop.ids.twilio, phoneNumber: NUMBER }
    const first = (await visitor.link(ask)).body.link
    world.moveClock(DAY_MS / 2)
    const second = (await visitor.link(ask)).body.link
    expect(Date.parse(second.expiresAt) - Date.parse(first.expiresAt)).toBeGreaterThan(DAY_MS / 3)
    expect((await visitor.linkEvents()).at(-1)).toMatchObject({
      type: 'link:updated',
      link: second
    })
    world.moveClock(-DAY_MS / 2)
  })

  test('replaces a pending one with another number', async () => {
    const visitor = await shop.addVisitor()
    const ask = (phoneNumber: string) =>
      visitor.link({ integrationId: shop.ids.twilio, phoneNumber })
    const first = (await ask(NUMBER)).body.link
    const second = (await ask('+447700900124')).body.link
    expect(await visitor.links()).toEqual([second])
    expect((await visitor.linkEvents())[1]).toMatchObject({
      type: 'link:removed',
      link: { id: first.id },
      reason: 'removed'
    })
    expect((await shop.appEvents())[1]).toMatchObject({
      type: 'client:remove',
      reason: 'linkCancelled',
      client: { id: first.id, status: 'pending' },
      conversation: { id: visitor.conversationId }
    })
  })

  test('that is active blocks another address', async () => {
    const visitor = await shop.addVisitor()
    const ask = (address: string) => visitor.link({ integrationId: shop.ids.mailgun, address })
    await ask(ADDRESS)
    expect(await ask('bob@example.com')).toMatchObject(refusal(400, 'invalid-request'))
    expect(await visitor.links()).toMatchObject([{ displayName: ADDRESS }])
  })

  test('can be deleted by its visitor', async () => {
    const visitor = await shop.addVisitor()
    const { link } = (await visitor.link({ integrationId: shop.ids.mailgun, address: ADDRESS }))
      .body
    expect(await visitor.call('DELETE', `/links/${link.id}`)).toMatchObject({
      status: 200,
      body: {}
    })
    expect(await visitor.links()).toEqual([])
    expect((await visitor.linkEvents()).at(-1)).toMatchObject({
      type: 'link:removed',
      link,
      reason: 'removed'
    })
    const removed = (await shop.appEvents()).at(-1)
    expect(removed).toMatchObject({ type: 'client:remove', reason: 'sdk', client: { id: link.id } })
    expect(removed).not.toHaveProperty('conversation')
    expect(await visitor.call('DELETE', `/links/${link.id}`)).toMatchObject(
      refusal(404, 'not-found')
    )
  })

  test('can be deleted by a request with a content type and no body', async () => {
    const visitor = await shop.addVisitor()
    const { link } = (await visitor.link({ integrationId: shop.ids.telegram })).body
    const { statusCode } = await world.app.inject({
      method: 'DELETE',
      url: `/sdk/v1/apps/${shop.id}/links/${link.id}`,
      headers: { authorization: `Bearer ${visitor.token}`, 'content-type': 'application/json' }
    })
    expect(statusCode).toBe(200)
  })

  test('that is not confirmed in time is deleted, and both sides are notified', async () => {
    const visitor = await shop.addVisitor()
    const { link } = (await visitor.link({ integrationId: shop.ids.telegram })).body
    await visitor.link({ integrationId: shop.ids.mailgun, address: ADDRESS })
    await expireLinks(world.domain)
    expect(await visitor.links()).toHaveLength(2)
    world.moveClock(DAY_MS + 1)
    expect(await visitor.links()).toMatchObject([{ type: 'mailgun' }])
    await expireLinks(world.domain)
    expect((await visitor.linkEvents()).at(-1)).toMatchObject({
      type: 'link:removed',
      link: { id: link.id },
      reason: 'expired'
    })
    expect((await shop.appEvents()).at(-1)).toMatchObject({
      type: 'client:remove',
      reason: 'linkFailed',
      error: { code: 'expired' },
      client: { id: link.id }
    })
    const again = (await visitor.link({ integrationId: shop.ids.telegram })).body.link
    expect(again.code).not.toBe(link.code)
    world.moveClock(-DAY_MS - 1)
  })

  test('is deleted with its channel', async () => {
    const visitor = await shop.addVisitor()
    const { link } = (await visitor.link({ integrationId: shop.ids.telegram })).body
    await world.call('DELETE', `${shop.path}/integrations/${shop.ids.telegram}`)
    expect(await visitor.links()).toEqual([])
    expect((await visitor.linkEvents()).at(-1)).toMatchObject({ type: 'link:removed', link })
    expect((await shop.appEvents()).at(-1)).toMatchObject({
      type: 'client:remove',
      reason: 'api',
      client: { id: link.id }
    })
  })
})

describe('An e-mail address given before the first conversation', () => {
  const field = { type: 'email', name: 'mail', label: 'E-mail' }
  const prechat = (rest: object = {}) => ({
    conversation: {
      prechat: {
        clientMessageId: 'prechat',
        greeting: 'Who are you?',
        fields: [field, { ...field, name: 'other' }],
        confirmation: 'Thank you.',
        answers: [
          { ...field, email: ADDRESS },
          { ...field, name: 'other', email: 'other@example.com' }
        ],
        ...rest
      }
    }
  })

  test('links the first address, once', async () => {
    const sessionKey = 'the same random characters'
    const visitor = await shop.addVisitor({ sessionKey, ...prechat() })
    await shop.openSession({ sessionKey, ...prechat() })
    expect(await visitor.links()).toMatchObject([
      { type: 'mailgun', status: 'active', displayName: ADDRESS }
    ])
    expect(await shop.appEvents()).toMatchObject([
      { type: 'client:add', conversation: { id: visitor.conversationId } }
    ])
  })

  test('links nothing where that is turned off, or the channel does not exist', async () => {
    const visitor = await shop.addVisitor(prechat({ enableEmailLinking: false }))
    expect(await visitor.links()).toEqual([])
    await world.call('DELETE', `${shop.path}/integrations/${shop.ids.mailgun}`)
    expect(await (await shop.addVisitor(prechat())).links()).toEqual([])
  })
})

describe('No link', () => {
  test.each<[string, object, number, string]>([
    ['mailgun', {}, 400, 'invalid-answer'],
    ['mailgun', { address: 'ada' }, 400, 'invalid-answer'],
    ['mailgun', { phoneNumber: NUMBER }, 400, 'invalid-answer'],
    ['twilio', { phoneNumber: '07700 900123' }, 400, 'invalid-answer'],
    ['twilio', { phoneNumber: '+1' }, 400, 'invalid-answer'],
    ['twilio', { address: ADDRESS }, 400, 'invalid-answer'],
    ['twilio', { phoneNumber: 5 }, 400, 'invalid-request'],
    ['web', {}, 404, 'integration-not-found'],
    ['absent', {}, 404, 'integration-not-found']
  ])('is created: %s with %j', async (type, fields, status, code) => {
    const visitor = await shop.addVisitor()
    const integrationId = shop.ids[type] ?? '0'.repeat(24)
    const answer = await visitor.link({ integrationId, ...fields })
    expect(answer).toMatchObject(refusal(status, code))
    expect(await visitor.links()).toEqual([])
    expect(await shop.appEvents()).toEqual([])
  })

  test('is created to a channel of another app, which is not found', async () => {
    const visitor = await shop.addVisitor()
    const other = await addLinkBusiness(world)
    const ask = (integrationId: string) => visitor.link({ integrationId })
    const foreign = await ask(other.ids.telegram!)
    expect(foreign).toMatchObject(refusal(404, 'integration-not-found'))
    expect(foreign.body).toEqual((await ask('0'.repeat(24))).body)
  })

  test("is deleted by another visitor, nor is the widget's own client", async () => {
    const [ann, ben] = [await shop.addVisitor(), await shop.addVisitor()]
    const { link } = (await ann.link({ integrationId: shop.ids.telegram })).body
    const { body } = await world.call('GET', ben.clients)
    for (const id of [link.id, body.clients[0].id, '0'.repeat(24)]) {
      expect(await ben.call('DELETE', `/links/${id}`)).toMatchObject(refusal(404, 'not-found'))
    }
    expect(await ann.links()).toHaveLength(1)
  })

  test('is created for another conversation than the default one', async () => {
    const visitor = await shop.addVisitor()
    const link = (conversationId: string) =>
      visitor.link({ integrationId: shop.ids.telegram, conversationId })
    const { status, body } = await link('0'.repeat(24))
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'invalid-request' })
    expect(body.error.message).toMatch('Only the default conversation can be linked')
    expect((await link(visitor.conversationId)).status).toBe(201)
  })

  test('is created for a user without a conversation', async () => {
    const visitor = await shop.addVisitor({})
    expect(await visitor.link({ integrationId: shop.ids.telegram })).toMatchObject(
      refusal(404, 'conversation-not-found')
    )
  })
})
