import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Message } from '../../src/protocol'
import { servePage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { pageWithScript, pageWithSnippet } from './host-page'
import { longTest } from './short-run'
import type { WithPipit } from './visitor'

let world: SharedWorld

const serve = async (html: string) => {
  const site = await servePage(html)
  onTestFinished(site.close)
  return site.url
}

/** Records the names of events, in their order. */
const listen = (page: Page) =>
  page.evaluateHandle(() => {
    const heard: string[] = []
    const note = (name: string) => () => void heard.push(name)
    const { Pipit } = window as unknown as WithPipit
    for (const name of ['message:sent', 'message:received', 'widget:opened', 'widget:closed']) {
      Pipit.on(name as 'ready', note(name))
    }
    Pipit.on('totalUnreadCount', count => heard.push(`unread ${count}`))
    return heard
  })

describe('The public API', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('runs calls that a page made before the script loaded, in their order', async () => {
    const html = await pageWithSnippet(world, { starts: false })
    const early = `<script>
    var heard = []
    Pipit.on('ready', function () { heard.push('ready') })
    var result = Pipit.init({ integrationId: '${world.server.demo.integrationId}' })
      .then(function () { return Pipit.sendMessage('From the page') })
    Pipit.on('message:sent', function (message) { heard.push(message.text) })
  </script>`
    const { page } = await world.visit({
      url: await serve(html.replace('</body>', `${early}</body>`))
    })
    const [heard, message] = await page.evaluate(async () => {
      const { heard, result } = window as unknown as { heard: string[]; result: Promise<Message> }
      const message = await result
      return [heard, message] as const
    })
    expect(heard).toEqual(['ready', 'From the page'])
    expect(message).toMatchObject({ role: 'user', type: 'text', text: 'From the page' })
  })

  test('emits events to the page, and answers its getters', async () => {
    const visitor = await world.converse('Hello')
    const { page, launcher } = visitor
    const heard = await listen(page)
    await launcher.click()
    await world.say(visitor.id, 'Good morning')
    await expect
      .poll(() => page.evaluate(() => (window as unknown as WithPipit).Pipit.getUnreadCount()))
      .toBe(1)

    const seen = await page.evaluate(async id => {
      const { Pipit } = window as unknown as WithPipit
      const { messages } = await Pipit.getConversationById()
      const unread = Pipit.getUnreadCount(id)
      await Pipit.markAllAsRead()
      Pipit.open()
      return {
        unread,
        texts: messages.map(({ text }) => text),
        isOpened: Pipit.isOpened(),
        hasUser: Pipit.getUser()!.id.length === 24,
        conversations: Pipit.getConversations().map(conversation => conversation.id)
      }
    }, visitor.id)
    expect(seen).toEqual({
      unread: 1,
      texts: ['Hello', 'Good morning'],
      isOpened: true,
      hasUser: true,
      conversations: [visitor.id]
    })
    expect(await heard.jsonValue()).toEqual([
      'widget:closed',
      'message:received',
      'unread 1',
      'unread 0',
      'widget:opened'
    ])
  })

  test('tells how much each participant has not read, now and in events', async () => {
    const visitor = await world.converse('Hello')
    const { page, launcher } = visitor
    await launcher.click()
    const heard = await page.evaluateHandle(() => {
      const heard: (number | undefined)[] = []
      ;(window as unknown as WithPipit).Pipit.on('message:received', (_, { conversation }) =>
        heard.push(conversation.participants?.[0]?.unreadCount)
      )
      return heard
    })
    const participant = () =>
      page.evaluate(async () => {
        const { Pipit } = window as unknown as WithPipit
        const [listed] = Pipit.getConversations()
        const fetched = await Pipit.getConversationById()
        return [listed!.participants[0]!, fetched.participants[0]!] as const
      })
    const [before] = await participant()
    await world.say(visitor.id, 'Good morning')
    await expect
      .poll(async () => (await participant()).map(({ unreadCount }) => unreadCount))
      .toEqual([1, 1])
    expect(await heard.jsonValue()).toEqual([1])

    await launcher.click()
    await expect
      .poll(async () => (await participant()).map(({ unreadCount }) => unreadCount))
      .toEqual([0, 0])
    await expect
      .poll(async () => (await participant())[0].lastRead)
      .toBeGreaterThan(before.lastRead ?? 0)
  })

  longTest(
    'calls a listener that was added twice once, and names the conversation of the first message',
    async () => {
      const visitor = await world.visit()
      const heard = await visitor.page.evaluateHandle(() => {
        const heard: string[] = []
        const { Pipit } = window as unknown as WithPipit
        const listener = ({ text }: Message, { conversation }: { conversation: { id: string } }) =>
          heard.push(`${text} ${conversation.id}`)
        Pipit.on('message:sent', listener)
        Pipit.on('message:sent', listener)
        return heard
      })
      await visitor.open()
      await visitor.write('Hello')
      await expect.poll(() => heard.jsonValue()).not.toEqual([])
      expect(await heard.jsonValue()).toEqual([`Hello ${await visitor.conversationId()}`])
    }
  )

  longTest('keeps the badge up to date after the page removes all its listeners', async () => {
    const visitor = await world.converse('Hello')
    await visitor.launcher.click()
    await visitor.page.evaluate(() => (window as unknown as WithPipit).Pipit.off())
    await world.say(visitor.id, 'Good morning')
    await visitor.badge.waitFor()
    expect(await visitor.badge.textContent()).toBe('1')
  })

  test('reports what is wrong with a call', async () => {
    const { page } = await world.visit({
      url: await serve(pageWithScript(world, { starts: false }))
    })
    const failures = await page.evaluate(async integrationId => {
      const { Pipit } = window as any
      const codeOf = async (call: () => unknown) => {
        try {
          await call()
          return 'none'
        } catch (error) {
          return (error as { code: string }).code
        }
      }
      return [
        await codeOf(() => Pipit.open()),
        await codeOf(() => Pipit.sendMessage('Too early')),
        await codeOf(() => Pipit.init({})),
        await codeOf(() => Pipit.init({ integrationId, embedded: 'yes' })),
        await codeOf(() => Pipit.init({ integrationId })),
        await codeOf(() => Pipit.init({ integrationId })),
        await codeOf(() => Pipit.sendMessage('x'.repeat(4097))),
        await codeOf(() => Pipit.getConversationById('0'.repeat(24)))
      ]
    }, world.server.demo.integrationId)
    expect(failures).toEqual([
      'not-initialized',
      'not-initialized',
      'invalid-option',
      'invalid-option',
      'none',
      'already-initialized',
      'message-too-long',
      'conversation-not-found'
    ])
  })
})
