import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic, openRestWorld, type RestWorld } from './rest-world'

let world: RestWorld
let path: string
beforeAll(async () => {
  world = await openRestWorld()
})
afterAll(() => world.close())

const codeOf = ({ body }: { body: any }) => body.errors[0].code

describe('A conversation', () => {
  beforeAll(async () => void (path = (await world.addApp()).path))

  test('cannot include a user of another app', async () => {
    const stranger = await world.addUser((await world.addApp()).path)
    const answer = await world.call('POST', `${path}/conversations`, {
      type: 'personal',
      participants: [{ userExternalId: stranger.externalId }]
    })
    expect(answer.status).toBe(404)
    expect(codeOf(answer)).toBe('user_not_found')
  })

  test('is personal, and the first of its user is the default', async () => {
    const user = await world.addUser(path)
    const { status, body } = await world.call('POST', `${path}/conversations`, {
      type: 'personal',
      participants: [{ userExternalId: user.externalId }],
      displayName: 'Order 7',
      description: 'Late',
      iconUrl: 'https://cdn.example.com/o.png',
      metadata: { order: 7 }
    })
    expect(status).toBe(201)
    expect(body.conversation).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      type: 'personal',
      isDefault: true,
      displayName: 'Order 7',
      description: 'Late',
      iconUrl: 'https://cdn.example.com/o.png',
      metadata: { order: 7 },
      status: 'open',
      lastUpdatedAt: expect.any(String),
      createdAt: body.conversation.lastUpdatedAt
    })
    expect((await world.addConversation(path, user.id)).isDefault).toBe(false)
  })

  test('changes only the fields in the patch', async () => {
    const user = await world.addUser(path)
    const { id } = await world.addConversation(path, user.id, {
      displayName: 'Order 7',
      description: 'Late',
      metadata: { a: 1, b: 2 }
    })
    const { status, body } = await world.call('PATCH', `${path}/conversations/${id}`, {
      displayName: 'Order 8',
      description: null,
      metadata: { a: null }
    })
    expect(status).toBe(200)
    expect(body.conversation).toMatchObject({ displayName: 'Order 8', metadata: { b: 2 } })
    expect(body.conversation).not.toHaveProperty('description')
  })

  test('can be deleted unless it is the default', async () => {
    const user = await world.addUser(path)
    const first = await world.addConversation(path, user.id)
    const second = await world.addConversation(path, user.id)
    const remove = (id: string) => world.call('DELETE', `${path}/conversations/${id}`)
    expect((await remove(first.id)).status).toBe(403)
    expect(await remove(second.id)).toMatchObject({ status: 200, body: {} })
    expect(codeOf(await remove(second.id))).toBe('conversation_not_found')
  })

  test.each<[string, object, number]>([
    ['no participant', { participants: [] }, 400],
    ['participants left out', {}, 400],
    ['a participant without a name', { participants: [{}] }, 400],
    ['an unknown participant', { participants: [{ userId: '0'.repeat(24) }] }, 404],
    ['an unknown type', { type: 'public' }, 400],
    ['an icon over http', { type: 'sdkGroup', iconUrl: 'http://cdn.example.com/a' }, 400],
    ['a description of 100 characters', { type: 'sdkGroup', description: 'd'.repeat(100) }, 201],
    ['a description of 101 characters', { type: 'sdkGroup', description: 'd'.repeat(101) }, 400]
  ])('with %s', async (_name, fields, status) => {
    const body = { type: 'personal', ...fields }
    expect((await world.call('POST', `${path}/conversations`, body)).status).toBe(status)
  })

  test('identifies each participant in one way', async () => {
    const user = await world.addUser(path)
    const make = (...participants: object[]) =>
      world.call('POST', `${path}/conversations`, { type: 'personal', participants })
    expect((await make({ userId: user.id, userExternalId: user.externalId })).status).toBe(400)
    expect(codeOf(await make({ userId: user.externalId }))).toBe('user_not_found')
    expect(codeOf(await make({ userExternalId: user.id }))).toBe('user_not_found')
    expect((await make({ userId: user.id }, { userId: user.id })).status).toBe(400)
  })
})

