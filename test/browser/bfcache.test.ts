import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { BROWSER_ARGUMENTS, ensureBrowser } from '../util/browser.mjs'
import { servePage } from '../util/serve-page'
import { openChatWorld, type ChatWorld } from './chat-world'
import { countLeftovers } from './count-leftovers'
import { pageWithScript } from './host-page'

let world: ChatWorld
let browser: Browser

/** Opens a page with a conversation, in a browser with a back-forward cache. */
const visit = async () => {
  const site = await servePage(pageWithScript(world))
  onTestFinished(site.close)
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const visitor = await world.visit({ url: 'about:blank', context })
  const { page } = visitor
  const count = await countLeftovers(page)
  await page.goto(site.url)
  await visitor.open()
  await visitor.write('Hello')
  await expect.poll(visitor.messages).toMatchObject([{ text: 'Hello', status: 'sent' }])
  await page.evaluate(() => {
    const seen = ((window as any).seen = [] as string[])
    for (const type of ['pagehide', 'pageshow']) {
      addEventListener(type, event =>
        seen.push(`${type} ${(event as PageTransitionEvent).persisted}`)
      )
    }
  })
  return {
    ...visitor,
    site,
    // Playwright does not find the frames of a restored page.
    texts: () =>
      page.evaluate(() =>
        [
          ...document
            .querySelector('iframe')!
            .contentDocument!.querySelectorAll('[data-message-id] .bubble')
        ].map(bubble => bubble.textContent)
      ),
    id: await visitor.conversationId(),
    seen: () => page.evaluate(() => (window as any).seen as string[]),
    sockets: async () => (await count())['WebSocket']
  }
}

/** Goes back to a page that the browser has kept; fails with the browser's reasons where it has not. */
const goBack = async (page: Page) => {
  await page.goBack({ waitUntil: 'commit' })
  const reasons = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons
  })
  expect(reasons ?? null).toBeNull()
}

describe('A page restored from the back-forward cache', () => {
  beforeAll(async () => {
    world = await openChatWorld()
    // Playwright turns this off by default.
    browser = await chromium.launch({
      executablePath: ensureBrowser({ isWhole: true }),
      args: BROWSER_ARGUMENTS,
      ignoreDefaultArgs: ['--disable-back-forward-cache']
    })
  })
  afterAll(async () => {
    await browser.close()
    await world.close()
  })

  test('resumes where it was', async () => {
    const visitor = await visit()
    const { page, site } = visitor
    for (const round of [1, 2, 3]) {
      const before = await visitor.texts()
      await page.goto(`${site.url}/elsewhere-${round}`)
      await world.say(visitor.id, `Missed ${round}`)
      await goBack(page)
      await expect.poll(visitor.texts).toEqual([...before, `Missed ${round}`])
      await world.say(visitor.id, `Live ${round}`)
      await expect.poll(visitor.texts).toEqual([...before, `Missed ${round}`, `Live ${round}`])
      // What was missed may be read before the socket has opened.
      await expect.poll(visitor.sockets).toBe(1)
    }
    // The page was not loaded again.
    expect(await visitor.seen()).toEqual(
      Array.from({ length: 3 }, () => ['pagehide true', 'pageshow true']).flat()
    )
    expect(await visitor.page.locator('iframe').count()).toBe(1)
  })

  test('sends a message that was pending when the page was frozen exactly once', async () => {
    const visitor = await visit()
    const { page, site } = visitor
    world.network.setDown(true)
    onTestFinished(() => world.network.setDown(false))
    await visitor.write('Written in a tunnel')
    await expect.poll(visitor.texts).toEqual(['Hello', 'Written in a tunnel'])
    await page.goto(`${site.url}/elsewhere`)
    world.network.setDown(false)
    await goBack(page)
    await expect.poll(() => world.stored(visitor.id)).toEqual(['Hello', 'Written in a tunnel'])
    expect(await visitor.texts()).toEqual(['Hello', 'Written in a tunnel'])
    expect(await visitor.seen()).toEqual(['pagehide true', 'pageshow true'])
  })
})
