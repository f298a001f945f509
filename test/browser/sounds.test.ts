import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { pageWithScript } from './host-page'
import { openListening, receive, TONES, tonesOf, untilLive } from './listening'
import type { WithPipit } from './visitor'

let world: ChatWorld

describe('A messenger that shall be quiet', () => {
  beforeAll(async () => {
    world = await openChatWorld({}, { isWhole: true })
  })
  afterAll(() => world.close())

  test('plays no sound for a message that the page hides', async () => {
    const context = await openListening(world)
    const visitor = await world.converse('Hello', { context })
    await untilLive(world, visitor)
    await receive(world, visitor, visitor.id, 'Hidden')
    await expect.poll(() => tonesOf(context)).toBe(TONES)
    await visitor.page.evaluate(() =>
      (window as unknown as WithPipit).Pipit.setDelegate({
        beforeDisplay: message => (message.text === 'Hidden' ? null : message)
      })
    )
    await expect.poll(visitor.texts).toEqual(['Hello'])

    await world.say(visitor.id, 'Hidden')
    await receive(world, visitor, visitor.id, 'Good morning')
    await expect.poll(() => tonesOf(context)).toBe(2 * TONES)
    expect(await visitor.texts()).toEqual(['Hello', 'Good morning'])
  })

  test('plays no sound before the visitor has used the page', async () => {
    const context = await openListening(world)
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
    const context = await openListening(world)
    const visitor = await world.converse('Hello', { context })
    const sound = visitor.chat.getByRole('switch', { name: 'Sound for new messages' })
    const press = (name: string) => visitor.chat.getByRole('button', { name }).click()
    await press('Settings')
    await sound.uncheck()
    await press('Back')
    await receive(world, visitor, visitor.id, 'Quietly')
    await press('Settings')
    await sound.check()
    await press('Back')
    await receive(world, visitor, visitor.id, 'Aloud')
    await expect.poll(() => tonesOf(context)).toBe(TONES)
  })

  test('plays no sound when sounds are off', async () => {
    const context = await openListening(world)
    const { integrationId } = world.server.demo
    const options = JSON.stringify({ integrationId, soundNotificationEnabled: false })
    const html = pageWithScript(world, { starts: false }).replace(
      '</body>',
      `<script>Pipit.init(${options})</script></body>`
    )
    const site = await servePage(html)
    onTestFinished(site.close)
    const visitor = await world.converse('Hello', { context, url: site.url })
    await receive(world, visitor, visitor.id, 'Quietly')
    expect(await tonesOf(context)).toBe(0)
  })
})
