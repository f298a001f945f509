import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSdkWorld, type SdkWorld, text, type Visitor } from './sdk-world'

let world: SdkWorld

const unreadOf = async (visitor: Visitor): Promise<number> => {
  const { body } = await visitor.call('GET', `/conversations/${visitor.conversationId}`)
  return body.conversation.participants[0].unreadCount
}

const businessUnreadOf = async ({ conversationId }: Visitor): Promise<number> => {
  const row = await world.server.domain.storage.read
    .selectFrom('conversations')
    .select('businessUnreadCount')
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow()
  return row.businessUnreadCount
}

const read = (visitor: Visitor) =>
  visitor.call('POST', `/conversations/${visitor.conversationId}/activities`, {
    type: 'conversation:read'
  })

describe('Conversations in the client API', () => {
  beforeAll(async () => {
    world = await openSdkWorld()
  })
  afterAll(() => world.close())

  describe('The unread count', () => {
    test('grows for the visitor with each message of the business', async () => {
      const visitor = await world.addVisitor()
      expect(await unreadOf(visitor)).toBe(0)
      await world.answer(visitor.conversationId, 'Hello')
      await world.answer(visitor.conversationId, 'Still there?')
      expect(await unreadOf(visitor)).toBe(2)
    })

    test('grows for the business with each message of the visitor', async () => {
      const visitor = await world.addVisitor([])
      expect(await businessUnreadOf(visitor)).toBe(0)
      await visitor.send('1')
      await visitor.send('2')
      await visitor.send('2')
      expect(await businessUnreadOf(visitor)).toBe(2)
    })

    test('drops to zero for a visitor who writes', async () => {
      const visitor = await world.addVisitor()
      await world.answer(visitor.conversationId, 'Hello')
      await visitor.send('reply')
      expect(await unreadOf(visitor)).toBe(0)
    })

    test('drops to zero for a visitor who reads, with the time', async () => {
      const visitor = await world.addVisitor()
      await world.answer(visitor.conversationId, 'Hello')
      expect(await read(visitor)).toMatchObject({ status: 200, body: {} })
      const { body } = await visitor.call('GET', `/conversations/${visitor.conversationId}`)
      expect(body.conversation.participants).toMatchObject([
        { unreadCount: 0, lastRead: expect.stringMatching(/Z$/) }
      ])
    })

    test('emits no event when it was zero already', async () => {
      const visitor = await world.addVisitor()
      await world.answer(visitor.conversationId, 'Hello')
      await read(visitor)
      const { body: before } = await visitor.call('GET', '/events?after=0')
      await read(visitor)
      const { body: after } = await visitor.call('GET', '/events?after=0')
      expect(after).toEqual(before)
    })
  })

  describe('The list', () => {
    test('returns the most recently active first, ten per page, with the latest message of each', async () => {
      const visitor = await world.addVisitor()
      const ids = [visitor.conversationId]
      for (let number = 1; number <= 11; number++) {
        world.server.skewMs += 1_000
        const messages = [text(`${number} a`), text(`${number} b`)]
        const { body } = await visitor.call('POST', '/conversations', { messages })
        ids.unshift(body.conversation.id)
      }
      world.server.skewMs += 1_000
      await visitor.send('bump')
      ids.unshift(ids.pop()!)

      const { body: first } = await visitor.call('GET', '/conversations')
      expect(first.conversations.map(({ id }: any) => id)).toEqual(ids.slice(0, 10))
      expect(first.hasMore).toBe(true)
      expect(first.conversations[0].messages).toMatchObject([{ clientMessageId: 'bump' }])
      expect(first.conversations[1].messages).toMatchObject([{ clientMessageId: '11 b' }])

      const { body: rest } = await visitor.call('GET', '/conversations?offset=10')
      expect(rest.conversations.map(({ id }: any) => id)).toEqual(ids.slice(10))
      expect(rest.hasMore).toBe(false)
    })

    test('returns the newest seq, from which no event is missed', async () => {
      const visitor = await world.addVisitor()
      const { body } = await visitor.call('GET', '/conversations')
      await visitor.send('later')
      const { body: missed } = await visitor.call('GET', `/events?after=${body.seq}`)
      expect(missed.events).toMatchObject([{ event: { message: { clientMessageId: 'later' } } }])
    })

    test.each(['-1', 'x', '1.5', ''])('refuses an offset of %j', async offset => {
      const visitor = await world.addVisitor()
      const answer = await visitor.call('GET', `/conversations?offset=${offset}`)
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } })
    })
  })

  test('a conversation is shown with its newest 50 messages', async () => {
    const visitor = await world.addVisitor([])
    for (let number = 1; number <= 51; number++) await visitor.send(String(number))
    const { body } = await visitor.call('GET', `/conversations/${visitor.conversationId}`)
    const ids = body.conversation.messages.map((message: any) => message.clientMessageId)
    expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => String(index + 2)))
  })

  test('only the first personal conversation is the default one', async () => {
    const visitor = await world.addVisitor()
    const { body } = await visitor.call('POST', '/conversations', { displayName: 'Second' })
    expect(body.conversation).toMatchObject({
      isDefault: false,
      displayName: 'Second',
      messages: []
    })
  })

  test('a conversation that is created again with the same messages is the same', async () => {
    const visitor = await world.addVisitor()
    const call = { messages: [text('opening'), text('more')] }
    const first = await visitor.call('POST', '/conversations', call)
    const second = await visitor.call('POST', '/conversations', call)
    expect(second.body).toEqual(first.body)
  })

  test('a patch changes and unsets only the fields that it names', async () => {
    const visitor = await world.addVisitor()
    const path = `/conversations/${visitor.conversationId}`
    await visitor.call('PATCH', path, {
      displayName: 'Shoes',
      description: 'Size 42',
      iconUrl: 'https://example.com/shoe.png',
      metadata: { a: 1, b: 2 }
    })
    const { status, body } = await visitor.call('PATCH', path, {
      description: null,
      metadata: { a: null }
    })
    expect(status).toBe(200)
    expect(body.conversation).toMatchObject({
      displayName: 'Shoes',
      iconUrl: 'https://example.com/shoe.png',
      metadata: { b: 2 }
    })
    expect(body.conversation).not.toHaveProperty('description')
  })

  test.each([
    ['displayName', 100, 200],
    ['displayName', 101, 400],
    ['displayName', 0, 400],
    ['description', 100, 200],
    ['description', 101, 400]
  ])('a %s of %i characters gives %i', async (field, chars, status) => {
    const visitor = await world.addVisitor()
    const path = `/conversations/${visitor.conversationId}`
    expect((await visitor.call('PATCH', path, { [field]: 'x'.repeat(chars) })).status).toBe(status)
  })

  test.each([
    [20, 201],
    [21, 400]
  ])('a new conversation with %i messages gives %i', async (count, status) => {
    const visitor = await world.addVisitor()
    const messages = Array.from({ length: count }, (_, index) => text(`${count}: ${index}`))
    expect((await visitor.call('POST', '/conversations', { messages })).status).toBe(status)
  })
})
