import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RestKey } from '../util/rest'
import { openPublishedWorld, type PublishedWorld, shapes } from './published-world'

const { id } = shapes(expect)
const API = 'IntegrationsApi'
const TARGET = 'https://bot.example.com/hook'
const GONE = { status: 200, body: {} }

let world: PublishedWorld
beforeAll(async () => {
  world = await openPublishedWorld()
})
afterAll(() => world.close())

const create = (integration: object) =>
  world.app(API, 'createIntegration', world.appId, integration)

/** Creates a bot as the original's guide does: an integration with its webhook, then a key. */
const addBot = async () => {
  const { body } = await create({
    type: 'custom',
    displayName: 'Bot',
    webhooks: [{ target: TARGET, triggers: ['conversation:message'] }]
  })
  const { integration } = body
  const made = await world.app(
    'CustomIntegrationApiKeysApi',
    'createCustomIntegrationKey',
    world.appId,
    integration.id,
    { displayName: 'Bot' }
  )
  return { integration, key: made.body.key as RestKey & { displayName: string } }
}

describe('Integrations through the published client', () => {
  test('of type web are created, shown, changed, listed and deleted with every field', async () => {
    const fields = {
      displayName: 'Website',
      brandColor: '111111',
      conversationColor: '222',
      actionColor: '0a0b0c',
      fixedIntroPane: true,
      displayStyle: 'tab',
      buttonWidth: '60',
      buttonHeight: '61',
      integrationOrder: [],
      businessName: 'Shop',
      backgroundImageUrl: 'https://a.example/bg.png',
      originWhitelist: ['https://shop.example'],
      prechatCapture: { enabled: true, enableEmailLinking: true },
      canUserSeeConversationList: false,
      canUserCreateMoreConversations: true,
      customText: { fr: { headerText: 'Du pain ?' } },
      starters: ['Where is my order?'],
      showAnswerTime: false,
      preview: false
    }
    const made = await create({ type: 'web', ...fields })
    expect(made.status).toBe(201)
    const { integration } = made.body
    expect(integration).toEqual({
      id,
      type: 'web',
      status: 'active',
      buttonIconUrl: null,
      businessIconUrl: null,
      attachmentsEnabled: true,
      ...fields
    })
    const got = await world.app(API, 'getIntegration', world.appId, integration.id)
    expect(got.body).toEqual({ integration })

    const patched = await world.app(API, 'updateIntegration', world.appId, integration.id, {
      brandColor: null,
      originWhitelist: null,
      businessName: 'Other'
    })
    expect(patched.body).toEqual({
      integration: {
        ...integration,
        brandColor: '65758e',
        originWhitelist: null,
        businessName: 'Other'
      }
    })
    const list = async (types: string) => {
      const opts = { filter: { types } }
      const { body } = await world.app(API, 'listIntegrations', world.appId, opts)
      return body.integrations.map((one: any) => one.id)
    }
    expect(await list('web,custom')).toContain(integration.id)
    expect(await list('twilio')).toEqual([])
    expect(await world.app(API, 'deleteIntegration', world.appId, integration.id)).toMatchObject(
      GONE
    )
    expect(await world.app(API, 'getIntegration', world.appId, integration.id)).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'integration_not_found' }] }
    })
  })

  test('of a channel never show their secrets', async () => {
    const { status, body } = await create({
      type: 'twilio',
      displayName: 'SMS',
      accountSid: 'AC1',
      authToken: 'kept-from-everyone',
      phoneNumber: '+447700900100'
    })
    expect(status).toBe(201)
    expect(body.integration).toEqual({
      id,
      type: 'twilio',
      status: 'active',
      displayName: 'SMS',
      accountSid: 'AC1',
      phoneNumber: '+447700900100'
    })
  })

  test('that are invalid are refused in words', async () => {
    const webhook = { target: TARGET, triggers: ['conversation:message'] }
    for (const [integration, title] of [
      [{ type: 'pigeon' }, 'pigeon'],
      [{ type: 'custom', webhooks: [] }, 'webhooks'],
      [{ type: 'custom', webhooks: [webhook, webhook] }, 'webhooks'],
      [{ type: 'web', brandColor: '#111111' }, 'brandColor'],
      [{ type: 'web', originWhitelist: ['https://a.example/'] }, 'origin']
    ] as const) {
      const { status, body } = await create(integration)
      expect(status).toBe(400)
      expect(body.errors[0]).toEqual({
        code: 'bad_request',
        title: expect.stringContaining(title)
      })
    }
  })
})

