import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsoleWorld, rowOf, type ConsoleWorld } from './console-world'
import { firstInShortRun } from './short-run'

const WIDTHS = [320, 390]

let world: ConsoleWorld

describe('The console on a phone', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
  })
  afterAll(() => world.close())

  test('has room for the name of the app in one line above in a language of long words', async () => {
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
  })

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

  test('says nothing of keys, which a desktop lists', async () => {
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
