import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ConsoleWorld, openConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { choose, pngOf, statusOf, uploaded } from './pictures'
import { field } from './setting-changes'
import { longTest } from './short-run'
import { visitorOn } from './visitor'

const PICTURE = 'Your picture'
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

let world: ConsoleWorld

const panel = (page: Page) => page.getByRole('region', { name: 'What visitors see of you' })
const openAccount = async (page: Page) => {
  await page.evaluate(appId => (location.hash = `#/${appId}/account`), world.server.demo.appId)
  await panel(page).waitFor()
}
const check = async (page: Page) => {
  expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
}

describe('Name and picture of a member', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
  })
  afterAll(() => world.close())

  test('are shown to visitors with a reply once the member says so', async () => {
    const shop = await world.open()
    await shop.goto(`${world.server.url}/demo/`)
    const visitor = visitorOn(shop)
    await visitor.open()
    await visitor.write('Is the bread still warm?')
    await expect
      .poll(visitor.messages)
      .toMatchObject([{ status: expect.stringMatching(/sent|delivered|read/) }])
    const conversationId = await visitor.conversationId()
    const page = await world.openSignedIn('#/')
    await openAccount(page)
    await field(page, 'Name').fill('Ann')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByText('Your name is saved.').waitFor()
    await choose(page, pngOf(200, 200), PICTURE)
    await uploaded(page, PICTURE)
    const address = await field(page, PICTURE).inputValue()
    await panel(page).getByRole('switch', { name: 'Show my name and picture' }).check()
    await panel(page).getByRole('button', { name: 'Save', exact: true }).click()
    await panel(page).getByText('Saved. It counts for what you write from now on.').waitFor()
    await check(page)

    const thread = `#/${world.server.demo.appId}/inbox/${conversationId}`
    await page.evaluate(hash => (location.hash = hash), thread)
    await page
      .getByRole('textbox', { name: 'Write a reply', exact: true })
      .fill('Just out of the oven.')
    await page.keyboard.press('Enter')
    const at = `${world.server.url}/v2/apps/${world.server.demo.appId}`
    const author = async () => {
      const answer = await page.request.get(`${at}/conversations/${conversationId}/messages`)
      return (await answer.json()).messages[1]?.author
    }
    await expect.poll(author).toMatchObject({ displayName: 'Ann', avatarUrl: address })
    expect(await statusOf(address)).toBe(200)

    const reply = visitor.chat.locator('[data-role="business"]', {
      hasText: 'Just out of the oven.'
    })
    await expect.poll(() => reply.locator('.author').textContent()).toBe('Ann')
    const picture = reply.locator('img.avatar')
    expect(await picture.getAttribute('src')).toBe(address)
    const width = () => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  })

  longTest('are refused for an address that browsers do not load, on a phone', async () => {
    const page = await world.openSignedIn('#/', PHONE)
    await openAccount(page)
    await field(page, PICTURE).fill('http://example.com/ann.png')
    await panel(page).getByRole('button', { name: 'Save', exact: true }).tap()
    await page.getByText('The picture needs an address that begins with https://.').waitFor()
    await check(page)
  })
})
