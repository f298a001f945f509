import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSdkWorld, type SdkWorld, type Visitor } from './sdk-world'
import { whenPolling } from './when-waiting'

const HALF_A_MINUTE = 30_000
/** More bytes than the buffers at both ends of a connection hold. */
const POLLS = 80
const LONG = '\ufdfa'.repeat(4_096)

let world: SdkWorld
let visitor: Visitor
let port: number
let client: Socket
let answers: ServerResponse[]

const note = (_request: IncomingMessage, answer: ServerResponse) => void answers.push(answer)

const poll = (query = 'after=0') =>
  `GET /sdk/v1/apps/${world.appId}/events?${query} HTTP/1.1\r\nhost: a\r\n` +
  `authorization: Bearer ${visitor.token}\r\n\r\n`

const unsent = () => answers.filter(answer => answer.writableEnded && !answer.writableFinished)

/** Requests more than the connection buffers, and resolves when a response is stuck. */
const askForMuch = async () => {
  client.write(poll().repeat(POLLS))
  let sent = -1
  await expect
    .poll(async () => {
      // Earlier requests have been read from the database by then.
      await visitor.call('GET', '/events?after=0')
      const before = sent
      sent = answers.filter(answer => answer.writableFinished).length
      return unsent().length > 0 && sent === before
    })
    .toBe(true)
}

describe('Slow readers', () => {
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

  test('of pipelined requests get one response at a time, and all of them in the end', async () => {
    await askForMuch()
    expect(answers.length).toBe(POLLS)
    expect(unsent()).toHaveLength(1)
    let got = ''
    client.on('data', chunk => (got += chunk.toString('latin1'))).resume()
    await expect.poll(() => answers.filter(answer => answer.writableFinished)).toHaveLength(POLLS)
    await expect.poll(() => got.match(/HTTP\/1.1 200/g)).toHaveLength(POLLS)
  })

  test('who read nothing of a response for half a minute are disconnected', async () => {
    await askForMuch()
    const [{ socket }] = unsent() as [ServerResponse]
    expect(socket!.timeout).toBe(HALF_A_MINUTE)
    const pending = answers.filter(answer => !answer.writableEnded)
    // As Node does after a time without progress.
    socket!.emit('timeout')
    expect(socket!.destroyed).toBe(true)
    await visitor.call('GET', '/events?after=0')
    // Queued requests are no longer processed.
    expect(pending.some(answer => answer.writableEnded)).toBe(false)
  })

  test('who wait for a response are not disconnected', async () => {
    const pending = whenPolling(world, visitor)
    client.write(poll('after=31&wait=25'))
    await pending
    const [answer] = answers as [ServerResponse]
    answer.socket!.emit('timeout')
    expect(answer.socket!.destroyed).toBe(false)
    await world.answer(visitor.conversationId, 'Hello')
    const [chunk] = (await once(client.resume(), 'data')) as [Buffer]
    expect(String(chunk)).toMatch(/^HTTP\/1.1 200/)
  })
})
