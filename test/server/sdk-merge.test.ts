import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConversation, erasePerson } from '../../src/server/domain/flows'
import { findTexts } from '../util/find-texts'
import { type LoginWorld, openLoginWorld } from './login-world'
import { sessionBody, text, type Visitor } from './sdk-world'
import { bytesOf, sendFile, storedFiles } from './upload'

let world: LoginWorld
let made = 0

beforeAll(async () => {
  world = await openLoginWorld()
})
afterAll(() => world.close())

const newName = () => `customer ${++made}`

/** Logs a visitor in, with the token of their anonymous session. */
const loginAs = async (externalId: string, { token: sessionToken }: Pick<Visitor, 'token'>) => {
  const { status, body } = await world.login(externalId, { sessionToken })
  expect(status).toBe(201)
  return body
}

const REFUSED = { status: 401, body: { error: { code: 'invalid-auth' } } }

const userOf = (token: string) => world.callAs(token, 'GET', '/user')

const conversationsOf = async (token: string) =>
  (await world.callAs(token, 'GET', '/conversations')).body.conversations as any[]

const textsIn = async (token: string, conversationId: string) => {
  const { body } = await world.callAs(token, 'GET', `/conversations/${conversationId}/messages`)
  return body.messages.map((message: any) => message.text)
}

const usersNamed = (column: 'id' | 'externalId', value: string) =>
  world.sdk.server.domain.storage.read
    .selectFrom('users')
    .selectAll()
    .where(column, '=', value)
    .execute()

const call = (method: 'POST', path: string, body: object) =>
  world.sdk.call(method, world.path + path, { body })

describe('A visitor whose externalId is new', () => {
  test('becomes that user, with all their data', async () => {
    const name = newName()
    const visitor = await world.sdk.addVisitor([text('1'), text('2')])
    const { user, conversations, seq, sessionToken } = await loginAs(name, visitor)
    expect(user).toMatchObject({ id: visitor.userId, externalId: name })
    expect(conversations).toMatchObject([{ id: visitor.conversationId, isDefault: true }])
    expect(seq).toBe(3)
    expect(await textsIn(sessionToken, visitor.conversationId)).toEqual(['Message 1', 'Message 2'])
  })

  test('is shown to the business under the new name', async () => {
    const name = newName()
    const visitor = await world.sdk.addVisitor()
    await loginAs(name, visitor)
    expect((await world.appEvents('user:update')).at(-1)).toMatchObject({
      user: { id: visitor.userId, externalId: name, authenticated: true },
      reason: 'authentication',
      source: { type: 'web', integrationId: world.integrationId }
    })
  })

  test('cannot be reached with the earlier session key', async () => {
    const body = sessionBody(world.integrationId, { sessionKey: 'a key that others may have too' })
    const anonymous = (await call('POST', '/sessions', body)).body
    await loginAs(newName(), { token: anonymous.sessionToken })
    const later = (await call('POST', '/sessions', body)).body
    expect(later.user.id).not.toBe(anonymous.user.id)
    expect(later.user).not.toHaveProperty('externalId')
  })
})

