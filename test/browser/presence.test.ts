import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { openConsole } from './agent'
import { openChatWorld, type ChatWorld } from './chat-world'
import { pageWithScript } from './host-page'
import type { Visitor, WithPipit } from './visitor'

let world: ChatWorld

const act = (id: string, type: string) =>
  world.rest('POST', `/conversations/${id}/activity`, { author: { type: 'business' }, type })

/** Opens a browser whose pages count the tones that they play. */
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

describe('Presence', () => {
  beforeAll(async () => {
    world = await openChatWorld({}, { isWhole: true })
  })
  afterAll(() => world.close())

  test('shows that the business types, until it writes or stops', async () => {
    const visitor = await world.converse('Hello')
    const sign = visitor.chat.locator('.typing-indicator')
    // Typing is ephemeral: an event before the visitor's page has connected is not stored for it.
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

  test('shows the console that the visitor types', async () => {
    const visitor = await world.converse('Anybody?')
    const desk = await openConsole(world)
    await desk.getByText('Anybody?').click()
    const sign = desk.getByText('is typing…')
    // A sign that is given before the console listens is not kept for it.
    await expect
      .poll(async () => {
        await visitor.composer.pressSequentially('I wo')
        return sign.isVisible()
      })
      .toBe(true)
    await visitor.composer.press('Enter')
    await sign.waitFor({ state: 'detached' })
  })

  test('shows that a message was delivered, and then that it was seen', async () => {
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

  test('a new message plays one sound, however many tabs there are', async () => {
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

  test('plays no sound for a message that the page hides', async () => {
    const context = await openListening()
    const visitor = await world.converse('Hello', { context })
    await receive(visitor, visitor.id, 'Hidden')
    await expect.poll(() => tonesOf(context)).toBe(TONES)
    await visitor.page.evaluate(() =>
      (window as unknown as WithPipit).Pipit.setDelegate({
        beforeDisplay: message => (message.text === 'Hidden' ? null : message)
      })
    )
    await expect.poll(visitor.texts).toEqual(['Hello'])

    await world.say(visitor.id, 'Hidden')
    await receive(visitor, visitor.id, 'Good morning')
    await expect.poll(() => tonesOf(context)).toBe(2 * TONES)
    expect(await visitor.texts()).toEqual(['Hello', 'Good morning'])
  })

  test('plays no sound before the visitor has used the page', async () => {
    const context = await openListening()
    // Reads and waits of the test count as a use of the page, so the page logs its events.
    const events = ['connected', 'message:received']
    const html = pageWithScript(world).replace(
      '</body>',
      `<script>
        for (const name of ${JSON.stringify(events)}) Pipit.on(name, () => console.log(name))
      </script></body>`
    )
    const site = await servePage(html)
    onTestFinished(site.close)
    const { id, page: used } = await world.converse('Hello', { context, url: site.url })
    await used.close()

    const page = await context.newPage()
    const logged = (name: string) => page.waitForEvent('console', line => line.text() === name)
    const connected = logged('connected')
    await page.goto(site.url)
    await connected
    const received = logged('message:received')
    await world.say(id, 'Quietly')
    await received
    expect(await tonesOf(context)).toBe(0)

    await world.say(id, 'Aloud, after a use of the page')
    await expect.poll(() => tonesOf(context)).toBe(TONES)
  })

  test('plays no sound after the visitor has turned sounds off, until they are on again', async () => {
    const context = await openListening()
    const visitor = await world.converse('Hello', { context })
    const sound = visitor.chat.getByRole('switch', { name: 'Sound for new messages' })
    const press = (name: string) => visitor.chat.getByRole('button', { name }).click()
    await press('Settings')
    await sound.uncheck()
    await press('Back')
    await receive(visitor, visitor.id, 'Quietly')
    await press('Settings')
    await sound.check()
    await press('Back')
    await receive(visitor, visitor.id, 'Aloud')
    await expect.poll(() => tonesOf(context)).toBe(TONES)
  })

  test('plays no sound when sounds are off', async () => {
    const context = await openListening()
    const { integrationId } = world.server.demo
    const options = JSON.stringify({ integrationId, soundNotificationEnabled: false })
    const html = pageWithScript(world, { starts: false }).replace(
      '</body>',
      `<script>Pipit.init(${options})</script></body>`
    )
    const site = await servePage(html)
    onTestFinished(site.close)
    const visitor = await world.converse('Hello', { context, url: site.url })
    await receive(visitor, visitor.id, 'Quietly')
    expect(await tonesOf(context)).toBe(0)
  })
})
