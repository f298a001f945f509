import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { webhookSecretOf } from '../../src/server/channels/telegram/account'
import { WEBHOOK_TRIGGERS } from '../../src/server/domain/records'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { startReceiver } from '../util/webhook-receiver'
import { addLinkBusiness, type LinkBusiness } from './link-world'
import { basic, type RestWorld } from './rest-world'
import { openWebhookWorld, type WebhookWorld } from './webhook-world'

const GUIDE = 'src/guide/pages/back-end.md'
const ADDRESS = 'ada@example.com'
const POSTBACK = { type: 'postback', text: 'Buy', payload: 'buy' }

/** Triggers that the guide names as accepted and never sent. */
const NEVER_SENT = (
  /^- These triggers are accepted and never sent: (.*)\.$/m.exec(
    readFileSync(GUIDE, 'utf8')
  )?.[1] ?? ''
)
  .split(', ')
  .map(name => name.replaceAll('`', ''))

let world: WebhookWorld
let shop: LinkBusiness
let receiver: Awaited<ReturnType<typeof startReceiver>>
let logins = 0

const call: RestWorld['call'] = async (method, url, body, headers) => {
  const payload = body === undefined ? {} : { payload: body as object }
  const authorization = basic(world.accountKey)
  const answer = await world.app.inject({
    method,
    url,
    headers: { authorization, ...headers },
    ...payload
  })
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`)
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

const rest = async (method: 'POST' | 'DELETE', path: string, body?: object) =>
  (await call(method, `${shop.path}${path}`, body)).body

const visit = () => shop.addVisitor()

const say = async (content: object = { type: 'text', text: 'Hello' }, fields: object = {}) => {
  const visitor = await visit()
  const path = `/conversations/${visitor.conversationId}`
  const { messages } = await rest('POST', `${path}/messages`, {
    author: { type: 'business' },
    content,
    ...fields
  })
  return { visitor, path, message: messages[0] }
}

const logIn = async (externalId: string, sessionToken?: string) => {
  const token = signJwt(shop.appKey, userClaims(externalId, { exp: inSeconds(3600) }))
  const body = { externalId, integrationId: shop.ids.web, sessionToken, user: { givenName: 'Ann' } }
  await call('POST', `/sdk/v1/apps/${shop.id}/login`, body, { authorization: `Bearer ${token}` })
}

const link = async () => {
  const visitor = await visit()
  const { client } = await rest('POST', `/users/${visitor.userId}/clients`, {
    matchCriteria: { type: 'mailgun', address: ADDRESS, integrationId: shop.ids.mailgun },
    confirmation: { type: 'immediate' },
    target: { conversationId: visitor.conversationId }
  })
  return `/users/${visitor.userId}/clients/${client.id}`
}

const group = async () => {
  const { userId } = await visit()
  const { conversation } = await rest('POST', '/conversations', {
    type: 'sdkGroup',
    participants: []
  })
  const path = `/conversations/${conversation.id}`
  await rest('POST', `${path}/join`, { userId })
  return { path, userId }
}

const activity = async (type: string) => {
  const { path } = await say()
  await rest('POST', `${path}/activity`, { author: { type: 'business' }, type })
}

const poll = (visitor: Awaited<ReturnType<typeof visit>>, after: number) =>
  visitor.call('GET', `/events?after=${after}&wait=1`)

/** Receives a message in a widget that polls, and asks for the next events. */
const deliver = async () => {
  const { visitor } = await say()
  const { body } = await poll(visitor, 0)
  await poll(visitor, body.seq)
}

/** Acts by which each trigger is sent. */
const CAUSES: Record<string, () => Promise<unknown>> = {
  'conversation:create': visit,
  'conversation:join': group,
  'conversation:leave': async () => {
    const { path, userId } = await group()
    await rest('POST', `${path}/leave`, { userId })
  },
  'conversation:remove': async () => rest('DELETE', (await group()).path),
  'conversation:message': visit,
  'conversation:postback': async () => {
    const { visitor } = await say({ type: 'text', text: 'Buy?', actions: [POSTBACK] })
    const at = `/conversations/${visitor.conversationId}`
    const { body } = await visitor.call('GET', `${at}/messages`)
    const actionId = body.messages.at(-1).actions[0].id
    await visitor.call('POST', `${at}/postbacks`, { actionId })
  },
  'conversation:referral': async () => {
    const { integration } = await rest('POST', '/integrations', { type: 'telegram', token: 'a' })
    const { id } = integration
    const account = { id, settings: {}, secrets: { token: 'a' }, origin: '' }
    const chat = { id: 7, type: 'private' }
    const message = { message_id: 1, from: { id: 7 }, chat, text: '/start summer-sale' }
    await call(
      'POST',
      `/channels/${id}`,
      { update_id: 1, message },
      { 'x-telegram-bot-api-secret-token': webhookSecretOf(account) }
    )
  },
  'conversation:read': () => activity('conversation:read'),
  'conversation:typing': () => activity('typing:start'),
  'conversation:message:delivery:channel': deliver,
  'conversation:message:delivery:user': deliver,
  'conversation:message:delivery:failure': () =>
    say({ type: 'text', text: 'By mail' }, { destination: { integrationType: 'mailgun' } }),
  'client:add': link,
  'client:update': link,
  'client:remove': async () => rest('DELETE', await link()),
  'user:update': async () => logIn('updated', (await visit()).token),
  'user:merge': async () => {
    const externalId = `merged ${++logins}`
    await logIn(externalId)
    await logIn(externalId, (await visit()).token)
  },
  'user:remove': async () => rest('DELETE', `/users/${(await visit()).userId}`)
}

describe('Webhook triggers', () => {
  beforeAll(async () => {
    world = await openWebhookWorld()
    shop = await addLinkBusiness({ ...world, call, logged: () => world.logged })
    receiver = await startReceiver()
    await rest('POST', '/integrations', {
      type: 'custom',
      webhooks: [{ target: receiver.url, triggers: [...WEBHOOK_TRIGGERS] }]
    })
  })
  afterAll(async () => {
    await world.close()
    await receiver.close()
  })

  test('are each sent below, or named in the guide as never sent', () => {
    expect([...Object.keys(CAUSES), ...NEVER_SENT].sort()).toEqual([...WEBHOOK_TRIGGERS].sort())
  })

  test.each(Object.keys(CAUSES))('are sent: %s', async trigger => {
    await expect.poll(() => world.pending()).toBe(0)
    receiver.got.length = 0
    await CAUSES[trigger]?.()
    const types = () => receiver.got.map(({ event }) => event.type)
    await expect.poll(types).toContain(trigger)
    expect(types().filter(type => NEVER_SENT.includes(type))).toEqual([])
  })
})
