import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, rowOf, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { longTest } from './short-run'

interface Reply {
  id: string
  name: string
  text: string
}

let world: ConsoleWorld
let app: Rest

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: /^Write a (reply|note)/ })
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Saved replies' }).getByRole('option')
const chosen = (page: Page) => page.getByRole('option', { selected: true }).locator('.reply-name')
const stored = async () =>
  (await app<{ savedReplies: Reply[] }>('GET', '/saved-replies')).savedReplies

const open = (address: string, options?: BrowserContextOptions) =>
  world.openSignedIn(`#/${world.server.demo.appId}/${address}`, options)
const openThread = async (name: string, options?: BrowserContextOptions) => {
  await world.visit('A question', { givenName: name })
  const page = await open('inbox', options)
  await rowOf(page, name).click()
  await field(page).waitFor()
  return page
}

describe('In the console, saved replies', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    app = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    for (const { id } of await stored()) await app('DELETE', `/saved-replies/${id}`)
  })

  test('are written, refused with a reason at the field, changed and deleted', async () => {
    const page = await open('app')
    await page.getByRole('link', { name: 'Saved replies' }).click()
    await page.getByText('No reply is here yet.').waitFor()
    await button(page, 'New reply').focus()
    await page.keyboard.press('Enter')
    const name = page.getByLabel('Name', { exact: true })
    const text = page.getByLabel('Text', { exact: true })
    await name.press('Enter')
    await page.getByText('Name must not be empty.').waitFor()
    await name.fill('Hello')
    await text.fill('Hello {{visitor.nme}}!')
    await button(page, 'Save reply').click()
    await page
      .getByText('{{visitor.nme}} is no placeholder. Use {{visitor.name}} or {{agent.name}}.')
      .waitFor()
    expect(await text.evaluate(node => node === document.activeElement)).toBe(true)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await text.fill('Hello {{visitor.name}}!')
    await button(page, 'Save reply').click()
    await page.getByText('The reply “Hello” is saved.').waitFor()
    expect(await stored()).toMatchObject([{ name: 'Hello', text: 'Hello {{visitor.name}}!' }])
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])

    await app('POST', '/saved-replies', { name: 'Bye', text: 'Bye!' })
    await button(page, 'Edit Hello').click()
    await name.fill('BYE')
    await name.press('Enter')
    await page.getByRole('alert').getByText('Another reply has this name.').waitFor()
    await name.fill('Good day')
    await name.press('Enter')
    await page.getByRole('heading', { name: 'Good day' }).waitFor()
    await button(page, 'Delete Good day').click()
    await button(page, 'Delete').click()
    await page.getByText('The reply “Good day” is deleted.').waitFor()
    await page.getByText('No reply is here yet.').waitFor()
    await expect
      .poll(() => button(page, 'New reply').evaluate(node => node === document.activeElement))
      .toBe(true)
    expect((await stored()).map(reply => reply.name)).toEqual(['Bye'])
  })

  test('are found by / with the keyboard, and put in with the names', async () => {
    const account = await open('account')
    await account.getByLabel('Name', { exact: true }).fill('Ada')
    await button(account, 'Save name').click()
    await account.getByText('Your name is saved.').waitFor()

    await app('POST', '/saved-replies', { name: 'Opening hours', text: 'From 9 to 5.' })
    await app('POST', '/saved-replies', {
      name: 'Thanks',
      text: 'Thank you, {{visitor.name}}!\n{{agent.name}}'
    })
    await app('POST', '/saved-replies', { name: 'Hello', text: '/hello/ opens a path' })
    const page = await openThread('Gil')
    await field(page).pressSequentially('/')
    await expect.poll(() => options(page).count()).toBe(3)
    expect(await chosen(page).textContent()).toBe('Hello')
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.keyboard.press('ArrowUp')
    expect(await chosen(page).textContent()).toBe('Thanks')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await chosen(page).textContent()).toBe('Opening hours')
    await field(page).pressSequentially('open')
    await expect
      .poll(() => options(page).locator('.reply-name').allTextContents())
      .toEqual(['Opening hours', 'Hello'])
    await page.keyboard.press('Escape')
    await options(page).first().waitFor({ state: 'detached' })
    expect(await field(page).inputValue()).toBe('/open')

    await field(page).fill('')
    await field(page).fill('/thank')
    await options(page).first().waitFor()
    await page.keyboard.press('Enter')
    expect(await field(page).inputValue()).toBe('Thank you, Gil!\nAda')
    await page.keyboard.press('Enter')
    await page.locator('.bubble', { hasText: 'Thank you, Gil!' }).waitFor()

    await field(page).fill('First')
    await button(page, 'Saved replies').click()
    await options(page).first().click()
    expect(await field(page).inputValue()).toBe('First /hello/ opens a path')
    await field(page).fill('/nothing like this')
    expect(await options(page).count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.locator('.bubble', { hasText: '/nothing like this' }).waitFor()
  })

  longTest(
    'can be loaded again when they could not be, and say where the first one is made',
    async () => {
      const page = await openThread('Hal', { viewport: { width: 360, height: 640 } })
      await page.context().route('**/saved-replies*', route => route.abort())
      await button(page, 'Saved replies').click()
      await page.getByText('The saved replies could not be loaded.').waitFor()
      await page.context().unroute('**/saved-replies*')
      await button(page, 'Try again').click()
      await page.getByText('No reply is here yet.').waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await page.getByRole('link', { name: 'New reply' }).click()
      await page.getByRole('heading', { level: 1, name: 'Saved replies' }).waitFor()
    }
  )
})
