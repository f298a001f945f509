import type { HTTPMethods } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic } from './rest-world'
import { openSdkWorld } from './sdk-world'

let world: Awaited<ReturnType<typeof openSdkWorld>>
let authorization: string
beforeAll(async () => {
  world = await openSdkWorld()
  authorization = basic(await world.addKey())
})
afterAll(() => world.close())

const rest = async (method: HTTPMethods, path: string, payload?: object) => {
  const url = `/v2/apps/${world.appId}${path}`
  const answer = await world.server.app.inject({
    method,
    url,
    headers: { authorization },
    ...(payload && { payload })
  })
  return { status: answer.statusCode, body: answer.json() }
}

const silent = { destination: { integrationType: 'none' } }
const business = { type: 'business' }
const text = (text: string) => ({ type: 'text', text })

describe('A silent message', () => {
  test('is visible to the business only', async () => {
    const visitor = await world.addVisitor()
    const path = `/conversations/${visitor.conversationId}`
    const before = await visitor.call('GET', path)
    const { body: seqBefore } = await visitor.call('GET', '/events?after=0&wait=0')
    const { status, body } = await rest('POST', `${path}/messages`, {
      author: business,
      content: text('He called twice'),
      ...silent
    })
    expect(status).toBe(201)
    const [note] = body.messages
    expect(note.destination).toEqual({ integrationType: 'none' })

    const history = await visitor.call('GET', `${path}/messages`)
    expect(history.body.messages.map((one: any) => one.text)).toEqual(['Message first'])
    expect(await visitor.call('GET', path)).toMatchObject({ body: before.body })
    expect((await visitor.call('GET', '/events?after=0&wait=0')).body).toEqual(seqBefore)
    const list = await visitor.call('GET', '/conversations')
    expect(JSON.stringify(list.body)).not.toContain('called twice')

    expect((await rest('GET', `${path}/messages/${note.id}`)).body).toEqual({ message: note })
    const all = await rest('GET', `${path}/messages`)
    expect(all.body.messages.map(({ id }: any) => id)).toContain(note.id)
    expect((await rest('GET', path)).body.conversation.lastMessage).toEqual(note)
    const emitted = (await world.appEventsOf(visitor.conversationId)).at(-1)
    expect(emitted).toMatchObject({ type: 'conversation:message', payload: { message: note } })
  })

  test('keeps its place among the other messages', async () => {
    const visitor = await world.addVisitor()
    const path = `/conversations/${visitor.conversationId}/messages`
    const words = ['one', 'two', 'three', 'four']
    for (const [index, word] of words.entries()) {
      const body = { author: business, content: text(word), ...(index % 2 && silent) }
      await rest('POST', path, body)
    }
    const { body } = await rest('GET', path)
    expect(body.messages.map((one: any) => one.content.text)).toEqual(['Message first', ...words])
    const seen = await visitor.call('GET', `${path}?limit=2`)
    expect(seen.body.messages.map((one: any) => one.text)).toEqual(['one', 'three'])
    expect(seen.body.hasMore).toBe(true)
  })

  test('is deleted without an event for the visitor', async () => {
    const visitor = await world.addVisitor()
    const path = `/conversations/${visitor.conversationId}/messages`
    await world.answer(visitor.conversationId, 'Seen')
    const note = { author: business, content: text('Not seen'), ...silent }
    const { body } = await rest('POST', path, note)
    const events = await visitor.call('GET', '/events?after=0&wait=0')
    const shown = await visitor.call('GET', `/conversations/${visitor.conversationId}`)
    expect((await rest('DELETE', `${path}/${body.messages[0].id}`)).status).toBe(200)
    expect((await visitor.call('GET', '/events?after=0&wait=0')).body).toEqual(events.body)
    const after = await visitor.call('GET', `/conversations/${visitor.conversationId}`)
    expect(after.body).toEqual(shown.body)
  })

  test('has no actions that a visitor could use', async () => {
    const visitor = await world.addVisitor()
    const path = `/conversations/${visitor.conversationId}`
    const fields = [{ type: 'text', name: 'why', label: 'Why' }]
    const { body } = await rest('POST', `${path}/messages`, {
      author: business,
      content: { type: 'form', fields },
      ...silent
    })
    const answer = await visitor.call('POST', `${path}/messages`, {
      clientMessageId: 'answer',
      message: {
        type: 'formResponse',
        quotedMessageId: body.messages[0].id,
        fields: [{ ...fields[0], text: 'Because' }]
      }
    })
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } })
  })

  test.each<[string, object, RegExp]>([
    ['by a user', { author: 'user' }, /got one of author user/],
    ['in a group', { type: 'sdkGroup' }, /conversation of type sdkGroup/]
  ])('%s is refused', async (_name, { author, type = 'personal' }: any, title) => {
    const { body: made } = await rest('POST', '/users', { externalId: crypto.randomUUID() })
    const participants = [{ userId: made.user.id, subscribeSDKClient: true }]
    const { body } = await rest('POST', '/conversations', { type, participants })
    const answer = await rest('POST', `/conversations/${body.conversation.id}/messages`, {
      author: author ? { type: author, userId: made.user.id } : business,
      content: text('x'),
      ...silent
    })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'bad_request' }] } })
    expect(answer.body.errors[0].title).toMatch(title)
  })
})

