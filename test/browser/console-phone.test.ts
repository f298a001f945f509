import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsoleWorld, rowOf, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { isFocused } from './keyboard'
import { firstInShortRun, longTest } from './short-run'

const WIDTHS = [320, 390]

let world: ConsoleWorld

describe('The console on a phone', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
  })
  afterAll(() => world.close())

  longTest(
    'has room for the name of the app in one line above in a language of long words',
    async () => {
      const page = await world.openSignedIn('#/', { viewport: { width: 360, height: 700 } })
      await page.evaluate(() => localStorage.setItem('pipit.console.language', 'fr'))
      await page.reload()
      const app = await page.getByRole('button', { name: /^App : / }).boundingBox()
      const person = await page.getByRole('button', { name: /^Compte/ }).boundingBox()
      const middleOf = (box: typeof app) => (box?.y ?? 0) + (box?.height ?? 0) / 2
      expect(middleOf(app)).toBe(middleOf(person))
      expect(app?.width).toBeGreaterThan(90)
      if (process.env.SCREENSHOTS)
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/top bar.png` })
    }
  )

  test.each(firstInShortRun(WIDTHS, 1))(
    'has one line above and the screens below, %i px wide',
    async width => {
      const page = await world.openSignedIn('#/', {
        viewport: { width, height: 700 },
        hasTouch: true
      })
      const boxOf = async (role: 'link' | 'button', name: string | RegExp) => {
        const box = await page.getByRole(role, { name, exact: true }).boundingBox()
        if (!box) throw new Error(`${name} is not seen`)
        return box
      }
      const line = [await boxOf('button', /^App: /), await boxOf('button', /^Account: /)]
      expect(new Set(line.map(({ y }) => y)).size).toBe(1)
      for (const name of ['Inbox', 'Install', 'Integrations', 'Connect Integrations']) {
        const { y, height, x } = await boxOf('link', name)
        expect(y).toBeGreaterThan(600)
        expect(y + height).toBeLessThanOrEqual(700)
        expect(x).toBeGreaterThanOrEqual(0)
      }
      await page.getByRole('link', { name: 'Integrations', exact: true }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Integrations' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  )

  test('has the list in sight, and behind a button the filters that are not set', async () => {
    await world.visit('A question', { givenName: 'Bea' })
    const page = await world.openSignedIn('#/', {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true
    })
    const row = rowOf(page, 'Bea')
    const filters = page.getByRole('button', { name: /^Filter/ })
    const channel = page.getByRole('combobox', { name: 'Channel' })
    const others = [
      page.getByRole('combobox', { name: 'Sort' }),
      page.getByRole('radio', { name: 'Unread' }),
      page.getByRole('button', { name: 'Save view' })
    ]
    const check = async () => {
      expect((await row.boundingBox())!.y).toBeLessThan(320)
      expect(await filters.getAttribute('aria-expanded')).toBe('false')
      for (const each of others) expect(await each.isVisible()).toBe(false)
      expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    }
    await row.waitFor()
    await check()
    expect(await channel.isVisible()).toBe(false)
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/filters.png` })

    await filters.press('Enter')
    expect(await filters.getAttribute('aria-expanded')).toBe('true')
    for (const each of others) await each.waitFor()
    await channel.selectOption('sdk')
    await filters.getByText('Filter (1)').waitFor()
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/filters open.png` })
    await filters.press('Enter')
    await channel.waitFor()
    await check()
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/filters set.png` })

    await channel.focus()
    await channel.selectOption('')
    await filters.getByText('Filter', { exact: true }).waitFor()
    expect(await isFocused(channel)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await isFocused(filters)).toBe(true)
    expect(await channel.isVisible()).toBe(false)

    await page.setViewportSize({ width: 1200, height: 700 })
    for (const each of [channel, ...others]) await each.waitFor()
    expect(await filters.isVisible()).toBe(false)
  })

  longTest('says nothing of keys, which a desktop lists', async () => {
    await world.visit('A question', { givenName: 'Ann' })
    const keys = (page: Page) => page.getByText('mark as read')
    const phone = await world.openSignedIn('#/', {
      viewport: { width: 390, height: 700 },
      hasTouch: true,
      isMobile: true
    })
    await rowOf(phone, 'Ann').waitFor()
    expect(await keys(phone).isVisible()).toBe(false)
    const desktop = await world.openSignedIn('#/')
    await rowOf(desktop, 'Ann').waitFor()
    expect(await keys(desktop).isVisible()).toBe(true)
  })
})
