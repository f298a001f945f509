import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSdkWorld, type SdkWorld, type Visitor } from './sdk-world'
import { whenWaiting } from './when-waiting'

const HALF_A_MINUTE = 30_000
/** More than the two ends of a connection keep for one another. */
const POLLS = 80
const LONG = '\ufdfa'.repeat(4_096)

let world: SdkWorld
let visitor: Visitor
let port: number
let client: Socket
let answers: ServerResponse[]

const note = (_request: IncomingMessage, answer: ServerResponse) => void answers.push(answer)

beforeAll(async () => {
  world = await openSdkWorld({ env: { PIPIT_RATE_LIMITS: 'off' } })
  visitor = await world.addVisitor([])
  for (let id = 0; id < 30; id++) await visitor.send(String(id), LONG)
  const { app } = world.server
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  app.server.on('request', note)
})
afterAll(() => world.close())

beforeEach(async () => {
  answers = []
  client = connect(port, '127.0.0.1')
  client.pause()
  await once(client, 'connect')
})
afterEach(() => void client.destroy())

const poll = (query = 'after=0') =>
  `GET /sdk/v1/apps/${world.appId}/events?${query} HTTP/1.1\r\nhost: a\r\n` +
  `authorization: Bearer ${visitor.token}\r\n\r\n`

const unsent = () => answers.filter(answer => answer.writableEnded && !answer.writableFinished)

/** Asks for more than the connection takes by itself, and resolves when an answer is stuck in it. */
const askForMuch = async () => {
  client.write(poll().repeat(POLLS))
  let sent = -1
  await expect
    .poll(async () => {
      // Whatever came before it has been read from the database by then.
      await visitor.call('GET', '/events?after=0')
      const before = sent
      sent = answers.filter(answer => answer.writableFinished).length
      return unsent().length > 0 && sent === before
    })
    .toBe(true)
}

test('of requests sent at once, one answer waits to be read, and all of them come', async () => {
  await askForMuch()
  expect(answers.length).toBe(POLLS)
  expect(unsent()).toHaveLength(1)
  let got = ''
  client.on('data', chunk => (got += chunk.toString('latin1'))).resume()
  await expect.poll(() => answers.filter(answer => answer.writableFinished)).toHaveLength(POLLS)
  await expect.poll(() => got.match(/HTTP\/1.1 200/g)).toHaveLength(POLLS)
})

test('who reads nothing of an answer for half a minute is cut off', async () => {
  await askForMuch()
  const [{ socket }] = unsent() as [ServerResponse]
  expect(socket!.timeout).toBe(HALF_A_MINUTE)
  const waiting = answers.filter(answer => !answer.writableEnded)
  // As Node does when nothing has moved for so long.
  socket!.emit('timeout')
  expect(socket!.destroyed).toBe(true)
  await visitor.call('GET', '/events?after=0')
  // Nothing is done any more for those who waited for their turn.
  expect(waiting.some(answer => answer.writableEnded)).toBe(false)
})

test('who waits for an answer is not cut off', async () => {
  const waiting = whenWaiting(world, visitor)
  client.write(poll('after=31&wait=25'))
  await waiting
  const [answer] = answers as [ServerResponse]
  answer.socket!.emit('timeout')
  expect(answer.socket!.destroyed).toBe(false)
  await world.answer(visitor.conversationId, 'Hello')
  const [chunk] = (await once(client.resume(), 'data')) as [Buffer]
  expect(String(chunk)).toMatch(/^HTTP\/1.1 200/)
})
