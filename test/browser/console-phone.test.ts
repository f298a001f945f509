import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsoleWorld, type ConsoleWorld } from './console-world'

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
    const signOut = await page.getByRole('button', { name: 'Déconnexion' }).boundingBox()
    expect(app?.y).toBe(signOut?.y)
    expect(app?.width).toBeGreaterThan(90)
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/top bar.png` })
  })

  test.each([390, 320])('has one line above and the screens below, %i px wide', async width => {
    const page = await world.openSignedIn('#/', {
      viewport: { width, height: 700 },
      hasTouch: true
    })
    const boxOf = async (role: 'link' | 'button', name: string | RegExp) => {
      const box = await page.getByRole(role, { name, exact: true }).boundingBox()
      if (!box) throw new Error(`${name} is not seen`)
      return box
    }
    const line = [
      await boxOf('button', /^App: /),
      await boxOf('button', 'Password'),
      await boxOf('button', 'Sign out')
    ]
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
  })
})
