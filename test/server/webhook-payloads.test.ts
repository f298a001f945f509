import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mergeUsers, openSession } from '../../src/server/domain/flows'
import { createWebIntegration, findUser, WEBHOOK_TRIGGERS } from '../../src/server/domain/records'
import { openWebhookWorld, type WebhookWorld } from './webhook-world'

type Receiver = Awaited<ReturnType<WebhookWorld['listen']>>

const PROFILE = { givenName: 'Ann', email: 'ann@example.com' }
const SOURCE = { type: 'api:conversations' }

let world: WebhookWorld
/** Receiver of full users and sources, or not. */
let full: Receiver
let lean: Receiver

/** Reads the payloads of the events of a type, without and with full users. */
const payloadsOf = async (type: string) => {
  await expect.poll(() => world.pending()).toBe(0)
  const [one, other] = [lean, full].map(
    ({ got }) => got.find(({ event }) => event.type === type)?.event.payload
  )
  return { lean: one, full: other }
}

const addAnn = async () => {
  const chat = await world.addChat({ profile: PROFILE, metadata: { vip: true } })
  const user = { id: chat.user.id, externalId: chat.user.externalId, authenticated: true }
  const { user: whole } = await world.call('GET', `${world.shop.path}/users/${user.id}`)
  const conversation = { id: chat.id, type: 'personal' }
  return { ...chat, conversation, short: user, whole }
}

describe('Webhook payloads', () => {
  beforeAll(async () => {
    world = await openWebhookWorld()
    const triggers = [...WEBHOOK_TRIGGERS]
    lean = await world.listen(triggers)
    full = await world.listen(triggers, undefined, {
      includeFullUser: true,
      includeFullSource: true
    })
  })
  afterAll(() => world.close())
  afterEach(async () => {
    await expect.poll(() => world.pending()).toBe(0)
    lean.got.length = 0
    full.got.length = 0
  })

  test('of a new conversation contain its reason, source and user', async () => {
    const { conversation, short, whole } = await addAnn()
    const got = await payloadsOf('conversation:create')
    const rest = { conversation, creationReason: 'none', source: SOURCE }
    expect(got.lean).toEqual({ ...rest, user: short })
    expect(got.full).toEqual({ ...rest, user: whole })
    expect(whole).toMatchObject({ profile: PROFILE, metadata: { vip: true } })
    expect(whole.identities).toMatchObject([{ type: 'email', value: PROFILE.email }])
  })

  test("of a user's message contain its author", async () => {
    const { conversation, short, whole, say } = await addAnn()
    const { messages } = await say('Hello', { type: 'user', userId: short.id })
    const got = await payloadsOf('conversation:message')
    const [message] = messages
    expect(got.lean).toEqual({
      conversation,
      message: { ...message, author: { ...message.author, user: short } }
    })
    expect(got.full.message.author).toEqual({ ...message.author, user: whole })
  })

  test('of a message by the business contain no user', async () => {
    const { conversation, say } = await addAnn()
    const { messages } = await say('Hello')
    expect((await payloadsOf('conversation:message')).full).toEqual({
      conversation,
      message: messages[0]
    })
  })

  test('of typing and reading contain their actor', async () => {
    const { conversation, path, short, whole, say } = await addAnn()
    await world.call('POST', `${path}/activity`, {
      author: { type: 'business', displayName: 'Bot' },
      type: 'typing:start'
    })
    expect((await payloadsOf('conversation:typing')).lean).toEqual({
      conversation,
      activity: {
        type: 'typing:start',
        author: { type: 'business', displayName: 'Bot' },
        source: SOURCE
      }
    })
    await say('Hello')
    await world.call('POST', `${path}/activity`, {
      author: { type: 'user', userId: short.id },
      type: 'conversation:read'
    })
    const got = await payloadsOf('conversation:read')
    const author = { type: 'user', userId: short.id }
    expect(got.lean).toMatchObject({
      conversation,
      activity: { type: 'conversation:read', author: { ...author, user: short }, source: SOURCE }
    })
    expect(got.full.activity.author).toMatchObject({ ...author, user: whole })
  })

  test('of joining, leaving and deletion contain the user or the conversation', async () => {
    const { short, whole } = await addAnn()
    const { path } = world.shop
    const { conversation } = await world.call('POST', `${path}/conversations`, {
      type: 'sdkGroup',
      participants: []
    })
    const group = { id: conversation.id, type: 'sdkGroup' }
    await world.call('POST', `${path}/conversations/${group.id}/join`, { userId: short.id })
    await world.call('POST', `${path}/conversations/${group.id}/leave`, { userId: short.id })
    await world.call('DELETE', `${path}/conversations/${group.id}`)
    for (const type of ['conversation:join', 'conversation:leave']) {
      expect(await payloadsOf(type)).toEqual({
        lean: { conversation: group, user: short },
        full: { conversation: group, user: whole }
      })
    }
    const gone = { conversation: group }
    expect(await payloadsOf('conversation:remove')).toEqual({ lean: gone, full: gone })
  })

  test('of a merge contain both users, including the deleted one', async () => {
    const [ann, bea] = [await addAnn(), await addAnn()]
    const { read } = world.storage
    const [from, into] = await Promise.all(
      [ann, bea].map(async ({ user }) => (await findUser(read, world.shop.id, user.id))!)
    )
    await world.domain.write(tx => mergeUsers(tx, from!, into!))
    const got = await payloadsOf('user:merge')
    expect(got.lean).toMatchObject({
      mergedUsers: { surviving: bea.short, discarded: ann.short },
      reason: 'sdkLogin'
    })
    expect(got.full.mergedUsers).toEqual({ surviving: bea.whole, discarded: ann.whole })
  })

  test('of a deleted user contain the user', async () => {
    const { short } = await addAnn()
    await world.call('DELETE', `${world.shop.path}/users/${short.id}`)
    expect(await payloadsOf('user:remove')).toEqual({
      lean: { user: short },
      full: { user: short }
    })
  })

  test("of a visitor's actions contain their browser", async () => {
    const integration = await world.domain.write(tx => createWebIntegration(tx, world.shop.id, {}))
    const client = { id: 'browser', info: { currentUrl: 'https://www.example.com/' } }
    const message = { type: 'text', text: 'Hello' } as const
    const { user, conversations, sessionToken } = await openSession(world.domain, integration, {
      sessionKey: "at least 128 random bits, this visitor's own",
      client,
      conversation: { messages: [{ clientMessageId: '1', message }] }
    })
    const source = { type: 'web', integrationId: integration.id }
    const whole = {
      ...source,
      client: expect.objectContaining({ type: 'sdk', status: 'active', integrationId: null }),
      device: expect.objectContaining({ guid: 'browser', type: 'web', info: client.info })
    }
    const created = await payloadsOf('conversation:create')
    expect(created.lean.source).toEqual(source)
    expect(created.full).toMatchObject({ source: whole, user: { id: user.id } })
    const said = await payloadsOf('conversation:message')
    expect(said.lean.message.source).toEqual(source)
    expect(said.full.message.source).toEqual(whole)

    const path = `/sdk/v1/apps/${world.shop.id}/conversations/${conversations[0]!.id}/activities`
    await world.app.inject({
      method: 'POST',
      url: path,
      headers: { authorization: `Bearer ${sessionToken}` },
      payload: { type: 'typing:start' }
    })
    expect((await payloadsOf('conversation:typing')).full.activity.source).toEqual(whole)
  })
})