describe('A group', () => {
  beforeAll(async () => void (path = (await world.addApp()).path))

  const makeGroup = async (size: number) => {
    const users = []
    for (let count = 0; count < size; count++) users.push(await world.addUser(path))
    const participants = users.map(({ id }) => ({ userId: id }))
    const answer = await world.call('POST', `${path}/conversations`, {
      type: 'sdkGroup',
      participants
    })
    return { answer, users, group: `${path}/conversations/${answer.body.conversation?.id}` }
  }

  test('starts with up to ten participants, and cannot grow beyond', async () => {
    const { answer, group } = await makeGroup(10)
    expect(answer.status).toBe(201)
    expect(answer.body.conversation.isDefault).toBe(false)
    const eleventh = await world.addUser(path)
    expect((await world.call('POST', `${group}/join`, { userId: eleventh.id })).status).toBe(400)
    expect((await makeGroup(11)).answer.status).toBe(400)
  })

  test('lets users join, once, and leave', async () => {
    const { group, users } = await makeGroup(1)
    const guest = await world.addUser(path)
    const naming = { userExternalId: guest.externalId }
    const joined = await world.call('POST', `${group}/join`, naming)
    expect(joined.status).toBe(201)
    expect(joined.body.participant).toMatchObject({
      userId: guest.id,
      userExternalId: guest.externalId,
      unreadCount: 0,
      clientAssociations: []
    })
    const again = await world.call('POST', `${group}/join`, naming)
    expect(again.body.participant.id).toBe(joined.body.participant.id)

    const { body } = await world.call('GET', `${group}/participants`)
    expect(body.participants.map((one: any) => one.userId).sort()).toEqual(
      [users[0]!.id, guest.id].sort()
    )
    expect(body.meta).toEqual({ hasMore: false })

    expect(await world.call('POST', `${group}/leave`, naming)).toMatchObject({
      status: 200,
      body: {}
    })
    expect(codeOf(await world.call('POST', `${group}/leave`, naming))).toBe('user_not_found')
  })

  test('allows join and leave, which a personal conversation refuses', async () => {
    const [host, guest] = [await world.addUser(path), await world.addUser(path)]
    const { id } = await world.addConversation(path, host.id)
    const personal = `${path}/conversations/${id}`
    expect((await world.call('POST', `${personal}/join`, { userId: guest.id })).status).toBe(400)
    expect((await world.call('POST', `${personal}/leave`, { userId: host.id })).status).toBe(400)
  })
})

