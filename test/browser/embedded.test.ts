import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { servePage, type ServedPage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { longTest } from './short-run'
import type { WithPipit } from './visitor'

let world: SharedWorld
let site: ServedPage

type RenderInto = 'left' | 'right' | 'flat'

/** Opens a page that places the messenger in an element. */
const visitEmbedded = async () => {
  const visitor = await world.visit({ url: site.url })
  const { page } = visitor
  const warnings: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const init = (options: object = { embedded: true }) =>
    page.evaluate(options => (window as unknown as WithPipit).Pipit.init(options), {
      integrationId: world.server.demo.integrationId,
      ...options
    })
  const render = (id: RenderInto) =>
    page.evaluate(
      id => (window as unknown as WithPipit).Pipit.render(document.getElementById(id)!),
      id
    )
  return { ...visitor, warnings, init, render }
}

describe('The embedded messenger', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
    site = await servePage(`<!doctype html><html lang="en"><title>A shop</title><body>
    <label>Search <input></label>
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

  test('names the option that a page without it forgot', async () => {
    const { page, init, render, warnings } = await visitEmbedded()
    await init({})
    await render('left')
    await expect.poll(() => warnings).toEqual(['Pipit: render() needs the option embedded: true.'])
    expect(await page.locator('#left iframe').count()).toBe(0)
  })

  test('renders in the element that the page names, and keeps the draft when it moves', async () => {
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

  test('marks a message as read when it can be seen: not below the fold, not behind something', async () => {
    const { chat, page, init, render, write, messages, conversationId } = await visitEmbedded()
    const unread = () =>
      page.evaluate(() => (window as unknown as WithPipit).Pipit.getUnreadCount())
    await init()
    await render('left')
    await write('Hello')
    await expect.poll(messages).toMatchObject([{ status: 'sent' }])
    const id = await conversationId()
    let said = 0
    /** Browsers tell 100 ms late that something is out of view, so the first messages may count as seen. */
    const sayUnseen = () =>
      expect
        .poll(async () => {
          said += 1
          await world.say(id, `Message ${said}.`)
          await chat.getByText(`Message ${said}.`).waitFor()
          return unread()
        })
        .toBeGreaterThan(8)

    await page.evaluate(() => {
      document.body.style.paddingTop = '3000px'
      scrollTo(0, 0)
    })
    await sayUnseen()
    await page.locator('#left').scrollIntoViewIfNeeded()
    await expect.poll(unread).toBe(0)

    await page.evaluate(() => {
      const cover = document.body.appendChild(document.createElement('div'))
      cover.id = 'cover'
      cover.style.cssText = 'position: fixed; inset: 0; background: #fed'
    })
    await page.locator('#cover').click()
    await sayUnseen()
    await page.evaluate(() => document.getElementById('cover')!.remove())
    await expect.poll(unread).toBe(0)
  })

  test('may get its element before init, and stays open', async () => {
    const { page, init, render, composer } = await visitEmbedded()
    await render('left')
    await init()
    await composer.waitFor()
    await composer.press('Escape')
    await page.evaluate(() => (window as unknown as WithPipit).Pipit.close())
    expect(await page.evaluate(() => (window as unknown as WithPipit).Pipit.isOpened())).toBe(true)
    expect(await composer.isVisible()).toBe(true)
  })

  test('leaves the focus in a field of the page, and follows the visitor when pressed', async () => {
    const { page, init, render, composer, chat } = await visitEmbedded()
    const field = page.getByLabel('Search')
    await field.focus()
    await init()
    await render('left')
    await composer.waitFor()
    await chat.getByText('Harbour Street Cycles').first().waitFor()
    await page.keyboard.type('red bicycle')
    expect(await field.inputValue()).toBe('red bicycle')
    expect(await composer.inputValue()).toBe('')

    await composer.click()
    await page.keyboard.type('Hello')
    expect(await composer.inputValue()).toBe('Hello')
  })

  test('takes no focus where nothing of the page has it', async () => {
    const { page, init, render, composer, chat } = await visitEmbedded()
    await init()
    await render('left')
    await composer.waitFor()
    await chat.getByText('Harbour Street Cycles').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })

  test('warns about an element without a height', async () => {
    const { init, render, warnings } = await visitEmbedded()
    await init()
    await render('flat')
    await expect.poll(() => warnings).toEqual([expect.stringContaining('no height')])
  })

  test('leaves the page as it was, and can be started again', async () => {
    const { page, init, render, composer, texts, write } = await visitEmbedded()
    const before = await page.content()
    await init()
    await render('left')
    await write('Hello')
    await expect.poll(texts).toEqual(['Hello'])
    await page.evaluate(() => (window as unknown as WithPipit).Pipit.destroy())
    // A pending file keeps its object URL until it is stored.
    await expect.poll(() => page.content()).toBe(before)

    await init()
    await render('right')
    await composer.waitFor()
    await expect.poll(texts).toEqual(['Hello'])
  })

  longTest('leaves nothing behind however often it is started and destroyed', async () => {
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
    const whole = () => chat.getByText('Write to us. We answer here.').waitFor()
    await live(2)
    await whole()
    const { Nodes: nodes = 0, ...before } = await count()
    await live(20)
    await whole()
    // A round that leaves a single node behind would show; one status line more or less does not.
    await expect
      .poll(async () => {
        const { Nodes = 0, ...rest } = await count()
        return { ...rest, hasMoreNodes: Nodes >= nodes + 20 }
      })
      .toEqual({ ...before, hasMoreNodes: false })
    expect(await page.locator('iframe').count()).toBe(1)
    expect(await page.locator('#messenger-button').count()).toBe(1)
  })
})