describe('A destination', () => {
  const send = async (destination: unknown) => {
    const visitor = await world.addVisitor()
    const path = `/conversations/${visitor.conversationId}/messages`
    const answer = await rest('POST', path, { author: business, content: text('Hi'), destination })
    const { body } = await visitor.call('GET', path)
    return { ...answer, seen: body.messages.map((one: any) => one.text) }
  }

  test('that is an integration or its type is stored with the message', async () => {
    const { id: integrationId } = await world.addIntegration()
    for (const destination of [{ integrationId }, { integrationType: 'web' }]) {
      const { status, body, seen } = await send(destination)
      expect(status).toBe(201)
      expect(body.messages[0].destination).toEqual(destination)
      expect(seen).toEqual(['Message first', 'Hi'])
    }
  })

  test('that no message can be sent to gets a failure, and the visitor sees nothing', async () => {
    const { body: made } = await rest('POST', '/integrations', {
      type: 'viber',
      token: 'secret'
    })
    const { id: integrationId } = made.integration
    const message = 'This server sends no messages to integrations of type viber.'
    for (const destination of [{ integrationId }, { integrationType: 'viber' }]) {
      const visitor = await world.addVisitor()
      const path = `/conversations/${visitor.conversationId}`
      const before = await visitor.call('GET', path)
      const { status, body } = await rest('POST', `${path}/messages`, {
        author: business,
        content: text('Hi'),
        destination
      })
      expect(status).toBe(201)
      const deliveryError = { code: 'uncategorized_error', message }
      expect(body.messages).toMatchObject([{ destination, deliveryError }])
      const stored = await rest('GET', `${path}/messages`)
      expect(stored.body.messages.at(-1)).toEqual(body.messages[0])
      const seen = await visitor.call('GET', `${path}/messages`)
      expect(seen.body.messages.map((one: any) => one.text)).toEqual(['Message first'])
      expect(await visitor.call('GET', path)).toMatchObject({ body: before.body })
    }
  })

  test.each<[unknown, number, string]>([
    [{}, 400, 'one of the two'],
    [{ integrationType: 'none', integrationId: '0'.repeat(24) }, 400, 'one of the two'],
    [{ integrationId: '0'.repeat(24) }, 404, 'no such integration'],
    [{ integrationType: 'twilio' }, 400, 'got "twilio"'],
    [{ integrationType: 5 }, 400, 'got 5'],
    ['none', 400, 'got "none"'],
    [null, 400, 'got null']
  ])('%j is refused, and nothing is sent', async (destination, status, title) => {
    const answer = await send(destination)
    expect(answer.status).toBe(status)
    expect(answer.body.errors[0].title).toContain(title)
    expect(answer.seen).toEqual(['Message first'])
  })
})

