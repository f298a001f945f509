import { once } from 'node:events'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { hashToken } from '../../src/server/auth'
import { announceTyping } from '../../src/server/domain/flows'
import { endSessions } from '../../src/server/domain/records'
import { RATES } from '../../src/server/limits'
import { longTest } from '../browser/short-run'
import { connectMqtt, topicOf, type MqttLogin, type MqttVisitor } from './mqtt-client'
import { messageEvent as message, openRealtimeWorld, type RealtimeWorld } from './realtime-world'

type Visitor = Awaited<ReturnType<RealtimeWorld['addVisitor']>>

let world: RealtimeWorld
let visitor: Visitor

/** Connects as a visitor, or with other credentials. */
const connect = async (
  { userId, token }: Pick<Visitor, 'userId' | 'token'> = visitor,
  login: Partial<MqttLogin> = {}
): Promise<MqttVisitor> => {
  const connected = await connectMqtt(world.port, { userId, token, ...login })
  onTestFinished(() => void connected.client.end(true))
  return connected
}

const ownTopic = ({ userId }: Pick<Visitor, 'userId'> = visitor) => topicOf(world.appId, userId)

/** Connects and subscribes as a visitor. */
const follow = async (of: Visitor = visitor): Promise<MqttVisitor> => {
  const client = await connect(of)
  expect(await client.subscribe(ownTopic(of))).toBe(0)
  expect(await client.read()).toMatchObject({ type: 'ready' })
  return client
}

/** Reads the next frame but heartbeats. */
const nextFrame = async (client: MqttVisitor) => {
  let frame = await client.read()
  while (frame !== 'closed' && frame.type === 'pong') frame = await client.read()
  return frame
}

