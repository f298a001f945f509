import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { openConsole } from './agent'
import { openChatWorld, type ChatWorld } from './chat-world'
import { pageWithScript } from './host-page'
import type { Visitor } from './visitor'

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

const act = (id: string, type: string) =>
  world.rest('POST', `/conversations/${id}/activity`, { author: { type: 'business' }, type })

/** A browser whose pages count the tones that they play. */
const openListening = async () => {
  const context = await world.browser.newContext()
  onTestFinished(() => context.close())
  await context.addInitScript(() => {
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function count(...args) {
      sessionStorage['tones'] = Number(sessionStorage['tones'] ?? 0) + 1
      return start.apply(this, args)
    }
  })
  return context
}

const tonesOf = async (context: BrowserContext) => {
  const counts = await Promise.all(
    context.pages().map(page => page.evaluate(() => Number(sessionStorage['tones'] ?? 0)))
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** A sound is two tones. */
const TONES = 2

const receive = async (visitor: Visitor, id: string, text: string) => {
  await world.say(id, text)
  await expect.poll(visitor.texts).toContain(text)
}

test('shows that the business types, until it writes or stops', async () => {
  const visitor = await world.converse('Hello')
  const sign = visitor.chat.locator('.typing-indicator')
  // Signs are passing: one that is given before the visitor's page listens is not kept for it.
  await expect
    .poll(async () => {
      await act(visitor.id, 'typing:start')
      return sign.isVisible()
    })
    .toBe(true)
  await act(visitor.id, 'typing:stop')
  await sign.waitFor({ state: 'detached' })
  await act(visitor.id, 'typing:start')
  await sign.waitFor()
  await world.say(visitor.id, 'Good morning')
  await sign.waitFor({ state: 'detached' })
})

test('tells the console that the visitor types', async () => {
  const visitor = await world.converse('Anybody?')
  const desk = await openConsole(world)
  await desk.getByText('Anybody?').click()
  const sign = desk.getByText('is typing…')
  // One that is given before the console listens is not kept for it.
  await expect
    .poll(async () => {
      await visitor.composer.pressSequentially('I wo')
      return sign.isVisible()
    })
    .toBe(true)
  await visitor.composer.press('Enter')
  await sign.waitFor({ state: 'detached' })
})

test('says of a message that it was delivered, and then that it was seen', async () => {
  const visitor = await world.converse('First')
  const desk = await openConsole(world)
  await visitor.write('Second')
  await expect
    .poll(visitor.messages)
    .toMatchObject([{ status: 'delivered' }, { text: 'Second', status: 'delivered' }])
  await desk.getByText('Second').click()
  await expect.poll(visitor.messages).toMatchObject([{ status: 'read' }, { status: 'read' }])
  await visitor.page.reload()
  await visitor.open()
  await expect.poll(visitor.messages).toMatchObject([{ status: 'read' }, { status: 'read' }])
})

test('a new message sounds once, however many tabs there are', async () => {
  const context = await openListening()
  const visitor = await world.converse('Hello', { context })
  const other = await world.visit({ context })
  await other.open()
  await other.composer.click()
  await expect.poll(other.texts).toEqual(['Hello'])
  await receive(visitor, visitor.id, 'Good morning')
  await expect.poll(() => tonesOf(context)).toBe(TONES)
  await receive(other, visitor.id, 'How can I help?')
  await expect.poll(() => tonesOf(context)).toBe(2 * TONES)
})

test('makes no sound before the visitor has used the page, and none that is turned off', async () => {
  const context = await openListening()
  const visitor = await world.converse('Hello', { context })
  // Whatever drives the browser counts as use of the page, so the page is told that there was none.
  await visitor.page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
  })
  await visitor.page.reload()
  await visitor.page.evaluate(() => (window as never as { Pipit: { open(): void } }).Pipit.open())
  await receive(visitor, visitor.id, 'Quietly')
  await receive(visitor, visitor.id, 'Quietly still')

  const { integrationId } = world.server.demo
  const options = JSON.stringify({ integrationId, soundNotificationEnabled: false })
  const html = pageWithScript(world, { starts: false }).replace(
    '</body>',
    `<script>Pipit.init(${options})</script></body>`
  )
  const site = await servePage(html)
  onTestFinished(site.close)
  const silent = await world.converse('Hello', { context, url: site.url })
  await receive(silent, silent.id, 'Quietly too')
  expect(await tonesOf(context)).toBe(0)
})
