import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { servePage, type ServedPage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import type { WithPipit } from './visitor'

let world: ChatWorld
let site: ServedPage

beforeAll(async () => {
  world = await openChatWorld()
  site = await servePage(`<!doctype html><html lang="en"><title>A shop</title><body>
    <div id="left" style="height: 400px"></div>
    <div id="right" style="height: 500px"></div>
    <div id="flat"></div>
    <script src="${world.url}/cdn/5/pipit.js"></script>
  </body></html>`)
})
afterAll(async () => {
  await site.close()
  await world.close()
})

type RenderInto = 'left' | 'right' | 'flat'

/** Opens a page that shows the messenger where it wants. */
const visitEmbedded = async () => {
  const visitor = await world.visit({ url: site.url })
  const { page } = visitor
  const warnings: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const init = () =>
    page.evaluate(
      integrationId =>
        (window as unknown as WithPipit).Pipit.init({ integrationId, embedded: true }),
      world.server.demo.integrationId
    )
  const render = (id: RenderInto) =>
    page.evaluate(
      id => (window as unknown as WithPipit).Pipit.render(document.getElementById(id)!),
      id
    )
  return { ...visitor, warnings, init, render }
}

test('is shown where the page says, and moves with what was written in it', async () => {
  const { page, init, render, composer, write, texts, launcher, chat, warnings } =
    await visitEmbedded()
  await init()
  expect(await launcher.count()).toBe(0)
  expect(await page.locator('iframe').count()).toBe(0)

  await render('left')
  await write('Hello')
  await expect.poll(texts).toEqual(['Hello'])
  await composer.fill('Half a thought')
  expect((await page.locator('#left iframe').boundingBox())?.height).toBe(400)
  expect(await chat.getByRole('button', { name: 'Close chat' }).count()).toBe(0)

  await render('right')
  await page.locator('#right iframe').waitFor()
  expect(await page.locator('iframe').count()).toBe(1)
  expect(await composer.inputValue()).toBe('Half a thought')
  expect(await texts()).toEqual(['Hello'])
  await composer.pressSequentially(', ended')
  await composer.press('Enter')
  await expect.poll(texts).toEqual(['Hello', 'Half a thought, ended'])
  expect(await composer.evaluate(field => getComputedStyle(field).resize)).toBe('none')
  expect(warnings).toEqual([])
})

test('may be told where to be shown before it is started, and stays open', async () => {
  const { page, init, render, composer } = await visitEmbedded()
  await render('left')
  await init()
  await composer.waitFor()
  await composer.press('Escape')
  await page.evaluate(() => (window as unknown as WithPipit).Pipit.close())
  expect(await page.evaluate(() => (window as unknown as WithPipit).Pipit.isOpened())).toBe(true)
  expect(await composer.isVisible()).toBe(true)
})

test('warns of an element without a height', async () => {
  const { init, render, warnings } = await visitEmbedded()
  await init()
  await render('flat')
  await expect.poll(() => warnings).toEqual([expect.stringContaining('no height')])
})

test('leaves the page as it was, and may be started again', async () => {
  const { page, init, render, composer, texts, write } = await visitEmbedded()
  const before = await page.content()
  await init()
  await render('left')
  await write('Hello')
  await expect.poll(texts).toEqual(['Hello'])
  await page.evaluate(() => (window as unknown as WithPipit).Pipit.destroy())
  // A file on its way keeps its link until it has come.
  await expect.poll(() => page.content()).toBe(before)

  await init()
  await render('right')
  await composer.waitFor()
  await expect.poll(texts).toEqual(['Hello'])
})

test('leaves nothing behind however often it is started and ended', async () => {
  const { page, chat } = await world.converse('Hello')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  onTestFinished(() => devtools.detach().catch(() => {}))

  const live = (times: number) =>
    page.evaluate(
      async ({ integrationId, times }) => {
        const { Pipit } = window as unknown as WithPipit
        for (let time = 0; time < times; time++) {
          Pipit.destroy()
          const connected = new Promise<object>(resolve => Pipit.on('connected', resolve))
          await Pipit.init({ integrationId })
          Pipit.open()
          await connected
        }
      },
      { integrationId: world.server.demo.integrationId, times }
    )
  const count = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const kept = ['Documents', 'Frames', 'JSEventListeners', 'Nodes']
    return Object.fromEntries(
      metrics.filter(({ name }) => kept.includes(name)).map(({ name, value }) => [name, value])
    )
  }
  const whole = () => chat.getByText('We answer here.').waitFor()
  await live(2)
  await whole()
  const { Nodes: nodes = 0, ...before } = await count()
  await live(20)
  await whole()
  // A round that leaves a single node behind shows; one note more or less on the screen does not.
  await expect
    .poll(async () => {
      const { Nodes = 0, ...rest } = await count()
      return { ...rest, hasMoreNodes: Nodes >= nodes + 20 }
    })
    .toEqual({ ...before, hasMoreNodes: false })
  expect(await page.locator('iframe').count()).toBe(1)
  expect(await page.locator('#messenger-button').count()).toBe(1)
})
