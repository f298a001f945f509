import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { firstInShortRun, longTest } from './short-run'
import type { Visitor, WithPipit } from './visitor'

const TOUCH = { hasTouch: true, isMobile: true }
const UPRIGHT = { ...TOUCH, viewport: { width: 390, height: 844 } }
const ON_ITS_SIDE = { ...TOUCH, viewport: { width: 844, height: 390 } }
const HELD: [how: string, options: typeof UPRIGHT][] = [
  ['upright', UPRIGHT],
  ['on its side', ON_ITS_SIDE]
]
/** Height that a software keyboard leaves of a phone on its side. */
const LEFT_PX = 180

let world: SharedWorld

const edges = async ({ chat }: Visitor, selector: string) => {
  const { y, height } = (await chat.locator(selector).last().boundingBox())!
  return { top: Math.round(y), bottom: Math.round(y + height) }
}

/** Stands in for a software keyboard, which headless browsers do not have. */
const openKeyboard = (page: Page, height: number) =>
  page.evaluate(height => {
    Object.defineProperty(visualViewport, 'height', { value: height })
    visualViewport!.dispatchEvent(new Event('resize'))
  }, height)

/** Makes a page that is longer than its window. */
const makeTall = (page: Page, css = '', rootStyle = '') =>
  page.evaluate(
    ([css, rootStyle]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`${css} #tall{height:3000px}`)
      document.adoptedStyleSheets = [sheet]
      const tall = document.createElement('div')
      tall.id = 'tall'
      document.body.append(tall)
      document.documentElement.style.cssText = rootStyle
    },
    [css, rootStyle] as const
  )

/** Width that the window's scroll bar takes. */
const barWidth = (page: Page) =>
  page.evaluate(() => innerWidth - document.documentElement.clientWidth)

/** Reads what the page says of scrolling: its body, where the root says nothing. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const [root, body] = [document.documentElement, document.body].map(
      each => getComputedStyle(each).overflow
    )
    return root === 'visible' ? body : root
  })

const expectToScrollAfterDestroy = async () => {
  const { open, page } = await world.visit(UPRIGHT)
  await open()
  await expect.poll(() => overflowOf(page)).toBe('hidden')
  await page.evaluate(() => (window as unknown as WithPipit).Pipit.destroy())
  expect(await overflowOf(page)).toBe('visible')
}

describe('The messenger on a phone', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test.each(firstInShortRun(HELD, 1))('fills the screen of one held %s', async (_, options) => {
    const { open, page } = await world.visit(options)
    await open()
    const frame = page.locator('#web-messenger-container')
    await expect.poll(() => frame.boundingBox()).toEqual({ x: 0, y: 0, ...options.viewport })
  })

  test('goes on filling the screen when the phone is turned', async () => {
    const { open, page } = await world.visit({ ...UPRIGHT, viewport: { width: 800, height: 1200 } })
    await open()
    const frame = page.locator('#web-messenger-container')
    await expect.poll(() => frame.boundingBox()).toMatchObject({ width: 410 })
    await page.setViewportSize(ON_ITS_SIDE.viewport)
    await expect.poll(() => frame.boundingBox()).toMatchObject(ON_ITS_SIDE.viewport)
  })

  test('takes the focus without opening the keyboard', async () => {
    const { open, chat } = await world.visit(UPRIGHT)
    await open()
    const focused = () =>
      chat.locator('#app').evaluate(({ ownerDocument }) => ownerDocument.activeElement!.id)
    await expect.poll(focused).toBe('app')
  })

  test('keeps the composer and a message in sight over a keyboard that leaves 180 px', async () => {
    const visitor = await world.converse('Is the blue one back?', ON_ITS_SIDE)
    const { page } = visitor
    await openKeyboard(page, LEFT_PX)
    await expect.poll(() => edges(visitor, '#footer')).toMatchObject({ bottom: LEFT_PX - 4 })
    await expect
      .poll(async () => (await edges(visitor, '.bubble')).bottom)
      .toBeLessThanOrEqual((await edges(visitor, '#footer')).top)
    const bubble = await edges(visitor, '.bubble')
    expect(bubble.top).toBeGreaterThanOrEqual((await edges(visitor, '#header')).bottom)
  })

  test('leaves out the notch and the bar at the lower edge', async () => {
    const visitor = await world.visit(UPRIGHT)
    const { page } = visitor
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } })
    await visitor.open()
    const closing = async () => (await edges(visitor, '#header button')).top
    await expect.poll(closing).toBeGreaterThanOrEqual(47)
    await expect.poll(async () => (await edges(visitor, '#header')).top).toBe(0)
    expect((await edges(visitor, '.send')).bottom).toBeLessThanOrEqual(844 - 34)
    await openKeyboard(page, 500)
    await expect.poll(async () => (await edges(visitor, '.send')).bottom).toBeGreaterThan(470)
  })

  test('has letters in the composer into which Safari does not zoom', async () => {
    const { open, composer } = await world.visit(UPRIGHT)
    await open()
    await expect
      .poll(() => composer.evaluate(field => parseFloat(getComputedStyle(field).fontSize)))
      .toBeGreaterThanOrEqual(16)
  })

  test('fills a window that becomes a small one, and holds the page behind it', async () => {
    const { open, page } = await world.visit({ viewport: { width: 1000, height: 700 } })
    await makeTall(page)
    await open()
    await page.setViewportSize({ width: 600, height: 700 })
    await expect
      .poll(() => page.locator('#web-messenger-container').boundingBox())
      .toMatchObject({ width: 600, height: 700 })
    await expect.poll(() => overflowOf(page)).toBe('hidden')
    await page.setViewportSize({ width: 1000, height: 700 })
    await expect.poll(() => overflowOf(page)).toBe('visible')
  })

  test('lets the page scroll again after destroy()', expectToScrollAfterDestroy)
})

/** Styles of pages, and what their root has in its `style`. */
const PAGES: [which: string, css: string, rootStyle: string][] = [
  ['whose window scrolls', '', ''],
  ['whose body scrolls the window', 'html,body{height:100%;margin:0} body{overflow-y:scroll}', ''],
  ['whose root hides the horizontal bar', 'html{overflow-x:hidden}', ''],
  ['with declarations of its own on its root', '', 'overflow: auto scroll; padding-right: 5px;']
]