describe('A bot through the published client', () => {
  const KEYS = 'CustomIntegrationApiKeysApi'

  test('is an integration with a webhook and keys of its own', async () => {
    const { integration, key } = await addBot()
    expect(integration).toEqual({
      id,
      type: 'custom',
      status: 'active',
      displayName: 'Bot',
      webhooks: [
        {
          id,
          version: 'v2',
          target: TARGET,
          triggers: ['conversation:message'],
          secret: expect.any(String),
          includeFullUser: false,
          includeFullSource: false
        }
      ]
    })
    expect(key).toEqual({
      id: expect.stringMatching(/^int_[0-9a-f]{24}$/),
      displayName: 'Bot',
      createdAt: expect.any(String),
      lastUsedAt: null,
      secret: expect.any(String)
    })
    const { secret: _, ...shown } = key
    const on = (operation: string, ...args: unknown[]) =>
      world.app(KEYS, operation, world.appId, integration.id, ...args)
    expect((await on('getCustomIntegrationKey', key.id)).body).toEqual({ key: shown })
    expect((await on('listCustomIntegrationKeys')).body.keys).toEqual([shown])
    expect(await on('deleteCustomIntegrationKey', key.id)).toMatchObject(GONE)
    expect((await on('getCustomIntegrationKey', key.id)).status).toBe(404)
  })

  test('manages its own webhooks, by its id and as me', async () => {
    const { integration, key } = await addBot()
    const bot = world.open(key)
    for (const name of ['me', integration.id]) {
      const on = (operation: string, ...args: unknown[]) =>
        bot('WebhooksApi', operation, world.appId, name, ...args)
      const made = await on('createWebhook', {
        target: TARGET,
        triggers: ['user:update'],
        includeFullUser: true
      })
      expect(made.status).toBe(201)
      const { webhook } = made.body
      expect(webhook).toEqual({
        id,
        version: 'v2',
        target: TARGET,
        triggers: ['user:update'],
        secret: expect.any(String),
        includeFullUser: true,
        includeFullSource: false
      })
      expect((await on('getWebhook', webhook.id)).body).toEqual({ webhook })
      expect((await on('listWebhooks')).body.webhooks).toContainEqual(webhook)
      const changed = await on('updateWebhook', webhook.id, { triggers: ['user:remove'] })
      expect(changed.body).toEqual({ webhook: { ...webhook, triggers: ['user:remove'] } })
      expect(await on('deleteWebhook', webhook.id)).toMatchObject(GONE)
      expect((await on('getWebhook', webhook.id)).status).toBe(404)
    }
    const { integration: other } = await addBot()
    const foreign = await bot('WebhooksApi', 'listWebhooks', world.appId, other.id)
    expect(foreign.status).toBeGreaterThanOrEqual(403)
  })

  test('answers users with Basic and JWT authorization, and may do no more than a bot', async () => {
    const { key } = await addBot()
    const ann = await world.addUser()
    const conversation = (await world.addConversation(ann.id)).id
    for (const bot of [world.open(key), world.byToken(key, 'integration')]) {
      const said = await bot('MessagesApi', 'postMessage', world.appId, conversation, {
        author: { type: 'business', subtypes: ['bot'] },
        content: { type: 'text', text: 'Hello' }
      })
      expect(said.status).toBe(201)
      for (const [api, operation, ...args] of [
        ['IntegrationsApi', 'listIntegrations', world.appId],
        ['AppsApi', 'getApp', world.appId],
        ['AppKeysApi', 'listAppKeys', world.appId]
      ] as const) {
        expect(await bot(api, operation, ...args)).toMatchObject({
          status: 403,
          body: { errors: [{ code: 'forbidden' }] }
        })
      }
    }
    const tooMuch = world.byToken(key, 'app')
    expect((await tooMuch('UsersApi', 'getUser', world.appId, ann.id)).status).toBe(401)
  })
})
