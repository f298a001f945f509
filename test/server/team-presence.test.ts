import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appTopic, userTopic } from '../../src/server/domain/transaction'
import { basic, openRestWorld, type RestWorld } from './rest-world'

const TAB = 'a'.repeat(32)

describe('The presence of members in a conversation', () => {
  let world: RestWorld
  let shop: Awaited<ReturnType<RestWorld['addApp']>>
  let ada: Record<string, string>
  let userId: string
  let conversationId: string
  let ends: (() => void)[]

  beforeEach(async () => {
    ends = []
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
    shop = await world.addApp()
    ada = await world.signIn('ada@example.com')
    userId = (await world.addUser(shop.path)).id
    conversationId = (await world.addConversation(shop.path, userId)).id
  })
  afterEach(async () => {
    for (const end of ends) end()
    await world.close()
  })

  const say = (body: object, id = conversationId, headers = ada) =>
    world.call(
      'POST',
      `/console/api/apps/${shop.id}/conversations/${id}/presence`,
      { tab: TAB, state: 'looking', ...body },
      headers
    )

  /** Follows the events of the app. @returns Reads up to the first event of a type. */
  const follow = async (headers: Record<string, string>) => {
    const answer = await world.app.inject({
      method: 'GET',
      url: `${shop.path}/events`,
      headers,
      payloadAsStream: true
    })
    const stream = answer.stream()
    ends.push(() => stream.destroy())
    const chunks = stream.iterator({ destroyOnReturn: false })
    let seen = ''
    return async (text: string): Promise<string> => {
      while (!seen.includes(text)) {
        const { value, done } = await chunks.next()
        if (done) throw new Error(`The stream ended without ${text}.`)
        seen += String(value)
      }
      return seen
    }
  }

  const typing = () =>
    world.call('POST', `${shop.path}/conversations/${conversationId}/activity`, {
      author: { type: 'business' },
      type: 'typing:start'
    })

  test('is told to consoles at once, with the name that the member has now', async () => {
    const read = await follow({ cookie: ada['cookie']! })
    await read('event: ready')
    expect((await say({ isNew: true })).status).toBe(200)
    const [, data] = /event: conversation:presence\ndata: (.*)\n/.exec(await read('"isNew":true'))!
    expect(JSON.parse(data!)).toMatchObject({
      type: 'conversation:presence',
      payload: {
        conversation: { id: conversationId },
        member: { name: 'ada@example.com' },
        tab: TAB,
        state: 'looking',
        isNew: true
      }
    })
    await world.call('PATCH', '/console/api/me', { displayName: 'Ada' }, ada)
    await say({ state: 'writing' })
    expect(await read('"state":"writing"')).toContain('"name":"Ada"')
    await say({ state: 'gone' })
    await read('"state":"gone"')
  })

  test('is told neither to programs nor to the visitor, and is not stored', async () => {
    const read = await follow({ authorization: basic(shop.appKey) })
    await read('event: ready')
    const heard: unknown[] = []
    ends.push(world.domain.bus.subscribe(userTopic(userId), payload => void heard.push(payload)))
    const events = () => world.storage.read.selectFrom('appEvents').selectAll().execute()
    const before = await events()
    await say({ state: 'writing' })
    expect(heard).toEqual([])
    expect(await events()).toEqual(before)
    await typing()
    expect(await read('event: conversation:typing')).not.toContain('conversation:presence')
  })

  test.each<[string, object, number]>([
    ['another state', { state: 'asleep' }, 400],
    ['a tab that is no id', { tab: 'mine' }, 400]
  ])('is refused with %s', async (_, body, status) => {
    const heard: unknown[] = []
    ends.push(world.domain.bus.subscribe(appTopic(shop.id), payload => void heard.push(payload)))
    expect((await say(body)).status).toBe(status)
    expect(heard).toEqual([])
  })

  test('is not told in a conversation that is not there, nor by members of other apps', async () => {
    expect((await say({}, 'f'.repeat(24))).status).toBe(404)
    const stranger = await world.signIn('eve@example.com', 'correct horse battery', 'agent')
    expect((await say({}, conversationId, stranger)).status).toBe(404)
  })
})
