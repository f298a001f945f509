import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPublishedWorld, type PublishedWorld, shapes } from './published-world'

const { id, time } = shapes(expect)
const API = 'ClientsApi'

let world: PublishedWorld
let web: string

/** Opens the messenger as a new visitor. */
const visit = async () => {
  const answer = await fetch(`${world.server.url}/sdk/v1/apps/${world.appId}/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      integrationId: web,
      sessionKey: crypto.randomUUID(),
      client: {
        id: 'browser-1',
        platform: 'web',
        info: { currentUrl: 'https://shop.example/', currentTitle: 'Shop', vendor: 'Web' }
      },
      user: { givenName: 'Ann', email: 'ann@example.com' },
      conversation: {}
    })
  })
  const { user } = (await answer.json()) as { user: { id: string } }
  return user.id
}

describe('Channel identities through the published client', () => {
  beforeAll(async () => {
    world = await openPublishedWorld()
    const { body } = await world.app('IntegrationsApi', 'createIntegration', world.appId, {
      type: 'web'
    })
    web = body.integration.id
  })
  afterAll(() => world.close())

  test("include a visitor's browser as a client with a device", async () => {
    const user = await visit()
    const { body } = await world.app(API, 'listClients', world.appId, user)
    expect(body).toEqual({
      clients: [
        { id, type: 'sdk', status: 'active', integrationId: null, lastSeen: time, linkedAt: time }
      ],
      meta: { hasMore: false },
      links: {}
    })
    const [client] = body.clients
    const { body: list } = await world.app('DevicesApi', 'listDevices', world.appId, user)
    expect(list.devices).toEqual([
      {
        id,
        type: 'web',
        guid: 'browser-1',
        clientId: client.id,
        status: 'active',
        integrationId: web,
        lastSeen: time,
        info: { currentUrl: 'https://shop.example/', currentTitle: 'Shop', vendor: 'Web' }
      }
    ])
    const [device] = list.devices
    const one = await world.app('DevicesApi', 'getDevice', world.appId, user, device.id)
    expect(one.body).toEqual({ device })
    const none = await world.app('DevicesApi', 'getDevice', world.appId, user, client.id)
    expect(none).toMatchObject({ status: 404, body: { errors: [{ code: 'device_not_found' }] } })
  })

  test('are linked to a user and removed', async () => {
    const { body } = await world.app('IntegrationsApi', 'createIntegration', world.appId, {
      type: 'twilio',
      accountSid: 'AC1',
      authToken: 'kept-from-everyone',
      phoneNumber: '+447700900100'
    })
    const integrationId = body.integration.id
    const user = await visit()
    const { body: list } = await world.app('ConversationsApi', 'listConversations', world.appId, {
      userId: user
    })
    const made = await world.app(API, 'createClient', world.appId, user, {
      matchCriteria: { type: 'twilio', integrationId, phoneNumber: '+447700900123' },
      confirmation: { type: 'immediate' },
      target: { conversationId: list.conversations[0].id }
    })
    expect(made.status).toBe(201)
    const { client } = made.body
    expect(client).toMatchObject({
      id,
      type: 'twilio',
      status: expect.stringMatching(/^(pending|active)$/),
      integrationId
    })
    const { body: both } = await world.app(API, 'listClients', world.appId, user)
    expect(both.clients.map((one: any) => one.id)).toContain(client.id)
    const remove = () => world.app(API, 'removeClient', world.appId, user, client.id)
    expect(await remove()).toMatchObject({ status: 200, body: {} })
    expect(await remove()).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'client_not_found' }] }
    })
  })

  test("are erased with a user's personal information", async () => {
    const user = await visit()
    const gone = await world.app('UsersApi', 'deleteUserPersonalInformation', world.appId, user)
    expect(gone.status).toBe(200)
    expect(gone.body.user).toMatchObject({ id: user, profile: {}, identities: [] })
  })
})
