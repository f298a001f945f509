import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { Aedes } from 'aedes'
import { createWebSocketStream, WebSocketServer } from 'ws'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { contentSecurityPolicy } from '../../src/guide/content-security-policy'
import type { ConfigAnswer } from '../../src/protocol'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { pageWithScript } from './host-page'
import { recordProblems } from './record-problems'

const NONCE = 'secret'

let world: ChatWorld
beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

/** Starts a broker that admits everyone. */
const openBroker = async () => {
  const broker = await Aedes.createBroker({ maxClientsIdLength: 200 })
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', socket => {
    const stream = createWebSocketStream(socket)
    stream.on('error', () => {})
    broker.handle(stream)
  })
  const topics: string[] = []
  broker.on('subscribe', subscriptions => topics.push(...subscriptions.map(({ topic }) => topic)))
  onTestFinished(async () => {
    sockets.clients.forEach(socket => socket.terminate())
    await new Promise<void>(resolve => broker.close(resolve))
    server.close()
  })
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/mqtt`,
    topics,
    publish: (frame: object) =>
      broker.publish(
        {
          topic: topics[0]!,
          payload: Buffer.from(JSON.stringify(frame)),
          cmd: 'publish',
          qos: 0,
          dup: false,
          retain: false
        },
        () => {}
      )
  }
}

describe('a visitor whose server lists a broker', () => {
  test('gets answers over MQTT, under a strict policy, and leaves no names on the page', async () => {
    const broker = await openBroker()
    const policy = contentSecurityPolicy({
      baseUrl: world.url,
      trustedTypes: false,
      nonce: NONCE,
      own: { 'connect-src': [new URL(broker.url).origin] }
    })
    const html = pageWithScript(world, { nonce: NONCE })
    const site = await servePage(html, { 'content-security-policy': policy })
    onTestFinished(site.close)

    const visitor = await world.visit({ url: 'about:blank' })
    const { page } = visitor
    const problems = await recordProblems(page)
    const files = new Set<string>()
    page.on('requestfinished', request => files.add(basename(new URL(request.url()).pathname)))
    await page.route(/\/config\?/, async route => {
      const response = await route.fetch()
      const json = (await response.json()) as ConfigAnswer
      json.transports = [{ type: 'mqtt', url: broker.url }]
      await route.fulfill({ response, json })
    })
    await page.goto(site.url)
    // Numbers name frames.
    const names = () => page.evaluate(() => Object.keys(window).filter(name => /\D/.test(name)))
    await visitor.launcher.waitFor()
    const before = await names()

    await visitor.open()
    await visitor.write('Is it open?')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    await expect.poll(() => broker.topics).toEqual([expect.stringMatching(/^pipit\/.*\/events$/)])
    await world.say(await visitor.conversationId(), 'Until six.')
    broker.publish({ type: 'pong', seq: 1000 })
    await expect.poll(visitor.texts).toEqual(['Is it open?', 'Until six.'])

    expect([...files]).toEqual(expect.arrayContaining(['polling.js', 'mqtt.js']))
    expect(await names()).toEqual(before)
    expect(problems).toEqual([])
  })
})
