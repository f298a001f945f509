import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic, openRestWorld, type RestWorld } from './rest-world'

let world: RestWorld
let shop: Awaited<ReturnType<RestWorld['addApp']>>

const business = { type: 'business' }

/** Searches as the app does, through all pages. */
const find = async (type: string, text: string, path = shop.path) => {
  const found: any[] = []
  let url = `${path}/search?filter[type]=${type}&filter[text]=${encodeURIComponent(text)}`
  let pages = 0
  for (; url; pages++) {
    const { status, body } = await world.call('GET', url)
    expect(status).toBe(200)
    expect(body.meta.hasMore).toBe(body.links.next !== undefined)
    found.push(...body[type])
    const next = body.links.next && new URL(body.links.next)
    url = next ? next.pathname + next.search : ''
  }
  return { found, pages }
}

const addConversation = async (path = shop.path, fields: object = {}) => {
  const user = await world.addUser(path)
  const { id } = await world.addConversation(path, user.id, fields)
  const say = async (content: unknown, more: object = {}) => {
    const { body } = await world.call('POST', `${path}/conversations/${id}/messages`, {
      author: business,
      content: typeof content === 'string' ? { type: 'text', text: content } : content,
      ...more
    })
    return body.messages[0]
  }
  return { id, say }
}

/** Adds newer messages to a conversation that has one. */
const addHay = (conversationId: string, count: number, text: string) =>
  world.domain.write(async ({ db }) => {
    const row = await db
      .selectFrom('messages')
      .selectAll()
      .where('conversationId', '=', conversationId)
      .executeTakeFirstOrThrow()
    const contentJson = JSON.stringify({ type: 'text', text })
    for (let index = 0; index < count; index++) {
      // Unique among all conversations.
      const id = `f${index.toString(16).padStart(4, '0')}${conversationId.slice(-19)}`
      await db
        .insertInto('messages')
        .values({ ...row, contentJson, id })
        .execute()
    }
  })

