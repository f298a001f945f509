import { once } from 'node:events'
import { get } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashToken } from '../../src/server/auth'
import { NOTICE } from '../../src/server/bus'
import { announceTyping, isConnected } from '../../src/server/domain/flows'
import { endSessions } from '../../src/server/domain/records'
import { appTopic, connectionTopic, userTopic } from '../../src/server/domain/transaction'
import {
  type Client,
  messageEvent as message,
  openRealtimeWorld,
  type RealtimeWorld
} from './realtime-world'

/** More than any buffers of a system and the server hold. */
const EVENTS_MAX = 500

let world: RealtimeWorld
let visitor: Awaited<ReturnType<RealtimeWorld['addVisitor']>>

/** Connects a client that knows all events: the creation of the conversation is event 1. */
const enterReady = async (): Promise<Client> => {
  const client = await world.enter(visitor.token, 1)
  expect(await client.read()).toMatchObject({ type: 'ready', seq: 1 })
  return client
}

describe('The WebSocket endpoint', () => {
  beforeEach(async () => {
    world = await openRealtimeWorld()
    visitor = await world.addVisitor('key-of-the-first-visitor')
  })

  afterEach(() => world.close())

  describe('Catching up', () => {
    test('sends the newest seq, then missed events', async () => {
      await world.answer(visitor.conversation, 'one')
      await world.answer(visitor.conversation, 'two')

      const client = await world.enter(visitor.token, 1)

      expect(await client.read()).toMatchObject({ type: 'ready', seq: 3 })
      expect(await client.read()).toEqual(message(2, 'one'))
      expect(await client.read()).toEqual(message(3, 'two'))
    })

    test('sends many missed events in order, and then new ones', async () => {
      for (let n = 2; n <= 250; n++) await world.answer(visitor.conversation, `${n}`)
      const client = await world.enter(visitor.token, 1)
      const late = world.answer(visitor.conversation, '251')

      await client.read()
      for (let n = 2; n <= 251; n++) expect(await client.read()).toEqual(message(n, `${n}`))
      await late
    })

    test('sends all missed events, however large', async () => {
      const long = '\ufdfa'.repeat(4_096)
      for (let n = 2; n <= 60; n++) await world.answer(visitor.conversation, `${n} ${long}`)
      const client = await world.enter(visitor.token, 1)

      await client.read()
      for (let n = 2; n <= 60; n++) expect(await client.read()).toMatchObject({ seq: n })
    })

    test('sends a reset when the log does not reach back, and continues from there', async () => {
      await world.answer(visitor.conversation, 'forgotten')
      await world.domain.write(({ db }) => db.deleteFrom('userEvents').execute())

      const client = await world.enter(visitor.token, 1)

      expect(await client.read()).toEqual({ type: 'reset', seq: 2 })
      await world.answer(visitor.conversation, 'next')
      expect(await client.read()).toEqual(message(3, 'next'))
    })

    test('sends a reset to a client whose seq is ahead of the log', async () => {
      const client = await world.enter(visitor.token, 7)

      expect(await client.read()).toEqual({ type: 'reset', seq: 1 })
    })
  })

  describe('Live events', () => {
    test('are sent as they happen', async () => {
      const client = await enterReady()

      await world.answer(visitor.conversation, 'hello')

      expect(await client.read()).toEqual(message(2, 'hello'))
    })

    test('of other visitors are not sent', async () => {
      const other = await world.addVisitor('key-of-the-second-visitor')
      const client = await enterReady()

      await world.answer(other.conversation, 'not for you')
      await world.answer(visitor.conversation, 'for you')

      expect(await client.read()).toEqual(message(2, 'for you'))
    })

    test('are read from the log when a published event was lost', async () => {
      const client = await enterReady()
      world.isBusLossy = true
      await world.answer(visitor.conversation, 'unheard')
      world.isBusLossy = false

      await world.answer(visitor.conversation, 'heard')

      expect(await client.read()).toEqual(message(2, 'unheard'))
      expect(await client.read()).toEqual(message(3, 'heard'))
    })

    test('are sent when they are published while the log is read', async () => {
      const client = await enterReady()
      const held = world.holdAnswer()
      world.bus.publish(userTopic(visitor.userId), NOTICE)
      const goOn = await held

      await world.answer(visitor.conversation, 'meanwhile')
      goOn()

      expect(await client.read()).toEqual(message(2, 'meanwhile'))
    })

    test('are sent once when published twice', async () => {
      const client = await enterReady()
      const published: unknown[] = []
      world.bus.subscribe(userTopic(visitor.userId), payload => published.push(payload))

      await world.answer(visitor.conversation, 'once')
      world.bus.publish(userTopic(visitor.userId), published[0])
      await world.answer(visitor.conversation, 'then')

      expect(await client.read()).toEqual(message(2, 'once'))
      expect(await client.read()).toEqual(message(3, 'then'))
    })

    test('that were not published are announced by the newest seq in the answer to a ping', async () => {
      const client = await enterReady()
      world.isBusLossy = true
      await world.answer(visitor.conversation, 'unheard')

      client.say({ type: 'ping' })

      expect(await client.read()).toMatchObject({ type: 'pong', seq: 2 })
    })

    const announceAnn = () =>
      announceTyping(world.domain, {
        conversation: visitor.conversation,
        type: 'typing:start',
        actor: { role: 'business', name: 'Ann' },
        source: { type: 'api:conversations' }
      })

    test('of typing are sent when it began while the log was read', async () => {
      const client = await enterReady()
      const held = world.holdAnswer()
      world.bus.publish(userTopic(visitor.userId), NOTICE)
      const goOn = await held

      await announceAnn()
      goOn()

      expect(await client.read()).toMatchObject({ event: { type: 'typing:start', name: 'Ann' } })
    })

    test('of typing carry no seq', async () => {
      const client = await enterReady()

      await announceAnn()

      const frame = await client.read()
      expect(frame).not.toHaveProperty('seq')
      expect(frame).toMatchObject({
        event: { type: 'typing:start', role: 'business', name: 'Ann' }
      })
    })
  })

  describe('Frames of a client', () => {
    test('signal typing to the business', async () => {
      const received = new Promise(resolve =>
        world.bus.subscribe(appTopic(visitor.conversation.appId), resolve)
      )
      const client = await enterReady()

      client.say({ type: 'typing:start', conversationId: visitor.conversation.id })

      expect(await received).toMatchObject({
        type: 'conversation:typing',
        payload: { activity: { type: 'typing:start', author: { userId: visitor.userId } } }
      })
    })

    test('mark a conversation as read', async () => {
      await world.answer(visitor.conversation, 'hello')
      const client = await world.enter(visitor.token, 2)
      await client.read()

      client.say({ type: 'conversation:read', conversationId: visitor.conversation.id })

      expect(await client.read()).toMatchObject({
        seq: 3,
        event: { type: 'conversation:read', unreadCount: 0 }
      })
    })

    test('have no effect in a conversation of somebody else, and the connection stays open', async () => {
      const other = await world.addVisitor('key-of-the-second-visitor')
      await world.answer(other.conversation, 'hello')
      const client = await enterReady()

      client.say({ type: 'conversation:read', conversationId: other.conversation.id })
      client.say({ type: 'ping' })

      expect(await client.read()).toMatchObject({ type: 'pong', seq: 1 })
      const participant = await world.domain.storage.read
        .selectFrom('participants')
        .select('unreadCount')
        .where('conversationId', '=', other.conversation.id)
        .executeTakeFirst()
      expect(participant).toEqual({ unreadCount: 1 })
    })
  })

  describe('The connection', () => {
    const auth = { type: 'auth', token: 'x', after: 0 }

    test.each([
      ['an unknown token', auth, 4401],
      ['no token', { type: 'auth', after: 0 }, 4400],
      ['a token that is not a string', { ...auth, token: ['x'] }, 4400],
      ['no after', { type: 'auth', token: 'x' }, 4400],
      ['a negative after', { ...auth, after: -1 }, 4400],
      ['an after with a fraction', { ...auth, after: 0.5 }, 4400],
      ['another frame first', { type: 'ping' }, 4400],
      ['invalid JSON', '{', 4400],
      ['null', 'null', 4400],
      ['a frame longer than any token', { ...auth, token: 'x'.repeat(8448) }, 1009]
    ])('closes for %s as the first frame', async (_name, frame, code) => {
      const client = await world.connect()

      client.say(frame)

      expect(await client.read()).toEqual({ closed: code })
    })

    test.each([
      ['an unknown type', { type: 'message', text: 'hi' }],
      ['no conversation', { type: 'typing:start' }],
      ['an invalid id', { type: 'typing:start', conversationId: '../x' }],
      ['a second auth', auth],
      ['an array', []],
      ['invalid JSON', 'hello']
    ])('closes for %s as a later frame', async (_name, frame) => {
      const client = await enterReady()

      client.say(frame)

      expect(await client.read()).toEqual({ closed: 4400 })
    })

    test('closes for a binary frame', async () => {
      const client = await enterReady()

      client.socket.send(Buffer.from('{"type":"ping"}'))

      expect(await client.read()).toEqual({ closed: 4400 })
    })

    test('closes for a flood of frames', async () => {
      const client = await enterReady()

      for (let n = 0; n < 1000; n++) client.say({ type: 'ping' })

      let frame = await client.read()
      while (!('closed' in frame)) frame = await client.read()
      expect(frame).toEqual({ closed: 1008 })
    })

    test('closes for a client that has stopped to read, which resumes with what it missed', async () => {
      const long = 'x'.repeat(100_000)
      const client = await enterReady()
      client.socket.pause()
      let newest = 1
      // The system buffers a few megabytes by itself.
      while (world.listeners && newest < EVENTS_MAX) {
        await world.answer(visitor.conversation, `${++newest} ${long}`)
      }
      expect(world.listeners).toBe(0)

      client.socket.resume()
      let last = 1
      let frame = await client.read()
      while (!('closed' in frame)) {
        expect(frame).toMatchObject({ type: 'event', seq: ++last })
        frame = await client.read()
      }
      expect(frame).toEqual({ closed: 1008 })
      expect(last).toBeLessThan(newest)

      const again = await world.enter(visitor.token, last)
      expect(await again.read()).toMatchObject({ type: 'ready', seq: newest })
      while (last < newest) expect(await again.read()).toMatchObject({ type: 'event', seq: ++last })
    })

    test('closes when its session ends', async () => {
      const client = await enterReady()

      await world.domain.write(tx => endSessions(tx, 'tokenHash', hashToken(visitor.token)))

      expect(await client.read()).toEqual({ closed: 4401 })
    })

    test('closes at the next ping when the end of its session was not published', async () => {
      const client = await enterReady()
      world.isBusLossy = true
      await world.domain.write(tx => endSessions(tx, 'tokenHash', hashToken(visitor.token)))

      client.say({ type: 'ping' })

      expect(await client.read()).toEqual({ closed: 4401 })
    })

    test.each([
      ['https://shop.example', { type: 'ready', seq: 1 }],
      ['https://evil.example', { closed: 4403 }],
      ['https://shop.example.evil.example', { closed: 4403 }],
      ['http://shop.example', { closed: 4403 }],
      ['null', { closed: 4403 }],
      [undefined, { closed: 4403 }]
    ])('is open to the origin %s only if that is listed', async (origin, answer) => {
      const listed = await world.addVisitor('key-of-a-listed-visitor', {
        originWhitelist: ['https://shop.example']
      })
      const client = await world.connect(origin)

      client.say({ type: 'auth', token: listed.token, after: 1 })

      expect(await client.read()).toMatchObject(answer)
    })

    test('is refused at any other address', async () => {
      const request = get(`http://127.0.0.1:${world.port}/elsewhere`, {
        headers: { connection: 'upgrade', upgrade: 'websocket' }
      })
      const [answer] = await once(request, 'response')

      expect(answer.statusCode).toBe(404)
      answer.resume()
    })
  })

  test('closes for a client that sends nothing', async () => {
    const hasty = await openRealtimeWorld({ authWaitMs: 10 })
    const client = await hasty.connect()

    expect(await client.read()).toEqual({ closed: 4401 })
    await hasty.close()
  })

  test('closes with "going away" when the server stops', async () => {
    const client = await enterReady()

    await world.app.close()

    expect(await client.read()).toEqual({ closed: 1001 })
  })

  test('lets others know that a visitor is connected, until they disconnect', async () => {
    const { userId } = visitor
    const client = await enterReady()
    expect(await isConnected(world.domain, userId)).toBe(true)
    world.bus.publish(connectionTopic(userId), NOTICE)

    client.socket.close()

    await expect.poll(() => world.listeners).toBe(0)
    expect(await isConnected(world.domain, userId)).toBe(false)
    expect(world.listeners).toBe(0)
  })

  test('unsubscribes from the bus when a client disconnects', async () => {
    const client = await enterReady()
    expect(world.listeners).toBeGreaterThan(0)

    client.socket.close()

    await expect.poll(() => world.listeners).toBe(0)
  })

  test('closes with a request to reconnect when the log cannot be read', async () => {
    const client = await enterReady()
    world.isBusLossy = true
    await world.answer(visitor.conversation, 'unheard')
    world.isBusLossy = false
    await world.domain.storage.read.destroy()

    client.say({ type: 'ping' })

    expect(await client.read()).toEqual({ closed: 1013 })
  })
})
