import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Message } from '../../src/protocol'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { pageWithScript, pageWithSnippet } from './host-page'
import type { WithPipit } from './visitor'

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

const serve = async (html: string) => {
  const site = await servePage(html)
  onTestFinished(site.close)
  return site.url
}

/** Notes the names of events, as they come. */
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

test('makes the calls in their order that a page made before the script came', async () => {
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

test('tells the page what happens, and answers what it asks', async () => {
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

test('goes on with the badge when the page takes all its listeners back', async () => {
  const visitor = await world.converse('Hello')
  await visitor.launcher.click()
  await visitor.page.evaluate(() => (window as unknown as WithPipit).Pipit.off())
  await world.say(visitor.id, 'Good morning')
  await visitor.badge.waitFor()
  expect(await visitor.badge.textContent()).toBe('1')
})

test('says what is wrong with a call', async () => {
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
