import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, rowOf, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { isFocused } from './keyboard'
import { longTest } from './short-run'

let world: ConsoleWorld
let rest: Rest

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = async (page: Page, name: string) => {
  await press(page, 'Save view')
  await page.getByRole('menuitem', { name, exact: true }).click()
}
const views = (page: Page) => page.getByRole('combobox', { name: 'View', exact: true })
const shown = (page: Page) =>
  views(page).evaluate((select: HTMLSelectElement) =>
    select.selectedOptions[0]?.textContent.replace(/ \(\d+\)$/, '')
  )
const counted = (page: Page, name: string) =>
  views(page).locator('option').filter({ hasText: name }).textContent()
const undo = (page: Page, done: string) =>
  page
    .getByRole('alertdialog')
    .filter({ hasText: done })
    .getByRole('button', { name: 'Undo' })
    .click()
const openAt = (path: string, options?: object) =>
  world.openSignedIn(`#/${world.server.demo.appId}/${path}`, options)

/** Saves what the list shows, by keyboard. @returns The address of the view. */
const saveAs = async (page: Page, name: string): Promise<string> => {
  await choose(page, 'Save as a new view…')
  await page.getByRole('dialog', { name: 'Save view' }).waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.keyboard.press('Enter')
  await page.waitForURL(/views\/[0-9a-f]{24}$/)
  return page.url().replace(/.*\/views/, 'views')
}

describe('A view of the inbox that a member saves', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('is listed under its name, has an address, and is renamed, changed and removed with undo', async () => {
    const ann = await world.visit('A refund, please', { givenName: 'Ann' })
    const ben = await world.visit('Opening hours?', { givenName: 'Ben' })
    await rest('PATCH', `/conversations/${ann.conversationId}`, { addTags: ['refund'] })
    const page = await openAt('inbox')
    await rowOf(page, 'Ben').waitFor()
    const count = () => counted(page, 'Refunds')
    await page.getByLabel('Tag', { exact: true }).selectOption('refund')
    await rowOf(page, 'Ben').waitFor({ state: 'detached' })
    const address = await saveAs(page, 'Refunds')
    await expect.poll(() => shown(page)).toBe('Refunds')
    await expect.poll(count).toBe('Refunds (1)')
    await rest('PATCH', `/conversations/${ben.conversationId}`, { addTags: ['refund'] })
    await expect.poll(count).toBe('Refunds (2)')
    await rest('PATCH', `/conversations/${ben.conversationId}`, { removeTags: ['refund'] })
    await rowOf(page, 'Ben').waitFor({ state: 'detached' })
    await expect.poll(count).toBe('Refunds (1)')
    expect(await isFocused(page.getByRole('button', { name: 'Save view', exact: true }))).toBe(true)

    const again = await openAt(address)
    await rowOf(again, 'Ann').click()
    await again.waitForURL(url => url.hash.includes(`${address}/`))
    await again.reload()
    await rowOf(again, 'Ann').waitFor()
    expect(await rowOf(again, 'Ben').count()).toBe(0)

    await choose(page, 'Rename…')
    await page.getByRole('dialog', { name: 'Rename view' }).waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.getByRole('textbox', { name: 'Name' }).fill('Money back')
    await page.keyboard.press('Enter')
    await expect.poll(() => shown(page)).toBe('Money back')
    await undo(page, 'View renamed')
    await expect.poll(() => shown(page)).toBe('Refunds')

    await page.getByLabel('Sort').selectOption('waiting')
    await choose(page, 'Save changes')
    await undo(page, 'View changed')
    await expect.poll(() => page.getByLabel('Sort').inputValue()).toBe('newest')

    await choose(page, 'Remove this view')
    await rowOf(page, 'Ben').waitFor()
    expect(await shown(page)).toMatch(/^Open/)
    await again.reload()
    await again.getByText('This view is no longer there.').waitFor()
    await undo(page, 'View removed')
    await rowOf(page, 'Ben').waitFor({ state: 'detached' })
    expect(page.url()).toContain(address)
    await views(page).selectOption('all')
    await rowOf(page, 'Ben').waitFor()
    expect(page.url()).toMatch(/inbox$/)
  })

  longTest('is left with the words that were searched for in it', async () => {
    await world.visit('Blue, please', { givenName: 'Una' })
    await world.visit('Green, please', { givenName: 'Vic' })
    const page = await openAt('inbox')
    await saveAs(page, 'Colours')
    const search = page.getByRole('searchbox')
    await search.fill('blue')
    await rowOf(page, 'Vic').waitFor({ state: 'detached' })
    await page.goBack()
    await rowOf(page, 'Vic').waitFor()
    expect(await search.inputValue()).toBe('')
  })

  longTest('opens where its tag is gone, and says so', async () => {
    const cyd = await world.visit('Late again', { givenName: 'Cyd' })
    const one = `/conversations/${cyd.conversationId}`
    await rest('PATCH', one, { addTags: ['late'] })
    const page = await openAt('inbox')
    await page.getByLabel('Tag', { exact: true }).selectOption('late')
    const address = await saveAs(page, 'Late ones')
    await rest('PATCH', one, { removeTags: ['late'] })
    await page.getByText('No conversation has the tag “late” of this view any more.').waitFor()
    const again = await openAt(address, { viewport: { width: 360, height: 640 } })
    await again.getByText('No conversation has the tag “late” of this view any more.').waitFor()
    expect(await findAccessibilityProblems(again.mainFrame())).toEqual([])
    await again.getByRole('button', { name: 'Filter (1)' }).click()
    const menu = (await again.getByRole('button', { name: 'Save view' }).boundingBox())!
    expect(menu.x + menu.width).toBeLessThanOrEqual(360)
  })

  longTest('says where views cannot be loaded, and which names are taken', async () => {
    const page = await openAt('inbox')
    const address = await saveAs(page, 'Everything open')
    await choose(page, 'Save as a new view…')
    await page.getByRole('textbox', { name: 'Name' }).fill('everything OPEN')
    await page.keyboard.press('Enter')
    await page.getByText('Another view of yours has this name.').waitFor()
    await page.keyboard.press('Escape')

    let asked = 0
    await page.route('**/views', route => {
      asked++
      return route.abort()
    })
    await page.reload()
    await page.getByText('Your views could not be loaded.').waitFor()
    // They are asked for once more, when the stream of events is open.
    await expect.poll(() => asked).toBe(2)
    await page.unroute('**/views')
    await press(page, 'Try again')
    await expect.poll(() => shown(page)).toBe('Everything open')
    expect(page.url()).toContain(address)
  })
})