describe('A visitor who is merged into a user', () => {
  test('brings whole conversations, with their ids, and is deleted', async () => {
    const name = newName()
    const known = await world.addNamed(name)
    const visitor = await world.sdk.addVisitor([text('1'), text('2')])
    await world.sdk.answer(visitor.conversationId, 'How can I help?')

    const { user, conversations, sessionToken } = await loginAs(name, visitor)

    expect(user).toMatchObject({ id: known.userId, externalId: name })
    expect(conversations.map(({ id }: any) => id)).toEqual([
      visitor.conversationId,
      known.conversationId
    ])
    expect(await textsIn(sessionToken, visitor.conversationId)).toEqual([
      'Message 1',
      'Message 2',
      'How can I help?'
    ])
    expect(await usersNamed('id', visitor.userId)).toEqual([])
  })

  test('stays the author of their messages, with client message ids that only they see', async () => {
    const name = newName()
    const known = await world.addNamed(name)
    const visitor = await world.sdk.addVisitor([text('mine')])
    const { conversations } = await loginAs(name, visitor)
    expect(conversations[0].messages).toMatchObject([
      { userId: known.userId, clientMessageId: 'mine' }
    ])
    expect(conversations[0].participants).toMatchObject([{ userId: known.userId }])
  })

  test('leaves the default conversation of the user unchanged', async () => {
    const name = newName()
    const known = await world.addNamed(name)
    const visitor = await world.sdk.addVisitor()
    const { conversations } = await loginAs(name, visitor)
    expect(conversations).toMatchObject([
      { id: visitor.conversationId, isDefault: false },
      { id: known.conversationId, isDefault: true }
    ])
  })

  test('brings the default conversation when the user has none', async () => {
    const name = newName()
    await world.login(name)
    const visitor = await world.sdk.addVisitor()
    const { conversations } = await loginAs(name, visitor)
    expect(conversations).toMatchObject([{ id: visitor.conversationId, isDefault: true }])
  })

  test('keeps unread counts', async () => {
    const name = newName()
    await world.addNamed(name)
    const visitor = await world.sdk.addVisitor()
    await world.sdk.answer(visitor.conversationId, 'one')
    await world.sdk.answer(visitor.conversationId, 'two')
    const { conversations } = await loginAs(name, visitor)
    expect(conversations[0].participants).toMatchObject([{ unreadCount: 2 }])
    const rows = await world.sdk.server.domain.storage.read
      .selectFrom('conversations')
      .select('businessUnreadCount')
      .where('id', '=', visitor.conversationId)
      .execute()
    expect(rows).toEqual([{ businessUnreadCount: 1 }])
  })

  test('fills only empty fields of the user', async () => {
    const name = newName()
    const { body } = await world.login(name)
    await world.callAs(body.sessionToken, 'PATCH', '/user', {
      givenName: 'Ann',
      metadata: { plan: 'gold', size: 7 }
    })
    const visitor = await world.sdk.addVisitor()
    await visitor.call('PATCH', '/user', {
      givenName: 'Somebody',
      email: 'ann@example.com',
      metadata: { plan: 'none', campaign: 'spring' }
    })
    const { user } = await loginAs(name, visitor)
    expect(user).toMatchObject({
      givenName: 'Ann',
      email: 'ann@example.com',
      metadata: { plan: 'gold', size: 7, campaign: 'spring' }
    })
    expect((await world.appEvents('user:merge')).at(-1)).toMatchObject({
      discardedMetadata: { plan: 'none' }
    })
  })

  test('brings metadata as far as there is room', async () => {
    const name = newName()
    const { body } = await world.login(name)
    const filled = { filled: 'x'.repeat(4000) }
    await world.callAs(body.sessionToken, 'PATCH', '/user', { metadata: filled })
    const visitor = await world.sdk.addVisitor()
    await visitor.call('PATCH', '/user', { metadata: { long: 'y'.repeat(100), short: 'y' } })
    const { user } = await loginAs(name, visitor)
    expect(user.metadata).toEqual({ ...filled, short: 'y' })
  })

  test('cannot be reached with the earlier session key', async () => {
    const name = newName()
    await world.addNamed(name)
    const body = sessionBody(world.integrationId, { sessionKey: 'another key that others have' })
    const anonymous = (await call('POST', '/sessions', body)).body
    const { user } = await loginAs(name, { token: anonymous.sessionToken })
    expect((await call('POST', '/sessions', body)).body.user.id).not.toBe(user.id)
  })

  test('is reported to webhooks, with the surviving user and what moved', async () => {
    const name = newName()
    const known = await world.addNamed(name)
    const visitor = await world.sdk.addVisitor()
    await loginAs(name, visitor)
    expect((await world.appEvents('user:merge')).at(-1)).toEqual({
      mergedUsers: {
        surviving: { id: known.userId, externalId: name, authenticated: true },
        discarded: { id: visitor.userId, externalId: null, authenticated: false }
      },
      movedConversations: [{ id: visitor.conversationId, type: 'personal' }],
      mergedClients: {
        surviving: expect.objectContaining({ type: 'sdk', status: 'active', integrationId: null }),
        discarded: expect.objectContaining({ type: 'sdk', status: 'active', integrationId: null })
      },
      reason: 'sdkLogin'
    })
  })

  test('can use actions and forms that were sent before', async () => {
    const name = newName()
    await world.addNamed(name)
    const visitor = await world.sdk.addVisitor()
    const actionId = 'a'.repeat(24)
    const say = (content: object) => world.sdk.say(visitor.conversationId, content as never)
    await say({
      type: 'text',
      text: 'Choose',
      actions: [{ type: 'postback', id: actionId, text: 'Yes', payload: 'yes' }]
    })
    const form = await say({
      type: 'form',
      fields: [{ type: 'email', name: 'email', label: 'E-mail' }],
      submitted: false
    })
    const { sessionToken } = await loginAs(name, visitor)

    const path = `/conversations/${visitor.conversationId}`
    const pressed = await world.callAs(sessionToken, 'POST', `${path}/postbacks`, { actionId })
    expect(pressed.status).toBe(200)
    const answered = await world.callAs(sessionToken, 'POST', `${path}/messages`, {
      clientMessageId: 'answer',
      message: {
        type: 'formResponse',
        quotedMessageId: form.row.id,
        fields: [{ type: 'email', name: 'email', label: 'E-mail', email: 'ann@example.com' }]
      }
    })
    expect(answered.status).toBe(201)
  })
})

