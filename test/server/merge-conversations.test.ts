import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic, openRestWorld, type RestWorld } from './rest-world'

let world: RestWorld
let appPath: string
let app: Awaited<ReturnType<RestWorld['addApp']>>
let ada: Record<string, string>

const HOUR_MS = 3_600_000
const business = { type: 'business' }
const text = (text: string) => ({ type: 'text', text })

const ok = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, headers = ada) => {
  const answer = await world.call(method, path, body, headers)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

/** A user with two conversations, of which the first is the default. */
const openTwo = async () => {
  const { id: userId } = await world.addUser(appPath)
  const conversation = async () => {
    const { id } = await world.addConversation(appPath, userId)
    const path = `${appPath}/conversations/${id}`
    return {
      id,
      path,
      ask: async (words: string) => {
        // A millisecond each, so that their order is that of time.
        world.moveClock(1)
        const author = { type: 'user', userId }
        return (await ok('POST', `${path}/messages`, { author, content: text(words) })).messages[0]
      },
      say: async (words: string, fields: object = {}, headers = ada) => {
        world.moveClock(1)
        const body = { author: business, content: text(words), ...fields }
        return (await ok('POST', `${path}/messages`, body, headers)).messages[0]
      },
      messages: async (query = ''): Promise<any[]> =>
        (await ok('GET', `${path}/messages${query}`)).messages,
      texts: async (): Promise<string[]> =>
        (await ok('GET', `${path}/messages`)).messages.map((each: any) => each.content.text),
      show: async () => (await ok('GET', path)).conversation,
      change: (fields: object) => ok('PATCH', path, fields),
      merge: (sourceConversationId: string, headers = ada) =>
        world.call('POST', `${path}/merge`, { sourceConversationId }, headers)
    }
  }
  return { userId, first: await conversation(), second: await conversation() }
}

describe('Two conversations of a user', () => {
  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
    app = await world.addApp()
    appPath = app.path
    ada = await world.signIn('ada@example.com')
  })
  afterAll(() => world.close())

  test('become one, with each message once, under its id and in the order of time', async () => {
    const { first, second } = await openTwo()
    const stored = []
    for (const number of [1, 2, 3]) {
      stored.push(await first.ask(`Question ${number}`))
      stored.push(await second.say(`Answer ${number}`))
    }
    const { status, body } = await first.merge(second.id)
    expect(status).toBe(200)
    expect(body.conversation).toMatchObject({ id: first.id, isDefault: true })
    expect((await first.messages()).map(({ id }) => id)).toEqual(stored.map(({ id }) => id))
    expect(await first.texts()).toEqual([
      'Question 1',
      'Answer 1',
      'Question 2',
      'Answer 2',
      'Question 3',
      'Answer 3'
    ])
    expect((await world.call('GET', second.path, undefined, ada)).status).toBe(404)
    // A client that has read up to a message of either goes on from there.
    for (const [index, { id }] of stored.entries()) {
      const after = await first.messages(`?page[after]=${id}`)
      expect(after.map(message => message.id)).toEqual(stored.slice(index + 1).map(({ id }) => id))
    }
    await first.ask('One more')
    expect((await first.texts()).at(-1)).toBe('One more')
  })

  test('keep notes, tags, states and what waits, and say who merged them', async () => {
    const { first, second } = await openTwo()
    await first.ask('Is it ready?')
    await second.ask('And the other one?')
    await second.say('She called twice', { destination: { integrationType: 'none' } })
    await first.change({ tags: ['vip', 'late'], status: 'closed', priority: 'low' })
    await second.change({ tags: ['VIP', 'refund'], priority: 'urgent' })
    const sendAt = new Date(world.domain.clock() + HOUR_MS).toISOString()
    await ok('POST', `${second.path}/scheduled-messages`, {
      author: business,
      content: text('Tomorrow'),
      sendAt
    })
    await first.merge(second.id)
    const shown = await first.show()
    expect(shown).toMatchObject({
      status: 'open',
      priority: 'urgent',
      tags: ['vip', 'late', 'refund'],
      businessUnreadCount: 2,
      lastMessage: { content: { text: 'She called twice' } }
    })
    expect(shown.waitingSince).toBeDefined()
    const [, , note] = await first.messages()
    expect(note.destination).toEqual({ integrationType: 'none' })
    const { scheduledMessages } = await ok('GET', `${first.path}/scheduled-messages`)
    expect(scheduledMessages).toMatchObject([{ content: { text: 'Tomorrow' }, sendAt }])
    const { changes } = await ok('GET', `${first.path}/changes`)
    expect(changes).toContainEqual(
      expect.objectContaining({
        type: 'merged',
        by: expect.objectContaining({ name: 'ada@example.com' }),
        source: { id: second.id }
      })
    )
    const tagged = await ok('GET', `${appPath}/conversations?filter[tag]=refund`)
    expect(tagged.conversations).toMatchObject([{ id: first.id }])
  })

  test('are merged once, however often it is asked for', async () => {
    const { first, second } = await openTwo()
    await second.ask('Hello')
    const answers = await Promise.all([1, 2, 3].map(() => first.merge(second.id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await first.merge(second.id)).status).toBe(200)
    expect(await first.texts()).toEqual(['Hello'])
    const { changes } = await ok('GET', `${first.path}/changes`)
    expect(changes.filter(({ type }: any) => type === 'merged')).toHaveLength(1)
  })

  test('lead from the one that is gone to the one that stays, by way of others, in their app alone', async () => {
    const { userId, first, second } = await openTwo()
    const third = await world.addConversation(appPath, userId)
    expect((await second.merge(third.id)).status).toBe(200)
    expect((await first.merge(second.id)).status).toBe(200)
    const gone = [second.path, `${second.path}/messages`, `${appPath}/conversations/${third.id}`]
    for (const path of gone) {
      const { status, body } = await world.call('GET', path, undefined, ada)
      expect(status).toBe(404)
      expect(body.errors).toMatchObject([{ code: 'conversation_not_found', mergedInto: first.id }])
    }
    const other = await world.addApp()
    const unknown = await world.call('GET', `${other.path}/conversations/${second.id}`)
    expect(unknown.status).toBe(404)
    expect(unknown.body.errors[0]).not.toHaveProperty('mergedInto')
  })

  test('know a message that the business repeats under its key', async () => {
    const { first, second } = await openTwo()
    const headers = { ...ada, 'idempotency-key': 'the same one' }
    const { id } = await second.say('Only once', {}, headers)
    await first.merge(second.id)
    expect((await first.say('Only once', {}, headers)).id).toBe(id)
    expect(await first.texts()).toEqual(['Only once'])
  })

  test('leave each message in the log of events, for who was offline', async () => {
    const { first, second } = await openTwo()
    await second.ask('Did you see it?')
    await first.merge(second.id)
    const events = await world.storage.read
      .selectFrom('appEvents')
      .select(['type', 'payloadJson'])
      .where('conversationId', 'in', [first.id, second.id])
      .orderBy('position')
      .execute()
    const told = events.map(({ type, payloadJson }) => [
      type,
      JSON.parse(payloadJson).conversation.id
    ])
    expect(told.slice(-3)).toEqual([
      ['conversation:message', first.id],
      ['conversation:remove', second.id],
      ['conversation:update', first.id]
    ])
  })

  test('stay where they are groups, of others, the same, or the default one would go', async () => {
    const { userId, first, second } = await openTwo()
    const other = await openTwo()
    const group = await world.addConversation(appPath, userId, { type: 'sdkGroup' })
    await second.ask('Still here')
    for (const [id, status] of [
      [first.id, 400],
      [other.second.id, 400],
      [group.id, 400],
      ['0123456789abcdef01234567', 404]
    ] as const) {
      expect((await first.merge(id)).status).toBe(status)
    }
    expect((await second.merge(first.id)).status).toBe(403)
    const key = { authorization: basic((await world.addApp()).appKey) }
    expect((await first.merge(second.id, key)).status).toBe(404)
    expect(await second.texts()).toEqual(['Still here'])
  })
})
