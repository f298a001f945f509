import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, openConsole } from './agent'
import { openChatWorld, type ChatWorld } from './chat-world'
import { shown } from './console-world'
import { longTest } from './short-run'
import type { Visitor, WithPipit } from './visitor'

/** Said over the first message that is new. */
const LINE = 'New messages'

let world: ChatWorld

const close = async ({ launcher, composer }: Pick<Visitor, 'launcher' | 'composer'>) => {
  await launcher.click()
  await composer.waitFor({ state: 'hidden' })
}

/** Stands in for another tab in front, which headless browsers do not have. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate(state => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

describe('A conversation', () => {
  beforeAll(async () => {
    world = await openChatWorld()
  })
  afterAll(() => world.close())

  test('shows the visitor an answer from the console, without asking for it', async () => {
    const desk = await openConsole(world)
    const visitor = await world.converse('Is the blue one back?')
    const row = desk.locator('.row', { hasText: 'Is the blue one back?' })
    await expect.poll(() => row.textContent()).toContain('1 unread')
    await row.click()
    await expect.poll(() => shown(desk)).toEqual(['Is the blue one back?'])
    await expect.poll(() => row.textContent()).not.toContain('unread')

    const asked: string[] = []
    visitor.page.on('request', request => {
      // Over RabbitMQ a visitor is told the number of an event, and reads it.
      const isTold = process.env.TRANSPORT === 'rabbit' && request.url().includes('/events?')
      if (request.method() === 'GET' && request.url().includes('/sdk/') && !isTold) {
        asked.push(request.url())
      }
    })
    const reply = async (text: string) => {
      await answer(desk, text)
      await visitor.chat.getByText(text, { exact: true }).waitFor()
    }
    // A connection that opens reads what came before; answers count from when it stands.
    let greetings = 0
    await expect
      .poll(async () => {
        asked.length = 0
        await reply(`Hello ${++greetings}`)
        // The page asks once more when what it read held this answer.
        await reply(`Hello ${++greetings}`)
        return asked
      })
      .toEqual([])
    for (const text of ['Yes.', 'Since Monday.', 'Shall I keep it?']) await reply(text)
    // The bench measures how quick it is.
    expect(asked).toEqual([])
    expect((await visitor.messages()).filter(({ text }) => !text?.startsWith('Hello'))).toEqual([
      { text: 'Is the blue one back?', role: 'user', status: 'read' },
      { text: 'Yes.', role: 'business', status: undefined },
      { text: 'Since Monday.', role: 'business', status: undefined },
      { text: 'Shall I keep it?', role: 'business', status: undefined }
    ])

    await visitor.write('Please do')
    await expect.poll(async () => (await shown(desk)).at(-1)).toBe('Please do')
  })

  test('counts messages received while closed on the launcher and in the page title, until they are seen', async () => {
    const { page, launcher, badge, open, chat, ...visitor } = await world.converse('Hello')
    const title = await page.title()
    expect(await badge.isVisible()).toBe(false)
    await launcher.click()

    await world.say(visitor.id, 'Good morning')
    await badge.waitFor()
    expect(await badge.textContent()).toBe('1')
    expect(await launcher.getAttribute('aria-label')).toBe('Open chat, 1 unread')
    await expect.poll(() => page.title()).toBe('(1) new message')
    await world.say(visitor.id, 'How can I help?')
    await expect.poll(() => badge.textContent()).toBe('2')
    await expect.poll(() => page.title()).toBe('(2) new messages')

    await open()
    await badge.waitFor({ state: 'hidden' })
    await expect.poll(() => page.title()).toBe(title)
    expect(await visitor.texts()).toEqual(['Hello', 'Good morning', 'How can I help?'])

    await page.reload()
    await launcher.waitFor()
    await open()
    await expect.poll(visitor.texts).toHaveLength(3)
    expect(await badge.isVisible()).toBe(false)
  })

  longTest(
    'has a line over what was unread when it was opened, until the visitor has answered',
    async () => {
      const { page, chat, badge, open, write, ...visitor } = await world.converse('Hello')
      const line = chat.getByText(LINE, { exact: true })
      await close(visitor)
      await world.say(visitor.id, 'How can I help?')
      await world.say(visitor.id, 'Are you there?')
      await expect.poll(() => badge.textContent()).toBe('2')

      await open()
      await line.waitFor()
      const below = await line.evaluate(line => line.nextElementSibling!.textContent)
      expect(below).toContain('How can I help?')
      await page.route('**/conversations/*/messages', route =>
        route.fulfill({ status: 400, json: { error: { code: 'invalid-message', message: 'No.' } } })
      )
      await write('I am')
      const again = chat.getByRole('button', { name: /Not sent/ })
      await again.waitFor()
      expect(await line.isVisible()).toBe(true)
      await page.unrouteAll()
      await again.click()
      await line.waitFor({ state: 'hidden' })
      await close(visitor)
      await open()
      await line.waitFor({ state: 'detached' })
    }
  )

  test('opens at its newest message, and stays where its reader was when the line over new ones goes', async () => {
    const long = 'A long story. '.repeat(200).trim()
    const { chat, badge, open, ...visitor } = await world.converse(long)
    const list = chat.locator('#conversation')
    const line = chat.getByText(LINE, { exact: true })
    const top = () =>
      chat
        .locator('.row')
        .first()
        .evaluate(row => row.getBoundingClientRect().top)
    await close(visitor)
    await world.say(visitor.id, long)
    await expect.poll(() => badge.textContent()).toBe('1')

    await open()
    await line.waitFor()
    const fromEnd = await list.evaluate(
      ({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop
    )
    expect(fromEnd).toBeLessThan(1)
    await badge.waitFor({ state: 'hidden' })
    // The last of what the list takes for visible is the line.
    await list.evaluate(async (list, name) => {
      const line = [...list.querySelectorAll('.log > *')].find(each => each.textContent === name)!
      const isOver = new Promise(resolve => list.addEventListener('scroll', resolve))
      list.scrollTop +=
        line.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom + 60
      await isOver
    }, LINE)
    const before = await top()
    await close(visitor)
    await open()
    await line.waitFor({ state: 'detached' })
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  })

  longTest('counts no message that the page hides', async () => {
    const { page, launcher, badge, composer, id } = await world.converse('Hello')
    const title = await page.title()
    const hideThem = () =>
      page.evaluate(() =>
        (window as unknown as WithPipit).Pipit.setDelegate({
          beforeDisplay: message => (message.text === 'Hidden' ? null : message)
        })
      )
    await hideThem()
    await launcher.click()
    await composer.waitFor({ state: 'hidden' })
    await world.say(id, 'Hidden')
    await expect
      .poll(() => page.evaluate(() => (window as unknown as WithPipit).Pipit.getUnreadCount()))
      .toBe(1)
    expect(await badge.isVisible()).toBe(false)
    expect(await page.title()).toBe(title)
    await world.say(id, 'Good morning')
    await expect.poll(() => badge.textContent()).toBe('1')
    await expect.poll(() => page.title()).toBe('(1) new message')
    await world.say(id, 'Hidden')
    await expect
      .poll(() => page.evaluate(() => (window as unknown as WithPipit).Pipit.getUnreadCount()))
      .toBe(3)
    expect(await badge.textContent()).toBe('1')

    await page.reload()
    await expect.poll(() => badge.textContent()).toBe('3')
    await hideThem()
    await expect.poll(() => badge.textContent()).toBe('1')
    await expect.poll(() => page.title()).toBe('(1) new message')
  })

  longTest('opens on a press of the launcher during which a message arrives', async () => {
    const { page, launcher, badge, composer, id } = await world.converse('Hello')
    await launcher.click()
    await composer.waitFor({ state: 'hidden' })
    await launcher.hover()
    await page.mouse.down()
    await world.say(id, 'Good morning')
    await badge.waitFor()
    await page.mouse.up()
    await composer.waitFor()
  })

  test('counts messages received while the messenger is open in a background page', async () => {
    const { page, badge, ...visitor } = await world.converse('Hello')
    const title = await page.title()
    await setVisibility(page, 'hidden')
    await world.say(visitor.id, 'Good morning')
    await expect.poll(() => page.title()).toBe('(1) new message')
    expect(await badge.textContent()).toBe('1')

    await setVisibility(page, 'visible')
    await expect.poll(() => page.title()).toBe(title)
    await expect.poll(() => badge.isVisible()).toBe(false)
  })
})
