import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { EventsAnswer } from '../../src/protocol'
import { startReceiver } from '../util/webhook-receiver'
import { storedTexts } from '../util/stored-texts'
import { openProcesses, type ProcessVisitor, type Processes } from './processes-world'

const PROCESSES = 3
const VISITORS = 200
const MESSAGES = 5
const KILLS = 10
/** Kills after which the database is restarted, as after a crash. */
const DATABASE_RESTARTS = [3, 7]

let world: Processes

const textsOf = (count: number) =>
  Array.from({ length: MESSAGES }, (_, message) => `${count}: ${message}`)

/** Sends until it is acknowledged, each time to any process. */
const sendThrough = async (visitor: ProcessVisitor, text: string) => {
  for (;;) {
    const isStored = await world.send(randomInt(PROCESSES), visitor, text).then(
      () => true,
      () => false
    )
    if (isStored) return
  }
}

/** Reads the order of a visitor's events at a process. */
const orderAt = async (index: number, { token }: ProcessVisitor) => {
  const answer = await world.call<EventsAnswer>(index, '/events?after=0', { token })
  return answer.reset ? [] : answer.events.map(({ seq }) => seq)
}

describe('Three processes on PostgreSQL', () => {
  beforeAll(async () => {
    world = await openProcesses(PROCESSES)
  })
  afterAll(() => world.close())

  test('go on calling webhooks while two of them are frozen, whichever called them before', async () => {
    const receiver = await startReceiver()
    onTestFinished(() => receiver.close())
    const webhook = { target: receiver.url, triggers: ['conversation:message'] }
    await world.restOf(2)('POST', '/integrations', { type: 'custom', webhooks: [webhook] })
    const visitor = await world.addVisitor(2)
    const frozen = [0, 1].map(index => world.servers[index]!.pid)

    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    await world.say(2, visitor, 'while they are frozen')
    await receiver.until(1)
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    for (const index of [0, 1, 2]) await world.say(index, visitor, `from ${index}`)

    const received = () => [
      ...new Set(receiver.got.map(({ event }) => event.payload.message.content.text as string))
    ]
    await expect.poll(received).toEqual(['while they are frozen', 'from 0', 'from 1', 'from 2'])
  })

  test('lose and double nothing while they are killed ten times, and the database twice', async () => {
    const visitors: ProcessVisitor[] = []
    for (let count = 0; count < VISITORS; count++) {
      visitors.push(await world.addVisitor(count % PROCESSES))
    }

    const writing = Promise.all(
      visitors.map(async (visitor, count) => {
        for (const text of textsOf(count)) await sendThrough(visitor, text)
      })
    )
    for (let kill = 0; kill < KILLS; kill++) {
      await world.restart(kill % PROCESSES)
      if (!DATABASE_RESTARTS.includes(kill)) continue
      await world.postgres.kill()
      await world.postgres.start()
    }
    await writing

    for (const [count, visitor] of visitors.entries()) {
      const rest = world.restOf(count % PROCESSES)
      expect(await storedTexts(rest, visitor.conversationId)).toEqual(textsOf(count))
      const order = await orderAt(0, visitor)
      expect(order).toEqual(order.map((_, index) => index + 1))
      for (let index = 1; index < PROCESSES; index++) {
        expect(await orderAt(index, visitor)).toEqual(order)
      }
    }
  }, 600_000)
})