describe('Other devices of the user', () => {
  test('receive each conversation that the merge brings', async () => {
    const name = newName()
    const device = await world.addNamed(name)
    const visitor = await world.sdk.addVisitor([text('1'), text('2'), text('3')])
    await world.sdk.answer(visitor.conversationId, 'Hello')
    const before = (await device.call('GET', '/conversations')).body.seq
    await loginAs(name, visitor)
    const { body } = await device.call('GET', `/events?after=${before}`)
    expect(body).toMatchObject({
      seq: before + 1,
      events: [
        {
          seq: before + 1,
          event: {
            type: 'conversation:added',
            conversation: {
              id: visitor.conversationId,
              isDefault: false,
              participants: [{ userId: device.userId, unreadCount: 1 }],
              messages: [{ text: 'Hello' }]
            }
          }
        }
      ]
    })
  })
})

describe('A group', () => {
  const openGroup = (...visitors: Visitor[]) =>
    world.sdk.server.domain.write(tx =>
      createConversation(tx, {
        appId: world.appId,
        type: 'sdkGroup',
        userIds: visitors.map(({ userId }) => userId),
        source: { type: 'api:conversations' },
        creationReason: 'none'
      })
    )

  const byUser = ({ participants }: any) =>
    Object.fromEntries(participants.map((place: any) => [place.userId, place]))

  test('in which both participate keeps one of them, and the others are notified', async () => {
    const name = newName()
    const known = await world.addNamed(name)
    const [visitor, friend] = [await world.sdk.addVisitor(), await world.sdk.addVisitor()]
    const group = await openGroup(known, visitor, friend)
    await world.sdk.answer(group.id, 'for all')
    await visitor.call('POST', `/conversations/${group.id}/activities`, {
      type: 'conversation:read'
    })
    const { seq } = (await friend.call('GET', '/conversations')).body
    const { sessionToken } = await loginAs(name, visitor)

    const { body } = await world.callAs(sessionToken, 'GET', `/conversations/${group.id}`)
    expect(byUser(body.conversation)).toEqual({
      [known.userId]: expect.objectContaining({ unreadCount: 0, lastRead: expect.any(String) }),
      [friend.userId]: expect.objectContaining({ unreadCount: 1 })
    })
    const received = (await friend.call('GET', `/events?after=${seq}`)).body.events
    expect(received).toMatchObject([{ event: { type: 'conversation:updated' } }])
    expect(Object.keys(byUser(received[0].event.conversation))).toHaveLength(2)
    expect(byUser(received[0].event.conversation)).toHaveProperty(known.userId)
  })

  test('that the visitor brings has the user in the same place', async () => {
    const name = newName()
    const known = await world.addNamed(name)
    const [visitor, friend] = [await world.sdk.addVisitor(), await world.sdk.addVisitor()]
    const group = await openGroup(visitor, friend)
    const shown = async () =>
      byUser((await friend.call('GET', `/conversations/${group.id}`)).body.conversation)
    const { [visitor.userId]: place, ...rest } = await shown()
    await loginAs(name, visitor)
    expect(await shown()).toEqual({
      ...rest,
      [known.userId]: { ...place, userId: known.userId }
    })
  })
})

describe('The same login, after a lost response', () => {
  test.each(['new', 'known'])('changes nothing more: %s user', async kind => {
    const name = newName()
    if (kind === 'known') await world.addNamed(name)
    const visitor = await world.sdk.addVisitor()
    const first = await loginAs(name, visitor)
    const merges = (await world.appEvents('user:merge')).length
    const { sessionToken, ...second } = await loginAs(name, visitor)
    expect({ ...second, sessionToken: first.sessionToken }).toEqual(first)
    expect(sessionToken).not.toBe(first.sessionToken)
    expect(await world.appEvents('user:merge')).toHaveLength(merges)
  })

  test('changes nothing more when the server was killed in between', async () => {
    const name = newName()
    await world.addNamed(name)
    const visitor = await world.sdk.addVisitor()
    const first = await loginAs(name, visitor)
    await world.sdk.restart()
    const second = await loginAs(name, visitor)
    expect(second.conversations).toEqual(first.conversations)
  })
})

