import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsoleWorld, rowOf, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { firstInShortRun, longTest } from './short-run'

const SIZES: [string, BrowserContextOptions][] = [
  ['a phone', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }],
  ['a desktop screen in dark mode', { colorScheme: 'dark' }],
  ['a desktop screen in light mode', {}],
  ['a desktop screen at 400 % zoom', { viewport: { width: 320, height: 256 } }]
]

/** Width below which the person has a screen of their own, and the header no button to block them. */
const NARROW_PX = 400

let world: ConsoleWorld

/** Reads the violations that axe finds, and whether the page scrolls sideways. */
const check = async (page: Page, screen: string) => {
  expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice']), screen).toEqual([])
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(sideways), screen).toBeLessThanOrEqual(0)
}

describe('The console', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
  })
  afterAll(() => world.close())

  test.each(firstInShortRun(SIZES, 1))(
    'has no accessibility violations on any screen, at %s',
    async (_where, options) => {
      await world.visit('A question', { givenName: 'Ann', email: 'ann@example.com' })
      const page = await world.open(options)
      await page.getByLabel('E-mail').waitFor()
      await check(page, 'sign-in')
      await world.signIn(page)
      await rowOf(page, 'Ann').first().waitFor()
      await check(page, 'inbox')
      await rowOf(page, 'Ann').first().click()
      await page.locator('.bubble').waitFor()
      await check(page, 'thread')
      if ((page.viewportSize()?.width ?? 0) < NARROW_PX) {
        await page.getByRole('button', { name: 'Person', exact: true }).click()
      }
      await page.getByRole('button', { name: 'Block' }).click()
      await check(page, 'question before blocking')
      await page.goto(page.url().replace(/#.*/, `#/${world.server.demo.appId}/install`))
      await page.getByRole('region', { name: 'Snippet' }).waitFor()
      await check(page, 'install')
    }
  )

  longTest('mirrors its layout for right-to-left languages', async () => {
    await world.visit('A question', { givenName: 'Bo' })
    const page = await world.openSignedIn('')
    await rowOf(page, 'Bo').click()
    await page.locator('.bubble').waitFor()
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    const list = await page.getByRole('region', { name: 'Conversations' }).boundingBox()
    const thread = await page
      .getByRole('region', { name: 'Conversation', exact: true })
      .boundingBox()
    expect(list?.x).toBeGreaterThan(thread?.x ?? Infinity)
    await check(page, 'thread from the right')
  })

  test('holds the focus in an open dialog, and returns it, within its own security policy', async () => {
    const page = await world.open()
    const refusals: string[] = []
    page.on('pageerror', error => refusals.push(error.message))
    page.on('console', line => /policy|trusted/i.test(line.text()) && refusals.push(line.text()))
    await world.signIn(page)
    const button = page.getByRole('button', { name: /^App: / })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'New app' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New app' })
    const field = page.getByLabel('Name of the app')
    const isFocused = (element: typeof button) =>
      expect.poll(() => element.evaluate(e => e === document.activeElement)).toBe(true)
    await isFocused(field)
    await page.keyboard.press('Shift+Tab')
    await isFocused(dialog.getByRole('button', { name: 'Cancel' }))
    await page.keyboard.press('Tab')
    await isFocused(field)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await isFocused(button)
    expect(refusals).toEqual([])
  })

  test('ignores single-letter shortcuts when they are turned off', async () => {
    await world.visit('A question', { givenName: 'Cy' })
    const page = await world.openSignedIn('')
    await rowOf(page, 'Cy').waitFor()
    await page.getByRole('checkbox', { name: 'Single letters are shortcuts' }).uncheck()
    await page.keyboard.press('/')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('type'))
    expect(await focused()).toBe('checkbox')
    await page.reload()
    await rowOf(page, 'Cy').waitFor()
    await page.keyboard.press('j')
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('row')
  })
})
