import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ConsoleWorld, openConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { longTest } from './short-run'

let world: ConsoleWorld

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

const menuButton = (page: Page) => page.getByRole('button', { name: /^Account: / })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const items = (page: Page) => page.locator('.menu [role^=menuitem]')

describe('The menu of the person', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
  })
  afterAll(() => world.close())

  test('names them, and is reached, read and left with the keyboard', async () => {
    const page = await world.openSignedIn('#/')
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu', { name: /^Account: / })
    await menu.getByText(world.server.demo.signIn.email).waitFor()
    expect(await items(page).allTextContents()).toEqual([
      ...['English', 'Deutsch', 'Français', 'Español', 'Português (Brasil)', 'العربية'],
      ...['Team', 'Your account', 'Sign out']
    ])
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await heading(page, 'Change your password').waitFor()
    const { appId } = world.server.demo
    expect(new URL(page.url()).hash).toBe(`#/${appId}/account`)
    await expect
      .poll(() => heading(page, 'Your account').evaluate(h1 => h1 === document.activeElement))
      .toBe(true)
    await page.reload()
    await heading(page, 'Your account').waitFor()
    await expect.poll(() => page.title()).toMatch(/^Your account · /)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
  })

  longTest('is at the foot of the side bar, and at the top right of a phone', async () => {
    const wide = await world.openSignedIn('#/')
    const atFoot = await menuButton(wide).boundingBox()
    expect((atFoot?.y ?? 0) + (atFoot?.height ?? 0)).toBeGreaterThan(780)
    expect(atFoot?.x).toBeLessThan(20)

    const phone = await world.openSignedIn('#/', PHONE)
    const atTop = await menuButton(phone).boundingBox()
    expect(atTop?.y).toBeLessThan(20)
    expect((atTop?.x ?? 0) + (atTop?.width ?? 0)).toBeGreaterThan(370)
    await menuButton(phone).tap()
    await items(phone).getByText('Sign out').waitFor()
  })

  longTest('leads to where they are signed in, and signs other browsers out', async () => {
    const other = await world.open({ userAgent: FIREFOX })
    await world.signIn(other)
    const page = await world.openSignedIn(`#/${world.server.demo.appId}/account`)
    const panel = page.getByRole('region', { name: 'Where you are signed in' })
    await panel.getByText('This browser').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await panel.getByRole('button', { name: 'Sign out: Firefox, Windows' }).click()
    await page.getByText('Signed out: Firefox, Windows').waitFor()
    await expect.poll(() => panel.getByText('Firefox').count()).toBe(0)
    await other.reload()
    await world.signIn(other)

    await page.reload()
    await panel.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByText('You are signed out everywhere else.').waitFor()
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(1)
    await other.reload()
    await heading(other, 'Sign in to Pipit').waitFor()
  })

  longTest('says that the sessions could not be loaded, and loads them again', async () => {
    const page = await world.openSignedIn(`#/${world.server.demo.appId}/inbox`)
    await page.route('**/console/api/sessions', route => route.abort())
    await menuButton(page).click()
    await items(page).getByText('Your account').click()
    await page.getByText('The sessions could not be loaded.').waitFor()
    await page.unroute('**/console/api/sessions')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('This browser').waitFor()
  })

  longTest('signs out', async () => {
    const page = await world.open()
    await world.signIn(page)
    await menuButton(page).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await heading(page, 'Sign in to Pipit').waitFor()
    await page.reload()
    await heading(page, 'Sign in to Pipit').waitFor()
  })
})
