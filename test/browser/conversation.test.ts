import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, openConsole } from './agent'
import { openChatWorld, type ChatWorld } from './chat-world'
import { shown } from './console-world'

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

/** Stands in for another tab in front, which a browser without a screen does not know. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate(state => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('brings what a business answers in the console to the visitor, who does not ask', async () => {
  const desk = await openConsole(world)
  const visitor = await world.converse('Is the blue one back?')
  const row = desk.locator('.row', { hasText: 'Is the blue one back?' })
  await expect.poll(() => row.textContent()).toContain('1 unread')
  await row.click()
  await expect.poll(() => shown(desk)).toEqual(['Is the blue one back?'])
  await expect.poll(() => row.textContent()).not.toContain('unread')

  const asked: string[] = []
  visitor.page.on('request', request => {
    if (request.method() === 'GET' && request.url().includes('/sdk/')) asked.push(request.url())
  })
  for (const text of ['Yes.', 'Since Monday.', 'Shall I keep it?']) {
    await answer(desk, text)
    await visitor.chat.getByText(text).waitFor()
  }
  // How quick it is, the bench measures.
  expect(asked).toEqual([])
  expect(await visitor.messages()).toEqual([
    { text: 'Is the blue one back?', role: 'user', status: 'read' },
    { text: 'Yes.', role: 'business', status: undefined },
    { text: 'Since Monday.', role: 'business', status: undefined },
    { text: 'Shall I keep it?', role: 'business', status: undefined }
  ])

  await visitor.write('Please do')
  await expect.poll(async () => (await shown(desk)).at(-1)).toBe('Please do')
})

test('counts what came while it was closed on launcher and title, until it is seen', async () => {
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

test('opens by a press on its launcher during which a message comes', async () => {
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

test('counts what comes to an open messenger while its page is in the background', async () => {
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
