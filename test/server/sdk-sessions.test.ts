import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openSdkWorld, sessionBody, type SdkWorld, text } from './sdk-world'

let world: SdkWorld
let integrationId: string

const open = (fields: object = {}, headers?: Record<string, string>) =>
  world.call('POST', `/apps/${world.appId}/sessions`, {
    body: sessionBody(integrationId, fields),
    headers
  })

describe('Sessions in the client API', () => {
  beforeAll(async () => {
    world = await openSdkWorld()
    integrationId = (await world.addIntegration()).id
  })
  afterAll(() => world.close())

  test('the config has the settings of the widget, and may be cached for 15 s', async () => {
    const { id } = await world.addIntegration({ brandColor: 'ff0000', fixedIntroPane: true })
    const { status, headers, body } = await world.call('GET', `/integrations/${id}/config`)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=15')
    expect(body).toEqual({
      app: { id: world.appId, displayName: 'Shop' },
      integration: {
        id,
        settings: {
          businessName: 'Shop',
          customColors: { brandColor: 'ff0000' },
          fixedHeader: true
        }
      },
      settingsVersion: expect.stringMatching(/^[\w-]{8}$/),
      channels: [],
      capabilities: { channels: [] },
      baseUrl: 'http://127.0.0.1:8080',
      transports: [
        { type: 'websocket', url: 'ws://127.0.0.1:8080/realtime' },
        { type: 'polling', url: `http://127.0.0.1:8080/sdk/v1/apps/${world.appId}/events` }
      ],
      versions: []
    })
  })

  test('the config offers MQTT first where the server has an address for it', async () => {
    const url = 'ws://127.0.0.1:8080/mqtt'
    const other = await openSdkWorld({ env: { PIPIT_MQTT_PUBLIC_URL: url } })
    onTestFinished(() => other.close())
    const { id } = await other.addIntegration({})
    const { body } = await other.call('GET', `/integrations/${id}/config`)
    expect(body.transports.map(({ type }: { type: string }) => type)).toEqual([
      'mqtt',
      'websocket',
      'polling'
    ])
    expect(body.transports[0].url).toBe(url)
  })

  test('one request creates the user, the conversation and its first messages', async () => {
    const { status, body } = await open({
      sessionKey: 'one call: enough of random characters',
      user: { givenName: 'Ann', metadata: { plan: 'free' } },
      conversation: { displayName: 'Shoes', messages: [text('1', 'Hello'), text('2', 'Anyone?')] }
    })
    expect(status).toBe(201)
    expect(body.user).toMatchObject({ givenName: 'Ann', metadata: { plan: 'free' } })
    expect(body).toMatchObject({ hasMore: false, seq: 3 })
    expect(body.conversations).toMatchObject([
      {
        type: 'personal',
        isDefault: true,
        displayName: 'Shoes',
        participants: [{ userId: body.user.id, unreadCount: 0 }],
        messages: [
          { text: 'Hello', role: 'user', displayName: 'Ann', clientMessageId: '1' },
          { text: 'Anyone?', role: 'user', clientMessageId: '2' }
        ]
      }
    ])
  })

  test('a session needs no conversation', async () => {
    const { body } = await open({ sessionKey: 'without a conversation, random characters' })
    expect(body).toMatchObject({ conversations: [], hasMore: false, seq: 0 })
  })

  test('JSON sent as text/plain is parsed too, so that no preflight is needed', async () => {
    const { status } = await world.call('POST', `/apps/${world.appId}/sessions`, {
      body: JSON.stringify(
        sessionBody(integrationId, { sessionKey: 'plain text: random characters' })
      ),
      headers: { 'content-type': 'text/plain;charset=UTF-8' }
    })
    expect(status).toBe(201)
  })

  describe('The same sessionKey, after a lost response', () => {
    const call = {
      sessionKey: 'lost answer: random characters',
      conversation: { messages: [text('1')] }
    }
    const answerOf = async (fields: object = call) => (await open(fields)).body

    test('returns the same user, conversation and messages, and a new token', async () => {
      const { sessionToken: lost, ...first } = await answerOf()
      const { sessionToken, ...second } = await answerOf()
      expect(second).toEqual(first)
      expect(sessionToken).not.toBe(lost)
    })

    test('returns them also when both requests are simultaneous', async () => {
      const both = {
        sessionKey: 'at once: random characters',
        conversation: { messages: [text('1')] }
      }
      const [first, second] = await Promise.all([answerOf(both), answerOf(both)])
      expect(second.user).toEqual(first.user)
      expect(second.conversations).toEqual(first.conversations)
    })

    test('returns them after a restart', async () => {
      const { sessionToken: _, ...first } = await answerOf()
      await world.restart()
      const { sessionToken: __, ...second } = await answerOf()
      expect(second).toEqual(first)
    })

    test('posts further messages to the same conversation', async () => {
      const { conversations } = await answerOf()
      const again = await answerOf({ ...call, conversation: { messages: [text('1'), text('2')] } })
      expect(again.conversations).toHaveLength(1)
      expect(again.conversations[0].id).toBe(conversations[0].id)
      expect(again.conversations[0].messages).toMatchObject([
        { clientMessageId: '1' },
        { clientMessageId: '2' }
      ])
    })

    test('creates another visitor in another app', async () => {
      const other = await openSdkWorld()
      const { id } = await other.addIntegration()
      const body = sessionBody(id, call)
      const { body: answer } = await other.call('POST', `/apps/${other.appId}/sessions`, { body })
      expect(answer.user.id).not.toBe((await answerOf()).user.id)
      await other.close()
    })
  })

  test('tokens and session keys are stored only as hashes', async () => {
    const sessionKey = 'a key that nobody may find again'
    const { body } = await open({ sessionKey })
    const { read } = world.server.domain.storage
    const rows = [
      await read.selectFrom('sessions').selectAll().execute(),
      await read.selectFrom('sessionKeys').selectAll().execute()
    ]
    expect(JSON.stringify(rows)).not.toContain(body.sessionToken)
    expect(JSON.stringify(rows)).not.toContain(sessionKey)
  })

  test('a token is invalid after logout', async () => {
    const visitor = await world.addVisitor()
    expect((await visitor.call('GET', '/user')).status).toBe(200)
    expect(await visitor.call('POST', '/logout')).toMatchObject({ status: 200, body: {} })
    expect(await visitor.call('GET', '/user')).toMatchObject({
      status: 401,
      body: { error: { code: 'invalid-auth' } }
    })
  })

  test('a visitor changes their profile field by field', async () => {
    const visitor = await world.addVisitor()
    await visitor.call('PATCH', '/user', {
      givenName: 'Ann',
      surname: 'Lee',
      metadata: { a: 1, b: 2 }
    })
    const { body } = await visitor.call('PATCH', '/user', {
      surname: '',
      metadata: { a: null, c: 3 }
    })
    expect(body.user).toMatchObject({ givenName: 'Ann', metadata: { b: 2, c: 3 } })
    expect(body.user).not.toHaveProperty('surname')
    expect((await visitor.call('GET', '/user')).body).toEqual(body)
  })

  test.each([
    ['line breaks', 'Ann\r\n\u2028Bea\n', 'Ann Bea'],
    ['control characters', '\0Ann\u001b[31m\u0085', 'Ann[31m'],
    ['changes of direction', '\u202eAnn\u202c \u2066Bea\u2069', 'Ann Bea'],
    ['marks of direction and joiners', 'א\u200fב \u0646\u200cا', 'א\u200fב \u0646\u200cا']
  ])('a name with %s is stored as one line', async (what, sent, stored) => {
    const visitor = await world.addVisitor()
    const { body } = await visitor.call('PATCH', '/user', { givenName: sent, surname: sent })
    expect(body.user).toMatchObject({ givenName: stored, surname: stored })
    const integration = await world.addIntegration()
    const begun = await world.call('POST', `/apps/${world.appId}/sessions`, {
      body: sessionBody(integration.id, {
        sessionKey: `random characters of one with ${what}`,
        user: { givenName: sent }
      })
    })
    expect(begun.body.user.givenName).toBe(stored)
  })

  test('a name of control characters is none', async () => {
    const visitor = await world.addVisitor()
    const { body } = await visitor.call('PATCH', '/user', { givenName: '\0\n' })
    expect(body.user).not.toHaveProperty('givenName')
  })

  test.each([
    ['ann@example.com', 200],
    ['', 200],
    [null, 200],
    ['ann@', 400]
  ])('the address %j in a profile gives %i', async (email, status) => {
    const visitor = await world.addVisitor()
    expect((await visitor.call('PATCH', '/user', { email })).status).toBe(status)
  })

  test.each([
    ['an absent integration', { integrationId: '0'.repeat(24) }, 404, 'integration-not-found'],
    ['a sessionKey that could be guessed', { sessionKey: 'x'.repeat(21) }, 400, 'invalid-request'],
    ['no client', { client: undefined }, 400, 'invalid-request'],
    ['a number for a name', { user: { givenName: 7 } }, 400, 'invalid-request'],
    ['nested metadata', { user: { metadata: { a: {} } } }, 400, 'invalid-request'],
    ['a script as picture', { user: { avatarUrl: 'javascript:alert(1)' } }, 400, 'invalid-request'],
    ['a blank message', { conversation: { messages: [text('1', ' ')] } }, 400, 'invalid-message']
  ])('a session with %s is refused', async (_name, fields, status, code) => {
    expect(await open({ sessionKey: 'refused: random characters', ...fields })).toMatchObject({
      status,
      body: { error: { code } }
    })
  })

  test('an integration of another app is not found', async () => {
    const body = sessionBody(integrationId)
    const answer = await world.call('POST', `/apps/${'0'.repeat(24)}/sessions`, { body })
    expect(answer).toMatchObject({
      status: 404,
      body: { error: { code: 'integration-not-found' } }
    })
  })
})