describe('The MQTT endpoint', () => {
  beforeEach(async () => {
    world = await openRealtimeWorld()
    visitor = await world.addVisitor('key-of-the-first-visitor')
  })

  afterEach(() => world.close())

  describe('A subscription to the own topic', () => {
    test('begins with the newest seq, without what was missed', async () => {
      await world.answer(visitor.conversation, 'missed')
      const client = await connect()
      await client.subscribe(ownTopic())

      expect(await client.read()).toMatchObject({ type: 'ready', seq: 2 })
      await world.answer(visitor.conversation, 'live')
      expect(await client.read()).toEqual(message(3, 'live'))
    })

    test('receives events as they happen, in order, and typing without a seq', async () => {
      const client = await follow()

      for (let n = 2; n <= 60; n++) await world.answer(visitor.conversation, `${n}`)
      await announceTyping(world.domain, {
        conversation: visitor.conversation,
        type: 'typing:start',
        actor: { role: 'business', name: 'Ann' },
        source: { type: 'api:conversations' }
      })

      for (let n = 2; n <= 60; n++) expect(await client.read()).toEqual(message(n, `${n}`))
      const typing = await client.read()
      expect(typing).toMatchObject({ type: 'event', event: { type: 'typing:start' } })
      expect(typing).not.toHaveProperty('seq')
    })

    test('receives nothing of another visitor', async () => {
      const other = await world.addVisitor('key-of-the-second-visitor')
      const client = await follow()

      await world.answer(other.conversation, 'not for you')
      await world.answer(visitor.conversation, 'for you')

      expect(await client.read()).toEqual(message(2, 'for you'))
    })

    test('receives each event once, also if the topic is subscribed to twice', async () => {
      const client = await follow()
      await client.subscribe(ownTopic())

      await world.answer(visitor.conversation, 'one')
      await world.answer(visitor.conversation, 'two')

      expect(await client.read()).toEqual(message(2, 'one'))
      expect(await client.read()).toEqual(message(3, 'two'))
    })

    test('receives what the bus lost with the next event', async () => {
      const client = await follow()
      world.isBusLossy = true
      await world.answer(visitor.conversation, 'unheard')
      world.isBusLossy = false
      await world.answer(visitor.conversation, 'heard')

      expect(await client.read()).toEqual(message(2, 'unheard'))
      expect(await client.read()).toEqual(message(3, 'heard'))
    })
  })

  describe('The heartbeat', () => {
    beforeEach(async () => {
      await world.close()
      // A client has this long to subscribe, also on a busy machine.
      world = await openRealtimeWorld({ heartbeatMs: 2_000 })
      visitor = await world.addVisitor('key-of-the-first-visitor')
    })

    const nextBeat = async (client: MqttVisitor) => {
      let frame = await client.read()
      while (frame !== 'closed' && frame.type !== 'pong') frame = await client.read()
      return frame
    }

    test('tells the newest seq, also of an event that the bus lost', async () => {
      const client = await follow()
      world.isBusLossy = true
      await world.answer(visitor.conversation, 'unheard')

      await expect.poll(() => nextBeat(client)).toMatchObject({ type: 'pong', seq: 2 })
    })

    longTest('leaves the connection open while the database cannot be read', async () => {
      const rename = (from: string, to: string) =>
        world.domain.write(({ db }) =>
          sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db)
        )
      const failed = vi.spyOn(world.app.log, 'error')
      const client = await follow()
      await nextBeat(client)

      await rename('sessions', 'hidden')
      await expect.poll(() => failed.mock.calls.length).toBeGreaterThan(0)
      await rename('hidden', 'sessions')
      await world.answer(visitor.conversation, 'still here')

      expect(await nextFrame(client)).toEqual(message(2, 'still here'))
    })

    longTest('closes the connection when the end of the session was not published', async () => {
      const client = await follow()
      world.isBusLossy = true
      await world.domain.write(tx => endSessions(tx, 'tokenHash', hashToken(visitor.token)))

      await expect.poll(() => nextBeat(client)).toBe('closed')
    })

    test('closes a connection that subscribes to nothing', async () => {
      const client = await connect()

      expect(await client.read()).toBe('closed')
    })
  })

  describe('A connection', () => {
    test.each([
      ['an unknown token', () => ({ token: 'unknown' }), 4],
      ['no token', () => ({ token: '' }), 4],
      ["another user's name", (other: Visitor) => ({ userId: other.userId }), 4],
      ["another user's client id", (other: Visitor) => ({ clientId: `${other.userId}-test` }), 2],
      ['a client id that is just its own user', () => ({ clientId: visitor.userId }), 2]
    ])('is refused with %s', async (_name, login, code) => {
      const other = await world.addVisitor('key-of-the-second-visitor')
      const there = await follow(other)

      await expect(connect(visitor, login(other))).rejects.toMatchObject({ code })

      await world.answer(other.conversation, 'still here')
      expect(await there.read()).toEqual(message(2, 'still here'))
    })

    test.each([
      ['a will', { will: { topic: 'x', payload: Buffer.from('x'), qos: 0, retain: true } }],
      ['a session that outlives it', { clean: false }]
    ] as [string, Partial<MqttLogin>][])('is refused with %s', async (_name, login) => {
      await expect(connect(visitor, login)).rejects.toThrow()
    })

    test.each([
      ['https://shop.example', undefined],
      ['https://evil.example', 5],
      ['null', 5],
      [undefined, 5]
    ])('is open to the origin %s only if that is listed', async (origin, code) => {
      const listed = await world.addVisitor('key-of-a-listed-visitor', {
        originWhitelist: ['https://shop.example']
      })
      const connecting = connect(listed, origin ? { origin } : {})

      if (code) await expect(connecting).rejects.toMatchObject({ code })
      else expect(await (await connecting).subscribe(ownTopic(listed))).toBe(0)
    })

    test('is closed when its session ends', async () => {
      const client = await follow()

      await world.domain.write(tx => endSessions(tx, 'tokenHash', hashToken(visitor.token)))

      expect(await client.read()).toBe('closed')
      await expect(connect()).rejects.toMatchObject({ code: 4 })
    })

    test('is closed when the server stops', async () => {
      const client = await follow()

      await world.app.close()

      expect(await client.read()).toBe('closed')
    })

    test('leaves nothing on the bus when it has closed', async () => {
      const client = await follow()
      expect(world.listeners).toBeGreaterThan(0)

      client.client.end(true)

      await expect.poll(() => world.listeners).toBe(0)
    })

    test('is asked to come again when the log cannot be read', async () => {
      await world.domain.storage.read.destroy()

      await expect(connect()).rejects.toMatchObject({ code: 3 })
    })
  })

  describe('An attacker', () => {
    let other: Visitor
    let neighbour: MqttVisitor

    beforeEach(async () => {
      other = await world.addVisitor('key-of-the-second-visitor')
      neighbour = await follow(other)
    })

    /** No other connection has noticed: the next frame of a neighbour is the next event. */
    const expectPeace = async () => {
      await world.answer(other.conversation, 'in peace')
      expect(await nextFrame(neighbour)).toEqual(message(2, 'in peace'))
    }

    test.each([
      ["another user's topic", () => ownTopic(other)],
      ['all topics', () => '#'],
      ['the topics of all users', () => `pipit/${world.appId}/users/+/events`],
      ['its own topic with a wildcard', () => `pipit/+/users/${visitor.userId}/events`],
      ['all below its own topic', () => `pipit/${world.appId}/users/${visitor.userId}/#`],
      ['topics of the broker', () => '$SYS/#'],
      ['a shared subscription', () => `$share/all/${ownTopic(other)}`]
    ])('may not subscribe to %s', async (_name, topic) => {
      const client = await connect()

      expect(await client.subscribe(topic())).toBe(128)
      expect(await client.subscribe(ownTopic())).toBe(0)

      expect(await client.read()).toMatchObject({ type: 'ready' })
      await world.answer(other.conversation, 'secret')
      await world.answer(visitor.conversation, 'for you')
      expect(await client.read()).toEqual(message(2, 'for you'))
    })

    test.each([
      ['to its own topic', () => ownTopic(), 0, false],
      ["to another user's topic", () => ownTopic(other), 0, false],
      ["to another user's topic, retained", () => ownTopic(other), 0, true],
      ['with an acknowledgement', () => ownTopic(other), 1, false],
      ['to a topic of the broker', () => '$SYS/heartbeat', 0, false]
    ] as [string, () => string, 0 | 1, boolean][])(
      'may not publish %s',
      async (_name, topic, qos, retain) => {
        const client = await follow()

        client.client.publish(topic(), '{"type":"pong","seq":99}', { qos, retain })

        expect(await client.read()).toBe('closed')
        await expectPeace()
        const again = await connect(other, { clientId: `${other.userId}-again` })
        await again.subscribe(ownTopic(other))
        expect(await again.read()).toMatchObject({ type: 'ready', seq: 2 })
      }
    )

    test('is cut off while it sends a packet of 1 MB', async () => {
      const client = await follow()

      client.client.publish(ownTopic(), Buffer.alloc(1_000_000))

      expect(await client.read()).toBe('closed')
      await expectPeace()
    })

    test('is cut off while it sends a packet of 1 MB in small pieces, before it signs in', async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${world.port}/mqtt`, 'mqtt')
      onTestFinished(() => socket.terminate())
      await once(socket, 'open')
      const closed = once(socket, 'close')

      // A CONNECT of which 1 MB is to follow.
      socket.send(Buffer.from([0x10, 0x80, 0x89, 0x7a]))
      for (let piece = 0; piece < 1_000; piece++) socket.send(Buffer.alloc(1_000))

      expect((await closed)[0]).toBe(1008)
      await expectPeace()
    })

    test('is cut off when what it sends is not MQTT', async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${world.port}/mqtt`, 'mqtt')
      onTestFinished(() => socket.terminate())
      await once(socket, 'open')
      const closed = once(socket, 'close')

      socket.send('{"type":"auth"}')

      await closed
      await expectPeace()
    })

    test('is cut off for a flood of subscriptions', async () => {
      const client = await follow()
      for (let n = 0; n < 500; n++) client.client.subscribe(ownTopic(), () => {})

      expect(await client.read()).toBe('closed')
      await expectPeace()
    })
  })

  test('closes a connection that sends nothing', async () => {
    const hasty = await openRealtimeWorld({ authWaitMs: 10 })
    onTestFinished(() => hasty.close())
    const socket = new WebSocket(`ws://127.0.0.1:${hasty.port}/mqtt`, 'mqtt')

    await once(socket, 'close')
  })

  test('refuses connections above the rate of an address, and wrong tokens too', async () => {
    const strict = await openRealtimeWorld(
      {},
      { ...RATES, connects: { burst: 5, perMinute: 1 }, failures: { burst: 2, perMinute: 1 } }
    )
    onTestFinished(() => strict.close())
    const attempts = []
    for (let n = 0; n < 8; n++) {
      attempts.push(
        await connectMqtt(strict.port, { userId: 'x', token: 'wrong' }).catch(
          (error: { code?: number; message: string }) => error.code ?? error.message
        )
      )
    }
    expect(attempts.slice(0, 5)).toEqual([4, 4, 3, 3, 3])
    for (const refused of attempts.slice(5)) expect(refused).toMatch(/connect to server/)
  })

  test('lets a user in at their rate, of 1,000 connects at once, and disturbs no other user', async () => {
    await world.close()
    world = await openRealtimeWorld({}, RATES)
    visitor = await world.addVisitor('key-of-the-first-visitor')
    const other = await world.addVisitor('key-of-the-second-visitor')
    const neighbour = await follow(other)
    const { burst, perMinute } = RATES.entries

    const start = Date.now()
    const attempts = await Promise.all(
      Array.from({ length: 1_000 }, (_, n) =>
        connect(visitor, { clientId: `${visitor.userId}-${n}` }).then(
          () => 'in',
          ({ code }: { code?: number }) => code
        )
      )
    )
    const minutes = (Date.now() - start) / 60_000
    await world.answer(other.conversation, 'in peace')

    expect(await nextFrame(neighbour)).toEqual(message(2, 'in peace'))
    const inside = attempts.filter(attempt => attempt === 'in')
    // The rate goes on while they knock, on a busy machine for many seconds.
    expect(inside.length).toBeLessThanOrEqual(burst + perMinute * minutes)
    expect(inside.length).toBeGreaterThanOrEqual(burst)
  })
})
