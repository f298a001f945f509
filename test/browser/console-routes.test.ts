import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { openPreviewWorld, type PreviewWorld } from './preview-world'
import { field } from './setting-changes'

let world: PreviewWorld

const hashOf = (page: Page) => new URL(page.url()).hash
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Groups of settings' }).getByRole('link', { name })
const currentTab = (page: Page) => page.locator('.section-tabs [aria-current]').allTextContents()

describe('Addresses of the console', () => {
  beforeAll(async () => {
    world = await openPreviewWorld()
  })
  afterAll(() => world.close())

  test('name the group of settings that is seen', async () => {
    const page = await world.openSettings()
    expect(await currentTab(page)).toEqual(['Look'])
    await tab(page, 'Texts').click()
    await expect.poll(() => hashOf(page)).toMatch(/\/settings\/[0-9a-f]{24}\/texts$/)
    await expect.poll(() => currentTab(page)).toEqual(['Texts'])
    await expect
      .poll(() => heading(page, 'Texts').evaluate(h2 => h2 === document.activeElement))
      .toBe(true)

    await page.reload()
    await heading(page, 'Texts').waitFor()
    await expect.poll(() => currentTab(page)).toEqual(['Texts'])
    await tab(page, 'Before the chat').click()
    await expect.poll(() => currentTab(page)).toEqual(['Before the chat'])
    await page.goBack()
    await expect.poll(() => currentTab(page)).toEqual(['Texts'])
  })

  test('of another group ask nothing where something is not saved, those of another screen do', async () => {
    const page = await world.openSettings()
    await field(page, 'Name of the business').fill('Ann & Co')
    await tab(page, 'Behaviour').click()
    await expect.poll(() => currentTab(page)).toEqual(['Behaviour'])
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(await field(page, 'Name of the business').inputValue()).toBe('Ann & Co')
    await page.getByRole('link', { name: 'Inbox' }).click()
    await page.getByRole('alertdialog').waitFor()
  })

  test('of no screen say so, and lead to the inbox', async () => {
    const page = await world.openSignedIn(`#/${world.server.demo.appId}/setings`)
    await heading(page, 'This page is not there').waitFor()
    await expect.poll(() => page.title()).toMatch(/^Not found/)
    expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])
    await page.getByRole('link', { name: 'Show the inbox' }).click()
    await expect.poll(() => hashOf(page)).toBe(`#/${world.server.demo.appId}/inbox`)
  })
})