describe('The page behind a messenger that fills the window', () => {
  beforeAll(async () => {
    world = await borrowChatWorld({ hasScrollBars: true })
  })
  afterAll(() => world.close())

  longTest.each(PAGES)('does not scroll, and is given back: one %s', async (_, css, rootStyle) => {
    const { chat, launcher, open, page } = await world.visit({
      viewport: { width: 1000, height: 450 }
    })
    await makeTall(page, css, rootStyle)
    const looks = () =>
      page.evaluate(() => ({
        scrollY,
        width: document.querySelector('#tall')!.getBoundingClientRect().width,
        styles: [document.documentElement, document.body].map(({ style }) => style.cssText)
      }))
    await page.evaluate(() => scrollTo(0, 300))
    const before = await looks()
    expect(before.scrollY).toBe(300)
    expect(await barWidth(page)).toBeGreaterThan(0)

    await open()
    await expect.poll(() => barWidth(page)).toBe(0)
    await chat.locator('#header').hover()
    await page.mouse.wheel(0, 200)
    await page.keyboard.press('End')
    // What scrolls does so before the second frame.
    await page.evaluate(
      () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    )
    expect(await looks()).toMatchObject({ scrollY: 300, width: before.width })

    await page.keyboard.press('Escape')
    await chat.locator('#app').waitFor({ state: 'hidden' })
    expect(await looks()).toEqual(before)
    await page.mouse.wheel(0, 100)
    await expect.poll(async () => (await looks()).scrollY).toBeGreaterThan(300)
    await launcher.waitFor()
  })

  longTest('keeps what it has changed meanwhile', async () => {
    const { chat, open, page } = await world.visit(UPRIGHT)
    await open()
    await expect.poll(() => overflowOf(page)).toBe('hidden')
    await page.evaluate(() => (document.body.style.overflow = 'clip'))
    await chat.getByRole('button', { name: 'Close chat' }).click()
    await chat.locator('#app').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.body.style.overflow)).toBe('clip')
  })

  longTest('scrolls again after destroy()', expectToScrollAfterDestroy)
})
