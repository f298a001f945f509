import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pruneDeliveries } from '../../src/server/domain/flows'
import { createOutbound } from '../../src/server/outbound'
import { openWebhookWorld, type WebhookWorld, type WebhookWorldOptions } from './webhook-world'

const MESSAGES = ['conversation:message']
const FIFTEEN_MINUTES_MS = 900_000
const TIMEOUT_MS = 20_000
const DAY_MS = 86_400_000

let world: WebhookWorld

const open = async (options?: WebhookWorldOptions) => (world = await openWebhookWorld(options))

/** Answers with these statuses one after the other, then 200. */
const inTurn = (...statuses: number[]) => {
  const left = [...statuses]
  return () => left.shift() ?? 200
}

const textOf = ({ event }: { event: { payload: any } }) => event.payload.message.content.text

/** Resolves when no event is pending, whatever the results. */
const drained = () => expect.poll(() => world.pending()).toBe(0)

describe('Webhook delivery', () => {
  afterEach(() => world.close())

  test('delivers an event once, signed with the secret', async () => {
    await open()
    const receiver = await world.listen(MESSAGES)
    const chat = await world.addChat()
    const { messages } = await chat.say('Hello')
    const [got] = await receiver.until(1)

    expect(got).toMatchObject({
      app: { id: world.shop.id },
      webhook: { id: receiver.id, version: 'v2' },
      event: {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        type: 'conversation:message',
        createdAt: messages[0].received,
        payload: { conversation: { id: chat.id, type: 'personal' }, message: messages[0] }
      }
    })
    expect(got!.headers).toMatchObject({
      'content-type': 'application/json',
      'x-api-key': receiver.secret,
      'webhook-id': got!.event.id
    })
    expect(new Webhook(receiver.secret).verify(got!.text, got!.headers)).toEqual(
      JSON.parse(got!.text)
    )
    expect(() => new Webhook(receiver.secret).verify(`${got!.text} `, got!.headers)).toThrow()
    await drained()
    expect(await receiver.deliveries()).toEqual([
      {
        id: expect.any(String),
        eventId: got!.event.id,
        type: 'conversation:message',
        attempt: 1,
        status: 200,
        ms: expect.any(Number),
        time: expect.any(String)
      }
    ])
    expect(receiver.connections()).toBe(1)
  })

  test('repeats an event answered with 500 unchanged, with a fresh signature', async () => {
    await open()
    const receiver = await world.listen(MESSAGES, inTurn(500))
    const { say } = await world.addChat()
    await say('Hello')
    await receiver.until(1)
    await world.pass()
    const [first, second] = await receiver.until(2)

    expect(second!.text).toBe(first!.text)
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    expect(second!.headers['webhook-timestamp']).not.toBe(first!.headers['webhook-timestamp'])
    await drained()
    const [failed, done] = await receiver.deliveries()
    expect(failed).toMatchObject({ attempt: 1, status: 500, nextAttemptAt: expect.any(String) })
    const pauseMs = Date.parse(failed.nextAttemptAt) - Date.parse(failed.time)
    expect(Math.round(pauseMs / 1000)).toBe(15)
    expect(done).toMatchObject({ attempt: 2, status: 200, eventId: failed.eventId })
    expect(done.nextAttemptAt).toBeUndefined()
  })

  test.each([400, 401, 403, 404, 406])(
    'does not repeat an event answered with %i, and sends the next one',
    async status => {
      await open()
      const receiver = await world.listen(MESSAGES, inTurn(status))
      const { say } = await world.addChat()
      await say('first')
      await say('second')
      expect((await receiver.until(2)).map(textOf)).toEqual(['first', 'second'])
      await drained()
      const deliveries = await receiver.deliveries()
      expect(deliveries.map(each => [each.attempt, each.status])).toEqual([
        [1, status],
        [1, 200]
      ])
    }
  )

  test('tries an event five times within 15 minutes, then sends the next one', async () => {
    await open({ random: () => 1 })
    let answer = 503
    const receiver = await world.listen(MESSAGES, () => answer)
    const { say } = await world.addChat()
    await say('first')
    await say('second')
    let ms = 0
    for (let attempt = 1; attempt < 5; attempt++) {
      await receiver.until(attempt)
      ms += await world.pass()
    }
    await receiver.until(5)
    answer = 200
    const texts = (await receiver.until(6)).map(textOf)
    expect(texts).toEqual([...Array(5).fill('first'), 'second'])
    expect(ms + 5 * TIMEOUT_MS).toBeLessThan(FIFTEEN_MINUTES_MS)
  })

  test('delivers all events after the target was down for two minutes', async () => {
    await open()
    let isDead = true
    const receiver = await world.listen(MESSAGES, (_got, reply) =>
      isDead ? void reply.destroy() : 200
    )
    const { say } = await world.addChat()
    await say('first')
    await say('second')
    for (let ms = 0; ms < 120_000;) ms += await world.pass()
    isDead = false
    const got = await receiver.until(5)
    expect(got.slice(-2).map(textOf)).toEqual(['first', 'second'])
    await drained()
    const [first] = await receiver.deliveries()
    expect(first).toMatchObject({ attempt: 1, error: 'unreachable' })
    expect(first.status).toBeUndefined()
  })

  test('repeats an event that is not answered in time', async () => {
    await open({ timeoutMs: 300 })
    let count = 0
    const receiver = await world.listen(MESSAGES, () => (++count === 1 ? undefined : 200))
    const { say } = await world.addChat()
    await say('Hello')
    await receiver.until(1)
    await world.pass()
    await receiver.until(2)
    await drained()
    expect((await receiver.deliveries())[0]).toMatchObject({ attempt: 1, error: 'timeout' })
  })

  test('is not delayed by a target or a conversation that does not answer', async () => {
    await open()
    const stuck = await world.listen(MESSAGES, () => {})
    const [slow, quick] = [await world.addChat(), await world.addChat()]
    const other = await world.listen(MESSAGES, got =>
      got.event.payload.conversation.id === slow.id ? undefined : 200
    )
    await slow.say('held up')
    for (let count = 0; count < 20; count++) await quick.say(String(count))
    const got = await other.until(21)
    const texts = got.map(textOf).filter(text => text !== 'held up')
    expect(texts).toEqual(Array.from({ length: 20 }, (_, count) => String(count)))
    // The first event of each of the two conversations.
    expect((await stuck.until(2)).length).toBe(2)
  })

  test('begins only while no other process can lead', async () => {
    let isSure = false
    let asked = 0
    const { signal: lost } = new AbortController()
    await open({ lead: { lost, isSure: () => (asked++, isSure) } })
    const receiver = await world.listen(MESSAGES)
    const { say } = await world.addChat()
    await say('kept back')
    await expect.poll(() => asked).toBeGreaterThan(0)
    expect(receiver.got).toEqual([])

    isSure = true
    await world.pass()
    const [got] = await receiver.until(1)
    expect(textOf(got!)).toBe('kept back')
  })

  test('ends at once when another process is to lead', async () => {
    const losing = new AbortController()
    await open({ lead: { lost: losing.signal, isSure: () => true } })
    let isHanging = false
    const receiver = await world.listen(MESSAGES, (_got, reply) => {
      isHanging = true
      reply.on('close', () => (isHanging = false))
    })
    const { say } = await world.addChat()
    await say('not answered')
    await receiver.until(1)
    expect(isHanging).toBe(true)

    losing.abort()
    await expect.poll(() => isHanging).toBe(false)
    expect(await world.pending()).toBe(1)
    expect(await receiver.deliveries()).toEqual([])
  })

  test('is made once when it ends while the queue is read', async () => {
    await open()
    let answerFirst = () => {}
    const receiver = await world.listen(MESSAGES, (got, reply) => {
      if (textOf(got) !== 'first') return 200
      answerFirst = () => void reply.writeHead(200).end()
      return undefined
    })
    const [one, other] = [await world.addChat(), await world.addChat()]
    await one.say('first')
    await receiver.until(1)

    const executor = world.storage.read.getExecutor()
    const provide = executor.provideConnection.bind(executor)
    const reading = vi.spyOn(executor, 'provideConnection').mockImplementation(async use => {
      const sent: string[] = []
      const rows = await provide(connection => {
        const executeQuery: typeof connection.executeQuery = query => {
          sent.push(query.sql)
          return connection.executeQuery(query)
        }
        return use(Object.assign(Object.create(connection), { executeQuery }))
      })
      if (!sent.some(sql => sql.includes('webhookJobs'))) return rows
      reading.mockRestore()
      answerFirst()
      await expect.poll(receiver.deliveries).toHaveLength(1)
      return rows
    })
    await other.say('second')
    await receiver.until(2)
    await drained()
    expect(receiver.got.map(textOf)).toEqual(['first', 'second'])
  })

  test('keeps the order of a conversation, however its events fail', async () => {
    await open({ timeoutMs: 1_000 })
    let count = 0
    const attempts = new Map<string, number>()
    // Events that were too slow are delivered again.
    const delivered = new Set<string>()
    const receiver = await world.listen(MESSAGES, got => {
      count++
      const attempt = (attempts.get(got.event.id) ?? 0) + 1
      attempts.set(got.event.id, attempt)
      // The fifth failure of an event is its last.
      const mayFail = attempt < 4
      if (mayFail && count % 3 === 0) return 500
      if (mayFail && count % 17 === 0) return undefined
      delivered.add(`${got.event.payload.conversation.id} ${textOf(got)}`)
      return 200
    })
    const chats = [await world.addChat(), await world.addChat(), await world.addChat()]
    for (let turn = 0; turn < 8; turn++) {
      for (const { say } of chats) await say(String(turn))
    }
    while (delivered.size < 24) {
      await Promise.race([receiver.until(receiver.got.length + 1), world.pass()])
    }
    for (const { id } of chats) {
      expect([...delivered].filter(each => each.startsWith(id))).toEqual(
        Array.from({ length: 8 }, (_, turn) => `${id} ${turn}`)
      )
    }
  })

  test('resumes a pending event after a restart', async () => {
    await open()
    let isHeld = true
    const receiver = await world.listen(MESSAGES, (_got, reply) => {
      if (!isHeld) return 200
      reply.once('close', () => (isHeld = false))
      return undefined
    })
    const { say } = await world.addChat()
    await say('Hello')
    await receiver.until(1)
    await world.restart()
    const [first, second] = await receiver.until(2)
    expect(second!.event.id).toBe(first!.event.id)
    await drained()
    expect((await receiver.deliveries()).map(({ attempt }) => attempt)).toEqual([1])
  })

  test('deletes pending events with their webhook, and logs nothing of one being sent', async () => {
    await open()
    let answerHeld = () => {}
    const receiver = await world.listen(MESSAGES, (_got, reply) => {
      answerHeld = () => reply.writeHead(500).end()
    })
    const { say } = await world.addChat()
    await say('first')
    await say('second')
    await receiver.until(1)
    await world.call('DELETE', receiver.path)
    expect(await world.pending()).toBe(0)
    answerHeld()
    await world.stopDelivering()
    const traces = await world.storage.read.selectFrom('webhookDeliveries').selectAll().execute()
    expect(traces).toEqual([])
    expect(receiver.got).toHaveLength(1)
  })

  test('deletes pending events with their integration', async () => {
    await open()
    const receiver = await world.listen(MESSAGES, () => {})
    const { say } = await world.addChat()
    await say('first')
    await receiver.until(1)
    await world.call('DELETE', receiver.integrationPath)
    expect(await world.pending()).toBe(0)
  })

  test('stores only events with a subscribed trigger', async () => {
    await open()
    await world.listen(['user:remove'], () => {})
    const { say } = await world.addChat()
    await say('Hello')
    expect(await world.pending()).toBe(0)
  })

  test('requests nothing from a name that resolves to loopback unless the operator allows it', async () => {
    const resolve = async () => ['127.0.0.1']
    await open({ outbound: createOutbound({ allowPrivate: false, resolve }) })
    const canary = await world.listen(MESSAGES)
    const target = canary.url.replace('127.0.0.1', 'hooks.example.com')
    await world.call('PATCH', canary.path, { target })
    const { say } = await world.addChat()
    await say('Hello')
    await world.pass()
    await world.pass()
    const [first] = await canary.deliveries()
    expect(first).toMatchObject({ attempt: 1, error: 'refused-target' })
    expect(canary.connections()).toBe(0)
  })

  test('logs neither secrets nor content', async () => {
    await open()
    const receiver = await world.listen(MESSAGES, inTurn(500, 400))
    const { say } = await world.addChat()
    await say('between us')
    await receiver.until(1)
    await world.pass()
    await receiver.until(2)
    await drained()
    const text = world.logged.join('')
    expect(text).toContain('webhook.gaveUp')
    expect(text).not.toContain(receiver.secret)
    expect(text).not.toContain('between us')
  })

  test('is logged in pages, the newest first, for a week', async () => {
    await open()
    const receiver = await world.listen(MESSAGES)
    const { say } = await world.addChat()
    for (const text of ['1', '2', '3']) await say(text)
    await receiver.until(3)
    await drained()
    const all = await receiver.deliveries()
    const page = await world.call('GET', `${receiver.path}/deliveries?page[size]=2`)
    expect(page.deliveries).toEqual(all.slice(1))
    expect(page.meta).toEqual({ hasMore: true, beforeCursor: all[1].id })
    const older = await world.call(
      'GET',
      `${receiver.path}/deliveries?page[before]=${page.meta.beforeCursor}`
    )
    expect(older.deliveries).toEqual(all.slice(0, 1))
    world.moveClock(6.9 * DAY_MS)
    await pruneDeliveries(world.domain)
    expect(await receiver.deliveries()).toEqual(all)
    world.moveClock(0.2 * DAY_MS)
    await pruneDeliveries(world.domain)
    expect(await receiver.deliveries()).toEqual([])
  })
})
