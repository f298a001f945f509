import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'

let world: RestWorld
let path: string
let ann: { id: string; externalId: string }
let conversation: string

beforeAll(async () => {
  world = await openRestWorld()
  path = (await world.addApp()).path
  ann = await world.addUser(path)
  conversation = `${path}/conversations/${(await world.addConversation(path, ann.id)).id}`
})
afterAll(() => world.close())

const business = { type: 'business' }
const text = (text: unknown, rest: object = {}) => ({ type: 'text', text, ...rest })
const post = (body: object) => world.call('POST', `${conversation}/messages`, body)

describe('A message', () => {
  test('of the business is shown as it was sent', async () => {
    const author = {
      type: 'business',
      displayName: 'Bea',
      avatarUrl: 'https://cdn.example.com/b.png',
      subtypes: ['bot']
    }
    const { status, body } = await post({
      author,
      content: text('Hello', { payload: 'hi' }),
      metadata: { a: 1 }
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      messages: [
        {
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          received: expect.any(String),
          author,
          content: { type: 'text', text: 'Hello', payload: 'hi' },
          source: { type: 'api:conversations' },
          metadata: { a: 1 }
        }
      ]
    })
  })

  test('of a user includes its author', async () => {
    const { body } = await post({
      author: { type: 'user', userExternalId: ann.externalId },
      content: text('Hello')
    })
    expect(body.messages[0].author).toEqual({ type: 'user', userId: ann.id })
  })

  test('raises the unread count of everyone except its author', async () => {
    const before = await counts()
    await post({ author: business, content: text('One') })
    expect(await counts()).toEqual({ ...before, user: before.user + 1 })
    await post({ author: { type: 'user', userId: ann.id }, content: text('Two') })
    expect(await counts()).toEqual({ user: 0, business: before.business + 1 })
  })

  test('needs an author who is a participant', async () => {
    const other = await world.addUser(path)
    const by = async (author: object) => (await post({ author, content: text('x') })).status
    expect(await by({ type: 'user', userId: other.id })).toBe(400)
    expect(await by({ type: 'user', userId: 'nobody' })).toBe(404)
    expect(await by({ type: 'user' })).toBe(400)
    expect(await by({ type: 'robot' })).toBe(400)
    expect(await by({ type: 'business', subtypes: ['AI', 'bot'] })).toBe(400)
    expect(await by({ type: 'business', avatarUrl: 'http://cdn.example.com/a' })).toBe(400)
    expect(await by({ type: 'business', displayName: 'x'.repeat(101) })).toBe(400)
  })

  test.each<[string, object, number]>([
    ['4,096 characters', text('🐦'.repeat(4096)), 201],
    ['4,097 characters', text('x'.repeat(4097)), 400],
    ['only spaces', text(' \n'), 400],
    ['no text', { type: 'text' }, 400],
    ['a number', text(5), 400],
    ['a payload that is not a string', text('x', { payload: 1 }), 400]
  ])('of %s answers', async (_name, content, status) => {
    expect((await post({ author: business, content })).status).toBe(status)
  })

  test.each<[string, object]>([
    ['type template', { content: { type: 'template', template: {} } }],
    ['type formResponse', { content: { type: 'formResponse', fields: [] } }],
    ['a type named like an inherited property', { content: { type: 'constructor' } }],
    ['no type', { content: { text: 'x' } }],
    ['nested metadata', { content: text('x'), metadata: { a: {} } }]
  ])('with %s is refused in words', async (_name, fields) => {
    const { status, body } = await post({ author: business, ...fields })
    expect(status).toBe(400)
    expect(body.errors[0].title).toMatch(/supported|must be/)
  })
})

describe('A single message', () => {
  const GONE = { status: 404, body: { errors: [{ code: 'not_found' }] } }

  test('is shown as in its page, and in its own conversation only', async () => {
    const { body } = await post({ author: business, content: text('Here'), metadata: { a: 1 } })
    const [message] = body.messages
    expect(await world.call('GET', `${conversation}/messages/${message.id}`)).toMatchObject({
      status: 200,
      body: { message }
    })
    const { id } = await world.addConversation(path, ann.id)
    for (const method of ['GET', 'DELETE'] as const) {
      const elsewhere = `${path}/conversations/${id}/messages/${message.id}`
      expect(await world.call(method, elsewhere)).toMatchObject(GONE)
    }
  })

  test('can be deleted, and the one before it becomes the latest', async () => {
    const { body: before } = await post({ author: business, content: text('Stays') })
    const { body: after } = await post({ author: business, content: text('Goes') })
    const one = `${conversation}/messages/${after.messages[0].id}`
    expect(await world.call('DELETE', one)).toMatchObject({ status: 200, body: {} })
    expect(await world.call('GET', one)).toMatchObject(GONE)
    expect(await world.call('DELETE', one)).toMatchObject(GONE)
    const { body } = await world.call('GET', conversation)
    expect(body.conversation.lastMessage).toEqual(before.messages[0])
  })
})