describe('A message that is sent again after a login', () => {
  test.each(['new', 'known'])('is the same message: %s user', async kind => {
    const name = newName()
    if (kind === 'known') await world.addNamed(name)
    const visitor = await world.sdk.addVisitor()
    const { body: lost } = await visitor.send('lost answer', 'Hello')
    const { sessionToken } = await loginAs(name, visitor)
    const again = await world.callAs(
      sessionToken,
      'POST',
      `/conversations/${visitor.conversationId}/messages`,
      text('lost answer', 'Hello')
    )
    expect(again.status).toBe(200)
    expect(again.body.message.id).toBe(lost.message.id)
    expect(await textsIn(sessionToken, visitor.conversationId)).toEqual(['Message first', 'Hello'])
  })

  test('is the same also in a group that the visitor has left', async () => {
    const name = newName()
    const known = await world.addNamed(name)
    const visitor = await world.sdk.addVisitor()
    const { body: lost } = await visitor.send('left', 'Hello')
    await world.sdk.server.domain.write(({ db }) =>
      db.deleteFrom('participants').where('userId', '=', visitor.userId).execute()
    )
    await loginAs(name, visitor)
    const rows = await world.sdk.server.domain.storage.read
      .selectFrom('messages')
      .select('userId')
      .where('id', '=', lost.message.id)
      .execute()
    expect(rows).toEqual([{ userId: known.userId }])
  })
})

describe('A visitor whose first response was lost', () => {
  const firstCall = (sessionKey: string) => ({
    ...sessionBody(world.integrationId, { sessionKey }),
    conversation: { messages: [text('first words', 'Hello')] }
  })

  test.each(['new', 'known'])(
    'is identified by the session key of that request: %s user',
    async kind => {
      const name = newName()
      if (kind === 'known') await world.addNamed(name)
      const sessionKey = `the key of a lost answer: ${name}`
      const lost = (await call('POST', '/sessions', firstCall(sessionKey))).body
      const { body } = await world.login(name, { sessionKey })
      const [{ id, messages }] = body.conversations
      expect(id).toBe(lost.conversations[0].id)
      expect(messages).toMatchObject([{ text: 'Hello', clientMessageId: 'first words' }])
      const path = `/conversations/${id}/messages`
      const again = await world.callAs(body.sessionToken, 'POST', path, text('first words'))
      expect(again.status).toBe(200)
      expect((await world.login(name, { sessionKey })).body.conversations).toEqual(
        body.conversations
      )
    }
  )

  test('brings nothing when that request never arrived', async () => {
    const { body } = await world.login(newName(), {
      sessionKey: 'a key that was never sent before'
    })
    expect(body.conversations).toEqual([])
  })
})