describe('A list of conversations', () => {
  let names: Record<string, string>
  const say = (id: string, author: object, text: string) =>
    world.call('POST', `${path}/conversations/${id}/messages`, {
      author,
      content: { type: 'text', text }
    })
  const list = async (query = '') => {
    const { body } = await world.call('GET', `${path}/conversations?${query}`)
    return body.conversations.map((item: any) => names[item.id]) as string[]
  }
  let ann: { id: string; externalId: string }
  let bob: { id: string; externalId: string }
  let appKey: { id: string; secret: string }
  let integrationKey: { id: string; secret: string }

  beforeAll(async () => {
    ;({ path, appKey, integrationKey } = await world.addApp())
    ann = await world.addUser(path, { profile: { givenName: 'Ann', surname: 'Lee' } })
    bob = await world.addUser(path, { profile: { email: 'bob@example.com' } })
    const first = await world.addConversation(path, ann.id, { displayName: 'Order_7' })
    world.moveClock(1000)
    const second = await world.addConversation(path, ann.id)
    world.moveClock(1000)
    const third = await world.addConversation(path, bob.id)
    world.moveClock(1000)
    names = { [first.id]: 'first', [second.id]: 'second', [third.id]: 'third' }
    await say(first.id, { type: 'user', userId: ann.id }, 'Gibt es Müller-Schafe?')
    await say(first.id, { type: 'user', userId: ann.id }, '100 % wool?')
  })

  test('is the inbox: most recently active first, with participants and latest message', async () => {
    expect(await list()).toEqual(['first', 'third', 'second'])
    const { body } = await world.call('GET', `${path}/conversations`)
    expect(body.conversations[0]).toMatchObject({
      displayName: 'Order_7',
      businessUnreadCount: 2,
      lastMessage: {
        author: { type: 'user', userId: ann.id },
        content: { type: 'text', text: '100 % wool?' }
      },
      participants: [{ userId: ann.id, profile: { givenName: 'Ann', surname: 'Lee' } }]
    })
    expect(body.conversations[1]).not.toHaveProperty('lastMessage')
    const one = await world.call('GET', `${path}/conversations/${body.conversations[0].id}`)
    expect(one.body.conversation).toEqual(body.conversations[0])
  })

  test('pages by activity in both directions', async () => {
    const { body } = await world.call('GET', `${path}/conversations?page[size]=2`)
    const after = body.meta.afterCursor
    expect(await list(`page[size]=2&page[after]=${after}`)).toEqual(['second'])
    const { body: back } = await world.call(
      'GET',
      `${path}/conversations?page[size]=1&page[before]=${after}`
    )
    expect(names[back.conversations[0].id]).toBe('first')
    expect(back.meta.hasMore).toBe(false)
    expect((await world.call('GET', `${path}/conversations?page[after]=x`)).status).toBe(400)
  })

  test.each([
    ['filter[unread]=true', ['first']],
    ['filter[unread]=false', ['third', 'second']],
    ['filter[text]=wool', ['first']],
    ['filter[text]=WOOL', ['first']],
    ['filter[text]=MULLER', ['first']],
    ['filter[text]=gold', []],
    ['filter[text]=100%20%25', ['first']],
    ['filter[text]=%25', ['first']],
    ['filter[text]=r_7', ['first']],
    ['filter[text]=_', ['first']],
    ['filter[text]=ann%20l', ['first', 'second']],
    ['filter[text]=bob@', ['third']],
    ['filter%5Btext%5D=lee&filter%5Bunread%5D=false', ['second']],
    ["filter[text]='", []]
  ])('narrowed by %s', async (query, expected) => {
    expect(await list(query)).toEqual(expected)
  })

  test('narrowed by the digits by which the console calls a visitor', async () => {
    expect(await list(`filter[text]=%23${ann.id.slice(-4)}`)).toEqual(['first', 'second'])
  })

  test('searches a bounded number of conversations at a time for a text', async () => {
    const { path } = await world.addApp()
    const user = await world.addUser(path)
    const needle = await world.addConversation(path, user.id, { displayName: 'Needle' })
    await world.domain.write(async ({ db }) => {
      const row = await db
        .selectFrom('conversations')
        .selectAll()
        .where('id', '=', needle.id)
        .executeTakeFirstOrThrow()
      for (let count = 0; count < 1_100; count++) {
        const id = `f${count.toString(16).padStart(23, '0')}`
        await db
          .insertInto('conversations')
          .values({ ...row, id, displayName: 'Hay' })
          .execute()
      }
    })
    const pages = []
    let next = `http://x${path}/conversations?filter[text]=needle`
    while (next) {
      const { pathname, search } = new URL(next)
      const { body } = await world.call('GET', pathname + search)
      pages.push(body.conversations.map(({ id }: any) => id))
      next = body.meta.hasMore && body.links.next
    }
    expect(pages).toEqual([[], [], [needle.id]])
  })

  test('can be filtered by one user', async () => {
    expect(await list(`filter[userId]=${ann.id}`)).toEqual(['first', 'second'])
    expect(await list(`filter%5BuserExternalId%5D=${bob.externalId}`)).toEqual(['third'])
    const unknown = await world.call('GET', `${path}/conversations?filter[userId]=nobody`)
    expect(codeOf(unknown)).toBe('user_not_found')
  })

  test.each(['filter[unread]=yes', 'filter[status]=done', 'filter[text]=', 'filter[userId]='])(
    'refuses %s',
    async query => {
      expect((await world.call('GET', `${path}/conversations?${query}`)).status).toBe(400)
    }
  )

  test('is open to integrations for one user only', async () => {
    const ask = (key: typeof appKey, query: string) =>
      world.call('GET', `${path}/conversations?${query}`, undefined, { authorization: basic(key) })
    expect((await ask(appKey, '')).status).toBe(200)
    expect((await ask(integrationKey, '')).status).toBe(403)
    expect((await ask(integrationKey, `filter[userId]=${ann.id}`)).status).toBe(200)
  })
})
