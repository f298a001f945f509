import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChatWorld, overMqtt, type ChatWorld } from './chat-world'
import { recordProblems } from './record-problems'
import { longTest } from './short-run'

let world: ChatWorld

/** Collects the addresses of a page's WebSockets, and of the scripts that it loads. */
const record = (page: Page) => {
  const sockets: string[] = []
  const scripts: string[] = []
  page.on('websocket', socket => sockets.push(new URL(socket.url()).pathname))
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url().replace(/.*\//, ''))
  })
  return { sockets, scripts }
}

describe('The messenger over MQTT', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('loads nothing of it where the server does not offer it', async () => {
    const visitor = await world.visit()
    const { sockets, scripts } = record(visitor.page)
    await visitor.open()
    await visitor.write('Hello')
    await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
    await expect.poll(() => sockets).toEqual(['/realtime'])
    expect(scripts).not.toContain('mqtt.js')
    expect(scripts).not.toContain('polling.js')
  })

  describe('where the server offers it', () => {
    beforeAll(async () => {
      await world.server.stop()
      await world.start({ env: overMqtt(world.url) })
    })

    test('shows answers as they come, under the policy of the demo page', async () => {
      const visitor = await world.visit()
      const { sockets, scripts } = record(visitor.page)
      const problems = await recordProblems(visitor.page)
      // Numbers name frames.
      const names = () =>
        visitor.page.evaluate(() => Object.keys(window).filter(name => /\D/.test(name)))
      const before = await names()
      await visitor.open()
      await visitor.write('Hello')
      await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
      await world.say(await visitor.conversationId(), 'Good morning')
      await expect.poll(visitor.texts).toEqual(['Hello', 'Good morning'])
      expect(sockets).toEqual(['/mqtt'])
      expect(scripts).toContain('mqtt.js')
      expect(await names()).toEqual(before)
      expect(problems).toEqual([])
    })

    longTest('shows what was said while the network was away, once and in order', async () => {
      const visitor = await world.converse('Before')
      world.network.setDown(true)
      await world.say(visitor.id, 'Meanwhile')
      await visitor.write('Written without a connection')
      await visitor.chat.getByText('No connection. Trying again…').waitFor()
      world.network.setDown(false)
      // It stands there before it is sent; until then the next message would stand above it.
      await expect
        .poll(visitor.messages)
        .toMatchObject([
          { text: 'Before' },
          { text: 'Meanwhile' },
          { text: 'Written without a connection', status: expect.stringMatching(/sent|read/) }
        ])
      await world.say(visitor.id, 'After')
      await expect.poll(async () => (await visitor.texts()).at(-1)).toBe('After')
      expect(await visitor.texts()).toHaveLength(4)
      expect(await world.stored(visitor.id)).toEqual([
        'Before',
        'Meanwhile',
        'Written without a connection',
        'After'
      ])
    })

    longTest('shows a message of one tab in the other, and typing of the business', async () => {
      const context = await world.browser.newContext()
      const left = await world.converse('From the left', { context })
      const right = await world.visit({ context })
      await right.open()
      await expect.poll(right.texts).toEqual(['From the left'])
      await right.write('From the right')
      await expect.poll(left.texts).toEqual(['From the left', 'From the right'])
      await world.rest('POST', `/conversations/${left.id}/activity`, {
        author: { type: 'business' },
        type: 'typing:start'
      })
      for (const { chat } of [left, right]) await chat.locator('.typing-indicator').waitFor()
      await context.close()
    })

    test('goes on over WebSocket where the file of MQTT cannot be loaded', async () => {
      const visitor = await world.visit()
      const { sockets } = record(visitor.page)
      await visitor.page.route('**/mqtt.js', route => route.abort())
      await visitor.open()
      await visitor.write('Hello')
      await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
      await world.say(await visitor.conversationId(), 'Good morning')
      await expect.poll(visitor.texts).toEqual(['Hello', 'Good morning'])
      expect(sockets).toEqual(['/realtime'])
    })
  })
})
