import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pruneEvents } from '../../src/server/domain/flows'
import { userTopic } from '../../src/server/domain/transaction'
import { openSdkWorld, type SdkWorld, text, type Visitor } from './sdk-world'
import { whenPolling } from './when-waiting'

const DAY_MS = 86_400_000

let world: SdkWorld

const eventsAfter = async (visitor: Visitor, after: number, wait = 0) =>
  (await visitor.call('GET', `/events?after=${after}&wait=${wait}`)).body

describe('Events in the client API', () => {
  beforeAll(async () => {
    world = await openSdkWorld({ env: { PIPIT_RATE_LIMITS: 'off' } })
  })
  afterAll(() => world.close())

  test('the log contains in order everything that the visitor may see', async () => {
    const visitor = await world.addVisitor()
    await world.answer(visitor.conversationId, 'Hello')
    const { events, seq } = await eventsAfter(visitor, 0)
    expect(events).toMatchObject([
      { seq: 1, event: { type: 'conversation:added' } },
      { seq: 2, event: { type: 'message', message: { clientMessageId: 'first' }, unreadCount: 0 } },
      { seq: 3, event: { type: 'message', message: { role: 'business' }, unreadCount: 1 } }
    ])
    expect(seq).toBe(3)
    expect((await eventsAfter(visitor, 2)).events).toEqual(events.slice(2))
    expect(await eventsAfter(visitor, 3)).toMatchObject({ events: [], seq: 3 })
  })

  test('seq numbers have no gaps, however many writes are simultaneous', async () => {
    const visitor = await world.addVisitor([])
    const words = Array.from({ length: 100 }, (_, index) => String(index))
    await Promise.all(
      words.flatMap(word => [
        visitor.send(word),
        visitor.send(''),
        world.answer(visitor.conversationId, word)
      ])
    )
    const { events, seq } = await eventsAfter(visitor, 1)
    expect(seq).toBe(201)
    expect(events.map((numbered: any) => numbered.seq)).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 2)
    )
    const ids = events.map((numbered: any) => numbered.event.message.id)
    expect(ids).toEqual([...ids].sort())
  })

  test('a response ends at its size limit, and the next one continues from there', async () => {
    const visitor = await world.addVisitor([])
    const long = '\ufdfa'.repeat(4_096)
    for (let id = 0; id < 60; id++) await visitor.send(String(id), long)
    const seqs: number[] = []
    for (let seq = 0; seq < 61;) {
      const answer = await eventsAfter(visitor, seq)
      expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(300_000)
      seqs.push(...answer.events.map((numbered: any) => numbered.seq))
      expect(answer.seq).toBe(seqs.at(-1))
      seq = answer.seq
    }
    expect(seqs).toEqual(Array.from({ length: 61 }, (_, index) => index + 1))
  })

  describe('The log is reset', () => {
    test('for a client that knows events the log never had', async () => {
      const visitor = await world.addVisitor()
      expect(await eventsAfter(visitor, 99)).toMatchObject({ reset: true, seq: 2 })
    })

    test('for a client whose last event is older than the log', async () => {
      const visitor = await world.addVisitor()
      world.server.skewMs = 8 * DAY_MS
      await visitor.send('a week later')
      await pruneEvents(world.server.domain)
      world.server.skewMs = 0
      expect(await eventsAfter(visitor, 1)).toMatchObject({ reset: true, seq: 3 })
      expect((await eventsAfter(visitor, 2)).events).toMatchObject([{ seq: 3 }])
      expect(await eventsAfter(visitor, 3)).toMatchObject({ events: [], seq: 3 })
    })
  })

  describe('A long poll', () => {
    test('answers at once with missed events', async () => {
      const visitor = await world.addVisitor()
      expect((await eventsAfter(visitor, 1, 25)).events).toMatchObject([{ seq: 2 }])
    })

    test('answers as soon as something happens', async () => {
      const visitor = await world.addVisitor()
      const pending = whenPolling(world, visitor)
      const answer = eventsAfter(visitor, 2, 25)
      await pending
      await world.answer(visitor.conversationId, 'Hello')
      expect(await answer).toMatchObject({
        events: [{ seq: 3, event: { type: 'message' } }],
        seq: 3
      })
    })

    const typingIn = (id: string) => ({
      type: 'typing:start',
      createdAt: '2026-01-31T12:00:00.000Z',
      conversation: { id },
      role: 'business'
    })

    test('answers with typing, which has no seq', async () => {
      const visitor = await world.addVisitor()
      const pending = whenPolling(world, visitor)
      const answer = eventsAfter(visitor, 2, 25)
      await pending
      const event = typingIn(visitor.conversationId)
      world.server.domain.bus.publish(userTopic(visitor.userId), { event })
      expect(await answer).toMatchObject({ events: [{ event }], seq: 2 })
    })

    test('holds little of a flood of typing', async () => {
      const visitor = await world.addVisitor()
      const pending = whenPolling(world, visitor)
      const answer = eventsAfter(visitor, 2, 25)
      await pending
      const event = typingIn(visitor.conversationId)
      for (let n = 0; n < 1_000; n++) {
        world.server.domain.bus.publish(userTopic(visitor.userId), { event })
      }
      expect((await answer).events).toHaveLength(100)
    })

    test('answers with nothing when it times out', async () => {
      const visitor = await world.addVisitor()
      expect(await eventsAfter(visitor, 2, 1)).toMatchObject({ events: [], seq: 2 })
    })

    test('answers when the server stops', async () => {
      const visitor = await world.addVisitor()
      const pending = whenPolling(world, visitor)
      const answer = eventsAfter(visitor, 2, 25)
      await pending
      await world.restart()
      expect(await answer).toMatchObject({ events: [], seq: 2 })
    })

    test.each([
      [25, 200],
      [26, 400]
    ])('may wait %i seconds: %i', async (wait, status) => {
      const visitor = await world.addVisitor()
      expect((await visitor.call('GET', `/events?after=0&wait=${wait}`)).status).toBe(status)
    })
  })

  test('typing reaches the other participants and not its author', async () => {
    const visitor = await world.addVisitor([text('1')])
    const received: unknown[] = []
    const { bus } = world.server.domain
    const offs = [
      bus.subscribe(userTopic(visitor.userId), payload => received.push(payload)),
      bus.subscribe(`apps/${world.appId}`, payload => received.push(payload))
    ]
    await visitor.call('POST', `/conversations/${visitor.conversationId}/activities`, {
      type: 'typing:start'
    })
    for (const off of offs) off()
    expect(received).toMatchObject([
      {
        type: 'conversation:typing',
        payload: {
          conversation: { id: visitor.conversationId },
          activity: { type: 'typing:start', author: { type: 'user', userId: visitor.userId } }
        }
      }
    ])
  })

  test.each(['', 'x', '-1'])('an `after` of %j is refused', async after => {
    const visitor = await world.addVisitor()
    expect(await visitor.call('GET', `/events?after=${after}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-request' } }
    })
  })
})