describe('Search', () => {
  beforeAll(async () => {
    world = await openRestWorld()
    shop = await world.addApp()
  })
  afterAll(() => world.close())

  describe('A search for messages', () => {
    test('finds all words or their beginnings, whatever their case and accents', async () => {
      const { id, say } = await addConversation()
      const message = await say('Die Müllabfuhr kommt morgen früh')
      for (const text of ['müllabfuhr', 'MULL früh', 'fruh kommt', 'abfuhr', 'ｍüll'])
        expect((await find('messages', text)).found).toEqual([{ ...message, conversationId: id }])
      for (const text of ['müllabfuhr gestern', 'd.e', '%', 'Müll_bfuhr'])
        expect((await find('messages', text)).found).toEqual([])
    })

    const link = { type: 'link', text: 'Open', uri: 'https://a.example/' }
    const item = { title: 'Zaunkönig', description: 'Nistet', actions: [link] }
    test.each<[string, object, string]>([
      ['a carousel', { type: 'carousel', items: [item] }, 'zaunkonig'],
      ['a list', { type: 'list', items: [{ ...item, title: 'Amsel' }] }, 'amsel nistet'],
      ['a picture', { type: 'image', mediaUrl: link.uri, altText: 'Ein Specht' }, 'specht'],
      [
        'a place',
        { type: 'location', coordinates: { lat: 1, long: 2 }, location: { name: 'Vogelpark' } },
        'vogelpark'
      ],
      ['formatted words', { type: 'text', htmlText: 'Ein <b>Kuck</b>uck' }, 'kuckuck']
    ])('finds the words in %s', async (_name, content, text) => {
      const { say } = await addConversation()
      const { id } = await say(content)
      expect((await find('messages', text)).found).toMatchObject([{ id }])
    })

    test('finds silent messages, and nothing of another app', async () => {
      const { say } = await addConversation()
      const note = await say('Kundin ist ungehalten', { destination: { integrationType: 'none' } })
      const { path } = await world.addApp()
      const foreign = await addConversation(path)
      await foreign.say('Kunde ist ungehalten')
      expect((await find('messages', 'ungehalten')).found).toMatchObject([{ id: note.id }])
    })

    test('continues from page to page, the most recently active conversation first', async () => {
      const [old, young] = [await addConversation(), await addConversation()]
      const ids: string[] = []
      for (const { say } of [old, old, young, old, young]) {
        world.moveClock(1)
        ids.push((await say('Wintergoldhähnchen')).id)
      }
      const [o1, o2, y1, o3, y2] = ids
      const { found } = await find('messages', 'goldhahn')
      expect(found.map(({ id }) => id)).toEqual([y2, y1, o3, o2, o1])
      const { body } = await world.call(
        'GET',
        `${shop.path}/search?filter[type]=messages&filter[text]=goldhahn&page[size]=3`
      )
      expect(body.messages.map(({ id }: any) => id)).toEqual([y2, y1, o3])
      // A search that has started is finished, although the conversation moved to the front
      // meanwhile.
      world.moveClock(1)
      await old.say('Etwas anderes')
      const next = new URL(body.links.next)
      const { body: rest } = await world.call('GET', next.pathname + next.search)
      expect(rest.messages.map(({ id }: any) => id)).toEqual([o2, o1])
      expect(rest.meta).toEqual({ hasMore: false })
    })

    test('searches a bounded number at a time', async () => {
      const { path } = await world.addApp()
      const { id: conversationId, say } = await addConversation(path)
      const needle = await say('Nadel')
      await addHay(conversationId, 4_500, 'Heu')
      const { found, pages } = await find('messages', 'nadel', path)
      expect(found).toMatchObject([{ id: needle.id }])
      expect(pages).toBe(3)
    })

    test('searches less of texts that grow when their case and accents are left out', async () => {
      const pagesOf = async (text: string) => {
        const { path } = await world.addApp()
        const { id, say } = await addConversation(path)
        await say('Nadel')
        await addHay(id, 100, text)
        return (await find('messages', 'nadel', path)).pages
      }
      const plain = await pagesOf('a'.repeat(4_096))
      // One character becomes 18.
      expect(await pagesOf('\ufdfa'.repeat(4_096))).toBeGreaterThan(plain)
    })
  })

  test('a search for messages counts empty conversations as searched', async () => {
    const { path } = await world.addApp()
    const { id, say } = await addConversation(path)
    await say('Nadel')
    await world.domain.write(async ({ db }) => {
      const row = await db
        .selectFrom('conversations')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      for (let count = 0; count < 2_500; count++) {
        const empty = {
          id: `e${count.toString(16).padStart(23, '0')}`,
          lastUpdatedAt: 1e14 + count
        }
        await db
          .insertInto('conversations')
          .values({ ...row, ...empty })
          .execute()
      }
    })
    const { found, pages } = await find('messages', 'nadel', path)
    expect(found).toHaveLength(1)
    expect(pages).toBe(2)
  })

  test('a search for users finds names, e-mails, ids and externalIds, the newest first', async () => {
    const { path } = await world.addApp()
    const profile = { givenName: 'Zoë', surname: 'Şahin', email: 'zoe@example.com' }
    const zoe = await world.addUser(path, { profile })
    const other = await world.addUser(path, { externalId: 'crm-zoe-7' })
    for (const text of ['zoe sahin', 'ZOE@example', zoe.id, zoe.externalId])
      expect((await find('users', text, path)).found.map(({ id }) => id)).toEqual([zoe.id])
    const { found } = await find('users', 'zoe', path)
    expect(found.map(({ id }) => id)).toEqual([other.id, zoe.id])
    expect(found[1]).toEqual((await world.call('GET', `${path}/users/${zoe.id}`)).body.user)
  })

  test('a search for conversations finds names and descriptions', async () => {
    const { path } = await world.addApp()
    const one = await addConversation(path, { displayName: 'Bestellung 7' })
    const two = await addConversation(path, { description: 'Bestellung, zu spät' })
    await one.say('Hallo')
    const { found } = await find('conversations', 'bestellung', path)
    expect(found.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort())
    expect((await find('conversations', 'spat', path)).found).toMatchObject([{ id: two.id }])
  })

  test.each([
    ['', /filter\[type\]/],
    ['filter[type]=users', /filter\[text\]/],
    ['filter[type]=files&filter[text]=a', /messages, conversations, users/],
    ['filter[type]=users&filter[text]=%20', /must not be blank/],
    [`filter[type]=users&filter[text]=${'a'.repeat(201)}`, /filter\[text\]/],
    ['filter[type]=users&filter[text]=a&page[before]=1', /not page\[before\]/],
    ['filter[type]=messages&filter[text]=a&page[after]=1', /cursor/],
    ['filter[type]=users&filter[text]=a&page[after]=1', /cursor/],
    ['filter[type]=conversations&filter[text]=a&page[after]=1', /cursor/]
  ])('a search with %j is refused in words', async (query, title) => {
    const { status, body } = await world.call('GET', `${shop.path}/search?${query}`)
    expect(status).toBe(400)
    expect(JSON.stringify(body.errors)).toMatch(title)
  })

  test('a search is refused for integrations', async () => {
    const url = `${shop.path}/search?filter[type]=users&filter[text]=a`
    const authorization = basic(shop.integrationKey)
    expect((await world.call('GET', url, undefined, { authorization })).status).toBe(403)
  })
})