async function counts() {
  const { body } = await world.call('GET', conversation)
  const { businessUnreadCount, participants } = body.conversation
  return { user: participants[0].unreadCount, business: businessUnreadCount }
}

describe('Pages of messages', () => {
  let list: string
  const ids: string[] = []

  beforeAll(async () => {
    const user = await world.addUser(path)
    const { id } = await world.addConversation(path, user.id)
    list = `${path}/conversations/${id}/messages`
    for (let count = 0; count < 205; count++) {
      const { body } = await world.call('POST', list, {
        author: business,
        content: text(`${count}`)
      })
      ids.push(body.messages[0].id)
    }
  })

  const read = async (query = '') => {
    const { body } = await world.call('GET', `${list}?${query}`)
    return { ids: body.messages.map((message: any) => message.id), meta: body.meta }
  }

  test('contain a hundred, the newest page first, in ascending order', async () => {
    const newest = await read()
    expect(newest).toEqual({ ids: ids.slice(105), meta: { hasMore: true, beforeCursor: ids[105] } })

    const middle = await read(`page[before]=${newest.meta.beforeCursor}`)
    expect(middle.ids).toEqual(ids.slice(5, 105))
    expect(middle.meta).toEqual({ hasMore: true, beforeCursor: ids[5], afterCursor: ids[104] })

    const oldest = await read(`page%5Bbefore%5D=${middle.meta.beforeCursor}`)
    expect(oldest).toEqual({ ids: ids.slice(0, 5), meta: { hasMore: false, afterCursor: ids[4] } })
  })

  test('continue after a known message', async () => {
    const { ids: found, meta } = await read(`page[after]=${ids[199]}`)
    expect(found).toEqual(ids.slice(200))
    expect(meta).toEqual({ hasMore: false, beforeCursor: ids[200] })
    expect(await read(`page[after]=${ids[204]}`)).toEqual({ ids: [], meta: { hasMore: false } })
  })

  test.each(['page[before]', 'page[after]'])(
    'are refused where %s is not a valid cursor',
    async name => {
      const { status, body } = await world.call('GET', `${list}?${name}=nonsense`)
      expect(status).toBe(400)
      expect(body.errors[0].title).toContain('cursor')
    }
  )

  test('are refused where the cursor is of another conversation', async () => {
    const user = await world.addUser(path)
    const { id } = await world.addConversation(path, user.id)
    const other = `${path}/conversations/${id}/messages`
    const { body } = await world.call('POST', other, { author: business, content: text('There') })
    for (const name of ['page[before]', 'page[after]']) {
      const answer = await world.call('GET', `${list}?${name}=${body.messages[0].id}`)
      expect(answer.status).toBe(400)
      expect(answer.body.errors[0].title).toContain('cursor')
    }
  })

  test('continue after a message that was deleted', async () => {
    const { body } = await world.call('POST', list, { author: business, content: text('Goes') })
    const { id } = body.messages[0]
    await world.call('DELETE', `${list}/${id}`)
    expect(await read(`page[after]=${id}`)).toEqual({ ids: [], meta: { hasMore: false } })
    expect((await read(`page[before]=${id}`)).ids.at(-1)).toBe(ids.at(-1))
  })

  test('can be smaller', async () => {
    expect((await read('page[size]=3')).ids).toEqual(ids.slice(202))
  })
})

describe('Activity', () => {
  const act = (author: object, type: string) =>
    world.call('POST', `${conversation}/activity`, { author, type })

  test('of the business marks messages of users as read', async () => {
    await post({ author: { type: 'user', userId: ann.id }, content: text('Hello?') })
    expect(await act(business, 'conversation:read')).toMatchObject({ status: 200, body: {} })
    const { body } = await world.call('GET', conversation)
    expect(body.conversation.businessUnreadCount).toBe(0)
    expect(Date.parse(body.conversation.businessLastRead)).not.toBeNaN()
  })

  test('of a user marks messages of the business as read', async () => {
    await post({ author: business, content: text('Hello!') })
    expect((await counts()).user).toBeGreaterThan(0)
    const naming = { type: 'user', userExternalId: ann.externalId }
    expect((await act(naming, 'conversation:read')).status).toBe(200)
    const { body } = await world.call('GET', `${conversation}/participants`)
    expect(body.participants[0]).toMatchObject({ unreadCount: 0, lastRead: expect.any(String) })
  })

  test.each<[object, string, number]>([
    [{ type: 'business' }, 'typing:start', 200],
    [{ type: 'business', displayName: 'Bea' }, 'typing:stop', 200],
    [{ type: 'business' }, 'typing', 400],
    [{ type: 'user', userId: 'nobody' }, 'conversation:read', 404]
  ])('by %j of type %s answers %i', async (author, type, status) => {
    expect((await act(author, type)).status).toBe(status)
  })

  test('of a user cannot be typing', async () => {
    expect((await act({ type: 'user', userId: ann.id }, 'typing:start')).status).toBe(400)
  })
})
