import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { longTest } from '../browser/short-run'
import { startMosquitto } from '../util/brokers'
import { END_LEADER_SESSIONS, LEADER_SESSIONS } from '../util/leader-sessions'
import { readServerSentEvents, type ServerSentEvent } from '../util/read-server-sent-events'
import { startReceiver } from '../util/webhook-receiver'
import { openProcesses, type Processes } from './processes-world'

const PROCESSES = 3

let world: Processes

/** Signs in to the console. Returns the headers of its calls. */
const signIn = async () => {
  const { url, demo } = world.servers[0]!
  const answer = await fetch(`${url}/console/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(demo.signIn)
  })
  const cookies = answer.headers.getSetCookie().map(each => each.split(';')[0])
  const { csrfToken } = (await answer.json()) as { csrfToken: string }
  return { cookie: cookies.join('; '), 'x-csrf-token': csrfToken }
}

/** Follows the events of a process as the console does, from the first that comes next. */
const followAsMember = async (index: number, cookie: string) => {
  const { url, demo } = world.servers[index]!
  const aborter = new AbortController()
  onTestFinished(() => aborter.abort())
  const { body } = await fetch(`${url}/v2/apps/${demo.appId}/events`, {
    headers: { cookie },
    signal: aborter.signal
  })
  const pieces = body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>
  const events = readServerSentEvents(pieces)
  expect((await events.next()).value).toMatchObject({ event: 'ready' })
  return events
}

/** Waits for an event of a type. */
const payloadOf = async (events: AsyncIterable<ServerSentEvent>, type: string) => {
  for await (const { event, data } of events) if (event === type) return data.payload
}

describe('Several processes on one database', () => {
  beforeAll(async () => {
    world = await openProcesses(PROCESSES)
  })
  afterAll(() => world.close())

  test('carry an answer of one to a visitor at another, and a visitor’s text to the agents', async () => {
    const visitor = await world.addVisitor(0)
    const feed = await world.followFeed(2)
    const waiting = world.next(1, visitor)

    await world.say(0, visitor, 'from one')
    expect(await waiting).toMatchObject({ events: [{ event: { message: { text: 'from one' } } }] })

    await world.send(1, visitor, 'to the agents')
    await expect.poll(feed).toContain('to the agents')
  })

  test('take eleven connections of the database each, at most', async () => {
    const visitor = await world.addVisitor(0)
    const reads = Array.from({ length: PROCESSES * 20 }, (_, number) =>
      world.readEvents(number % PROCESSES, visitor)
    )
    await Promise.all(reads)
    const connections = await world.postgres.run(
      `select pid from pg_stat_activity where application_name = 'pipit'`,
      'pipit'
    )
    expect(connections.length).toBeGreaterThan(PROCESSES)
    expect(connections.length).toBeLessThanOrEqual(PROCESSES * 11)
  })

  test('carry typing, which is not stored', async () => {
    const visitor = await world.addVisitor(0)
    const waiting = world.next(1, visitor)
    const type = () =>
      world.restOf(2)('POST', `/conversations/${visitor.conversationId}/activity`, {
        author: { type: 'business' },
        type: 'typing:start'
      })
    const typing = setInterval(() => void type(), 200)
    onTestFinished(() => clearInterval(typing))
    expect(await waiting).toMatchObject({ events: [{ event: { type: 'typing:start' } }] })
  })

  test('tell members of the team at one who looks at a conversation at another', async () => {
    const { conversationId } = await world.addVisitor(0)
    const { cookie, ...headers } = await signIn()
    const events = await followAsMember(1, cookie)
    const { url, demo } = world.servers[0]!
    const presence = { tab: 'a'.repeat(32), state: 'looking' }

    await fetch(`${url}/console/api/apps/${demo.appId}/conversations/${conversationId}/presence`, {
      method: 'POST',
      headers: { ...headers, cookie, 'content-type': 'application/json', origin: url },
      body: JSON.stringify(presence)
    })

    expect(await payloadOf(events, 'conversation:presence')).toMatchObject({
      conversation: { id: conversationId },
      ...presence
    })
  })

  test('know whether a visitor is connected to another one', async () => {
    const visitor = await world.addVisitor(0)
    const ask = () => world.restOf(2)('GET', `/users/${visitor.userId}/connection`)
    expect(await ask()).toEqual({ isConnected: false })
    const waiting = world.next(1, visitor)
    await expect.poll(ask).toEqual({ isConnected: true })
    await world.say(0, visitor, 'an answer')
    await waiting
  })

  test('end a session everywhere', async () => {
    const visitor = await world.addVisitor(0)
    const refusal = expect(world.next(1, visitor)).rejects.toThrow('401')
    await world.call(2, '/logout', { token: visitor.token, body: {} }).catch(() => undefined)
    await refusal
  })

  test('take over the visitors of one that is stopped, which serves them again when it is back', async () => {
    const visitor = await world.addVisitor(0)
    const isConnected = () => world.restOf(0)('GET', `/users/${visitor.userId}/connection`)
    const waiting = world.poll(1, visitor)
    await expect.poll(isConnected).toEqual({ isConnected: true })
    await world.servers[1]!.kill('SIGTERM')
    expect(await waiting).toMatchObject({ events: [] })

    const missed = world.next(2, visitor)
    await world.say(0, visitor, 'while one is stopped')
    const news = { events: [{ event: { message: { text: 'while one is stopped' } } }] }
    expect(await missed).toMatchObject(news)
    await world.start(1)
    expect(await world.readEvents(1, visitor)).toMatchObject(news)
  })

  test('go on while a later version has added a column to each table', async () => {
    const visitor = await world.addVisitor(0)
    await world.send(0, visitor, 'before')
    await world.postgres.run(
      `do $$ declare each text; begin
         for each in select tablename from pg_tables where schemaname = 'public' loop
           execute format('alter table %I add column later text', each);
         end loop;
       end $$`,
      'pipit'
    )
    const feed = await world.followFeed(1)
    const waiting = world.next(1, { ...visitor, seq: visitor.seq + 1 })

    await world.say(0, visitor, 'an answer after it')
    expect(await waiting).toMatchObject({
      events: [{ event: { message: { text: 'an answer after it' } } }]
    })
    await world.send(1, visitor, 'a text after it')
    await expect.poll(feed).toContain('a text after it')
    const another = await world.addVisitor(2)
    await world.send(2, another, 'a visitor after it')
    await expect.poll(feed).toContain('a visitor after it')
  })

  test('ask a service that hangs once at a time, when the one that asks loses its connection', async () => {
    let underWay = 0
    let most = 0
    const receiver = await startReceiver((_got, reply) => {
      most = Math.max(most, ++underWay)
      reply.on('close', () => underWay--)
    })
    onTestFinished(() => receiver.close())
    const webhook = { target: receiver.url, triggers: ['conversation:message'] }
    await world.restOf(0)('POST', '/integrations', { type: 'custom', webhooks: [webhook] })
    const visitor = await world.addVisitor(0)
    await world.say(0, visitor, 'not answered')
    await receiver.until(1)

    await world.postgres.run(END_LEADER_SESSIONS, 'pipit')
    const [first, second] = await receiver.until(2)

    expect(second!.event).toEqual(first!.event)
    expect(most).toBe(1)
  })

  test('tell in their metrics what waits in the queues of all', async () => {
    const receiver = await startReceiver(() => undefined)
    onTestFinished(() => receiver.close())
    const webhook = { target: receiver.url, triggers: ['conversation:message'] }
    await world.restOf(0)('POST', '/integrations', { type: 'custom', webhooks: [webhook] })
    await world.say(0, await world.addVisitor(0), 'not answered')
    await receiver.until(1)

    for (const { url } of world.servers) {
      const metrics = await (await fetch(`${url}/metrics`)).text()
      expect(metrics).toMatch(/^pipit_waiting_webhook_events [1-9]/m)
    }
  })

  longTest(
    'call each webhook once, in order, while one process after another is killed',
    async () => {
      const receiver = await startReceiver()
      onTestFinished(() => receiver.close())
      const webhook = { target: receiver.url, triggers: ['conversation:message'] }
      await world.restOf(0)('POST', '/integrations', { type: 'custom', webhooks: [webhook] })
      const visitor = await world.addVisitor(0)
      const texts = Array.from({ length: PROCESSES * 2 }, (_, count) => `event ${count}`)

      for (const [count, text] of texts.entries()) {
        const index = count % PROCESSES
        await world.say(index, visitor, text)
        if (count < PROCESSES) {
          await world.restart(index)
        }
      }

      const received = () => [
        ...new Set(receiver.got.map(({ event }) => event.payload.message.content.text as string))
      ]
      await expect.poll(received).toEqual(texts)
    }
  )
})

describe('Two processes on one database', () => {
  test('go on calling webhooks within 5 s when the one that called them is killed', async () => {
    const two = await openProcesses(1)
    onTestFinished(() => two.close())
    await expect.poll(() => two.postgres.run(LEADER_SESSIONS, 'pipit')).toHaveLength(1)
    await two.start(1)
    const receiver = await startReceiver(() => undefined)
    onTestFinished(() => receiver.close())
    const webhook = { target: receiver.url, triggers: ['conversation:message'] }
    await two.restOf(1)('POST', '/integrations', { type: 'custom', webhooks: [webhook] })
    const visitor = await two.addVisitor(1)
    await two.say(1, visitor, 'under way')
    await receiver.until(1)

    await two.servers[0]!.kill('SIGKILL')
    const killedAt = performance.now()
    const [first, second] = await receiver.until(2)

    expect(performance.now() - killedAt).toBeLessThan(5_000)
    expect(second!.event).toEqual(first!.event)
  })

  longTest('tell each other of new messages over a broker', async () => {
    const broker = await startMosquitto()
    onTestFinished(() => broker.close())
    const two = await openProcesses(2, { PIPIT_BROKER_URL: broker.url })
    onTestFinished(() => two.close())
    const visitor = await two.addVisitor(0)
    const waiting = two.next(1, visitor)

    await two.say(0, visitor, 'over the broker')

    expect(await waiting).toMatchObject({
      events: [{ event: { message: { text: 'over the broker' } } }]
    })
  })
})
