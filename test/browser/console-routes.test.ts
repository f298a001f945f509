import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowOf } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { openPreviewWorld, type PreviewWorld } from './preview-world'
import { field } from './setting-changes'
import { longTest } from './short-run'

let world: PreviewWorld

const hashOf = (page: Page) => new URL(page.url()).hash
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const screens = (page: Page) => page.getByRole('navigation', { name: 'Screens' })
const currentScreen = (page: Page) => screens(page).locator('[aria-current=page]').allTextContents()
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Groups of settings' }).getByRole('link', { name })
const currentTab = (page: Page) => page.locator('.section-tabs [aria-current]').allTextContents()

describe('Addresses of the console', () => {
  beforeAll(async () => {
    world = await openPreviewWorld()
  })
  afterAll(() => world.close())

  test('lead to each screen after a sign-in, a reload and back, and the title names it', async () => {
    const { server } = world
    const { conversationId } = await world.visit('Hello', { givenName: 'Ann' })
    const at = `#/${server.demo.appId}`
    const page = await world.open()
    await page.goto(`${server.url}/console/${at}/changes/${world.integrationId}`)
    await page.reload()
    await world.signIn(page)
    await heading(page, 'Changes').waitFor()
    expect(hashOf(page)).toBe(`${at}/changes/${world.integrationId}`)
    expect(await currentScreen(page)).toEqual(['Integrations'])

    await screens(page).getByRole('link', { name: 'App settings' }).click()
    await heading(page, 'App settings').waitFor()
    expect(await currentScreen(page)).toEqual(['App settings'])
    await expect.poll(() => page.title()).toMatch(/App settings · /)
    await screens(page).getByRole('link', { name: 'Inbox' }).click()
    await rowOf(page, 'Ann').click()
    await expect.poll(() => page.title()).toMatch(/Ann · /)
    await page.reload()
    await expect.poll(() => page.title()).toMatch(/Ann · /)
    expect(hashOf(page)).toBe(`${at}/inbox/${conversationId}`)
    await page.goBack()
    await page.goBack()
    await heading(page, 'App settings').waitFor()
    await page.goForward()
    await expect.poll(() => currentScreen(page)).toEqual(['Inbox'])
  })

  longTest('name the group of settings that is seen', async () => {
    const page = await world.openSettings()
    expect(await currentTab(page)).toEqual(['Look'])
    await tab(page, 'Texts').click()
    await expect.poll(() => hashOf(page)).toMatch(/\/settings\/[0-9a-f]{24}\/texts$/)
    await expect.poll(() => currentTab(page)).toEqual(['Texts'])
    await expect
      .poll(() => heading(page, 'Texts').evaluate(h2 => h2 === document.activeElement))
      .toBe(true)
    await expect.poll(() => page.title()).toMatch(/Texts · Settings of the messenger · /)

    await page.reload()
    await heading(page, 'Texts').waitFor()
    await expect.poll(() => currentTab(page)).toEqual(['Texts'])
    const readScroll = () => page.locator('.page.settings').evaluate(({ scrollTop }) => scrollTop)
    const scroll = await readScroll()
    await tab(page, 'Before the chat').focus()
    expect(await readScroll()).toBe(scroll)
    await tab(page, 'Before the chat').click()
    await expect.poll(() => currentTab(page)).toEqual(['Before the chat'])
    await page.goBack()
    await expect.poll(() => currentTab(page)).toEqual(['Texts'])
  })

  longTest(
    'of another group ask nothing where something is not saved, those of another screen do',
    async () => {
      const page = await world.openSettings()
      await field(page, 'Name of the business').fill('Ann & Co')
      await tab(page, 'Behaviour').click()
      await expect.poll(() => currentTab(page)).toEqual(['Behaviour'])
      expect(await page.getByRole('alertdialog').count()).toBe(0)
      expect(await field(page, 'Name of the business').inputValue()).toBe('Ann & Co')
      await screens(page).getByRole('link', { name: 'Inbox' }).click()
      await page.getByRole('alertdialog').waitFor()
    }
  )

  longTest('of no screen, app or group of settings say so, and lead to the inbox', async () => {
    const { appId } = world.server.demo
    const page = await world.openSignedIn(`#/${appId}/setings`)
    await heading(page, 'This page is not there').waitFor()
    await expect.poll(() => page.title()).toMatch(/Not found · /)
    expect(await currentScreen(page)).toEqual([])
    expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])
    await page.getByRole('link', { name: 'Show the inbox' }).click()
    await expect.poll(() => hashOf(page)).toBe(`#/${appId}/inbox`)
    await heading(page, 'This page is not there').waitFor({ state: 'detached' })
    for (const hash of [
      `#/${'0'.repeat(24)}/inbox`,
      `#/${appId}/settings/${world.integrationId}/nonsense`
    ]) {
      await page.evaluate(hash => (location.hash = hash), hash)
      await heading(page, 'This page is not there').waitFor()
      await page.evaluate(hash => (location.hash = hash), `#/${appId}/inbox`)
      await heading(page, 'This page is not there').waitFor({ state: 'detached' })
    }
  })
})