describe('The tokens of the visitor', () => {
  describe.each(['new', 'known'])('and copied by somebody else: %s user', kind => {
    const REPLACED = { status: 503, body: { error: { code: 'unavailable' } } }

    const logInVisitor = async () => {
      const name = newName()
      if (kind === 'known') await world.addNamed(name, ['secret'])
      const visitor = await world.sdk.addVisitor()
      const user = { givenName: 'Ann', email: 'ann@example.com' }
      const { body } = await world.login(name, { sessionToken: visitor.token, user })
      return { visitor, named: body }
    }

    test('read, send and change nothing', async () => {
      const { visitor, named } = await logInVisitor()
      const own = `/conversations/${visitor.conversationId}`
      for (const [method, path, body] of [
        ['GET', '/user'],
        ['GET', '/conversations'],
        ['GET', own],
        ['GET', `${own}/messages`],
        ['GET', '/events?after=0'],
        ['PATCH', '/user', { email: 'attacker@example.com' }],
        ['POST', '/conversations', {}],
        ['POST', `${own}/activities`, { type: 'conversation:read' }],
        ['POST', `${own}/messages`, text('intrusion')],
        // Of a message that is there: not even that is shown.
        ['POST', `${own}/messages`, text('first')],
        ['POST', '/logout', {}]
      ] as const) {
        expect(await visitor.call(method, path, body)).toMatchObject(REPLACED)
      }
      const file = { name: 'a.pdf', bytes: bytesOf('pdf') }
      expect(await sendFile(world.sdk, visitor, 'file', file)).toMatchObject(REPLACED)
      expect(await storedFiles(world.sdk)).toEqual([])
      expect((await userOf(named.sessionToken)).body.user.email).toBe('ann@example.com')
      expect(await textsIn(named.sessionToken, visitor.conversationId)).toEqual(['Message first'])
    })

    test('leave what was on its way to the token of the login, which sends it once', async () => {
      const { visitor, named } = await logInVisitor()
      const path = `/conversations/${visitor.conversationId}/messages`
      expect(await visitor.send('on its way', 'Hello')).toMatchObject(REPLACED)
      for (const status of [201, 200]) {
        const words = text('on its way', 'Hello')
        const sent = await world.callAs(named.sessionToken, 'POST', path, words)
        expect(sent.status).toBe(status)
      }
      expect(await textsIn(named.sessionToken, visitor.conversationId)).toEqual([
        'Message first',
        'Hello'
      ])
    })

    test('are unknown after a minute', async () => {
      const { visitor } = await logInVisitor()
      world.sdk.server.skewMs = 60_000
      const later = await visitor.send('late')
      world.sdk.server.skewMs = 0
      expect(later).toMatchObject(REFUSED)
    })
  })

  test.each(['new', 'known'])('that were not presented end at once: %s user', async kind => {
    const name = newName()
    if (kind === 'known') await world.addNamed(name)
    const body = sessionBody(world.integrationId, {
      sessionKey: `a key that somebody else knows: ${name}`
    })
    const [one, two] = [
      (await call('POST', '/sessions', body)).body.sessionToken,
      (await call('POST', '/sessions', body)).body.sessionToken
    ]
    await loginAs(name, { token: one })
    expect((await userOf(one)).status).toBe(503)
    expect(await userOf(two)).toMatchObject(REFUSED)
  })

  test('all end when the session key identifies the visitor', async () => {
    const name = newName()
    const sessionKey = `the key of two sessions: ${name}`
    const body = sessionBody(world.integrationId, { sessionKey })
    const { sessionToken } = (await call('POST', '/sessions', body)).body
    await world.login(name, { sessionKey })
    expect(await userOf(sessionToken)).toMatchObject(REFUSED)
  })

  test.each(['new', 'known'])('end when the user logs out: %s user', async kind => {
    const name = newName()
    if (kind === 'known') await world.addNamed(name)
    const visitor = await world.sdk.addVisitor()
    await loginAs(name, visitor)
    const { sessionToken } = await loginAs(name, visitor)
    await world.callAs(sessionToken, 'POST', '/logout')
    expect(await userOf(visitor.token)).toMatchObject(REFUSED)
  })

  test('end when the client logs in as somebody else', async () => {
    const visitor = await world.sdk.addVisitor()
    const { sessionToken } = await loginAs(newName(), visitor)
    await loginAs(newName(), { token: sessionToken })
    expect(await userOf(visitor.token)).toMatchObject(REFUSED)
  })
})

describe('A token of no anonymous visitor of this app', () => {
  test.each([
    ['unknown', async () => 'x'.repeat(43)],
    [
      'of another app',
      async () => {
        const { appId, integrationId } = await world.sdk.addApp()
        const body = sessionBody(integrationId, { conversation: { messages: [text('1')] } })
        const answer = await world.sdk.call('POST', `/apps/${appId}/sessions`, { body })
        return answer.body.sessionToken
      }
    ],
    [
      'that has ended',
      async () => {
        const visitor = await world.sdk.addVisitor()
        await visitor.call('POST', '/logout')
        return visitor.token
      }
    ],
    ['of somebody else', async () => (await world.addNamed(newName())).token]
  ])('brings nothing: %s', async (_name, token) => {
    const { conversations } = await loginAs(newName(), { token: await token() })
    expect(conversations).toEqual([])
  })

  test('takes nothing from its user', async () => {
    const other = await world.addNamed(newName())
    await loginAs(newName(), other)
    expect(await usersNamed('id', other.userId)).toHaveLength(1)
    const { body } = await world.login((await usersNamed('id', other.userId))[0]!.externalId!)
    expect(await conversationsOf(body.sessionToken)).toMatchObject([{ id: other.conversationId }])
  })
})

describe('a user whom a visitor was merged into', () => {
  test('is erased together with what the visitor was called', async () => {
    const customer = newName()
    const named = await world.addNamed(customer)
    const visitor = await world.sdk.addVisitor([text('signed')])
    await world.callAs(visitor.token, 'PATCH', '/user', { givenName: 'Peregrine' })
    await visitor.send('signed with the name', 'Hello')
    const { storage, write } = world.sdk.server.domain
    expect(await findTexts(storage.read, ['Peregrine'])).toEqual(['Peregrine'])
    await loginAs(customer, visitor)

    const [user] = await usersNamed('id', named.userId)
    await write(tx => erasePerson(tx, user!))
    expect(await findTexts(storage.read, ['Peregrine'])).toEqual([])
  })
})