describe('A quoted message', () => {
  const open = async () => {
    const visitor = await world.addVisitor()
    const path = `/conversations/${visitor.conversationId}/messages`
    const [first] = (await rest('GET', path)).body.messages
    const quote = (quotedMessage: unknown, more: object = {}) =>
      rest('POST', path, { author: business, content: text('As said'), quotedMessage, ...more })
    return { path, first, quote }
  }

  test('is shown with the message, and removed when it is deleted', async () => {
    const { path, first, quote } = await open()
    const { status, body } = await quote({ type: 'message', message: { id: first.id } })
    expect(status).toBe(201)
    const [message] = body.messages
    expect(message.quotedMessage).toEqual({ type: 'message', message: first })
    expect((await rest('GET', `${path}/${message.id}`)).body).toEqual({ message })
    await rest('DELETE', `${path}/${first.id}`)
    const { quotedMessage: _, ...rest_ } = message
    expect((await rest('GET', `${path}/${message.id}`)).body).toEqual({ message: rest_ })
  })

  test('may belong to another system', async () => {
    const { path, quote } = await open()
    const quotedMessage = { type: 'externalMessageId', externalMessageId: 'wamid.1' }
    const { body } = await quote(quotedMessage)
    expect(body.messages[0].quotedMessage).toEqual(quotedMessage)
    expect((await rest('GET', path)).body.messages.at(-1).quotedMessage).toEqual(quotedMessage)
  })

  test.each<[unknown, string]>([
    [{ type: 'message' }, 'message.id'],
    [{ type: 'message', message: { id: '0'.repeat(24) } }, 'of this conversation'],
    [{ type: 'externalMessageId' }, 'must have externalMessageId'],
    [{ type: 'other' }, 'must be one of message, externalMessageId']
  ])('%j is refused in words', async (quotedMessage, title) => {
    const { status, body } = await (await open()).quote(quotedMessage)
    expect(status).toBe(400)
    expect(body.errors[0].title).toContain(title)
  })

  test('and references of a message are stored separately', async () => {
    const { path, quote } = await open()
    const references = [{ uri: 'https://example.com/faq', title: 'FAQ', description: 'Returns' }]
    expect((await quote(undefined, { references })).body.messages[0].references).toEqual(references)
    expect((await rest('GET', path)).body.messages.at(-1).references).toEqual(references)
    for (const refused of [
      [],
      [{}],
      [{ uri: 'javascript:alert(1)' }],
      Array(11).fill(references[0])
    ])
      expect((await quote(undefined, { references: refused })).status).toBe(400)
  })
})

describe('The status of a conversation', () => {
  const statusOf = async (path: string) => (await rest('GET', path)).body.conversation.status

  test('is open until the business closes it, and again when the visitor writes', async () => {
    const visitor = await world.addVisitor()
    const path = `/conversations/${visitor.conversationId}`
    expect(await statusOf(path)).toBe('open')
    const { body } = await rest('PATCH', path, { status: 'closed' })
    expect(body.conversation.status).toBe('closed')
    await world.answer(visitor.conversationId, 'Bye')
    expect(await statusOf(path)).toBe('closed')
    await visitor.send('second')
    expect(await statusOf(path)).toBe('open')
    const emitted = await world.appEventsOf(visitor.conversationId)
    const updates = emitted.filter(({ type }) => type === 'conversation:update')
    expect(updates.map(({ payload }) => payload.conversation.status)).toEqual(['closed', 'open'])
  })

  test('is not shown to the visitor', async () => {
    const visitor = await world.addVisitor()
    const events = await visitor.call('GET', '/events?after=0&wait=0')
    await rest('PATCH', `/conversations/${visitor.conversationId}`, { status: 'closed' })
    expect((await visitor.call('GET', '/events?after=0&wait=0')).body).toEqual(events.body)
    const { body } = await visitor.call('GET', `/conversations/${visitor.conversationId}`)
    expect(body.conversation).not.toHaveProperty('status')
  })

  test('filters the inbox', async () => {
    const [one, two] = [await world.addVisitor(), await world.addVisitor()]
    await rest('PATCH', `/conversations/${two.conversationId}`, { status: 'closed' })
    const list = async (status: string) => {
      const { body } = await rest('GET', `/conversations?filter[status]=${status}`)
      return body.conversations.map(({ id }: any) => id)
    }
    expect(await list('open')).toContain(one.conversationId)
    expect(await list('open')).not.toContain(two.conversationId)
    expect(await list('closed')).toContain(two.conversationId)
    expect(await list('closed')).not.toContain(one.conversationId)
    expect((await rest('GET', '/conversations?filter[status]=done')).status).toBe(400)
    for (const status of ['done', null, 5]) {
      const answer = await rest('PATCH', `/conversations/${one.conversationId}`, { status })
      expect(answer.status).toBe(400)
    }
  })
})
