import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { longTest } from './short-run'

let world: ConsoleWorld
let rest: Rest

const SHOP = 'https://shop.example'
const WIDE = { viewport: { width: 1440, height: 900 } }

const person = (page: Page) => page.getByRole('complementary', { name: 'Person' })
const fact = (page: Page, name: string) =>
  person(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
const listed = (page: Page, heading: string) =>
  person(page).getByRole('list', { name: heading }).getByRole('link').allTextContents()

const openOn = async (title: string) => {
  const visitor = await world.visit('Hello', undefined, undefined, {
    currentUrl: `${SHOP}/${title.toLowerCase()}`,
    currentTitle: title
  })
  const hash = `#/${world.server.demo.appId}/inbox/${visitor.conversationId}`
  return { visitor, page: await world.openSignedIn(hash, WIDE) }
}

describe('The pages of a visitor, beside their conversation', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('are there as soon as they are opened, without a reload', async () => {
    const { visitor, page } = await openOn('Bikes')
    const nowOn = fact(page, 'Now on').getByRole('link')
    await nowOn.getByText('Bikes', { exact: true }).waitFor()
    expect(await nowOn.getAttribute('href')).toBe(`${SHOP}/bikes`)
    expect(await nowOn.getAttribute('rel')).toContain('noreferrer')

    const loaded: string[] = []
    page.on('request', request => loaded.push(new URL(request.url()).pathname))
    await visitor.page(`${SHOP}/cart`, 'Your cart')
    await nowOn.getByText('Your cart', { exact: true }).waitFor()
    expect(loaded.filter(path => /conversations$|clients$/.test(path))).toEqual([])
    await expect.poll(() => listed(page, 'Pages of this visit')).toEqual(['Your cart', 'Bikes'])
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
  })

  longTest('are eight of a visit until all are asked for', async () => {
    const { visitor, page } = await openOn('First')
    for (let at = 1; at < 10; at++) await visitor.page(`${SHOP}/${at}`, `Page ${at}`)
    await expect.poll(() => listed(page, 'Pages of this visit')).toHaveLength(8)
    await fact(page, 'Now on').getByText('Page 9', { exact: true }).waitFor()
    await person(page).getByRole('button', { name: 'Show all pages' }).press('Enter')
    expect((await listed(page, 'Pages of this visit')).slice(7)).toEqual([
      'Page 2',
      'Page 1',
      'First'
    ])
    await person(page).getByRole('button', { name: 'Show fewer pages' }).press('Enter')
    expect(await listed(page, 'Pages of this visit')).toHaveLength(8)
  })

  longTest('are of the last visit once they are gone, with the time', async () => {
    const { visitor, page } = await openOn('Bikes')
    await visitor.page(`${SHOP}/cart`, 'Your cart')
    await fact(page, 'Now on').getByText('Your cart', { exact: true }).waitFor()
    const later = new Date(Date.now() + 6 * 60_000)
    await page.clock.install({ time: later })
    await page.reload()
    await fact(page, 'Last page').getByText('Your cart', { exact: true }).waitFor()
    await fact(page, 'Last page').getByRole('time').waitFor()
    expect(await fact(page, 'Now on').count()).toBe(0)
    expect(await listed(page, 'Pages of the last visit')).toEqual(['Your cart', 'Bikes'])
  })

  test('are those of now as long as the visitor is connected', async () => {
    const { visitor, page } = await openOn('Bikes')
    const isConnected = () => rest('GET', `/users/${visitor.userId}/connection`)
    const leave = await visitor.stay()
    await expect.poll(isConnected).toEqual({ isConnected: true })
    await page.clock.install({ time: new Date(Date.now() + 6 * 60_000) })
    await page.reload()
    await fact(page, 'Now on').getByText('Bikes', { exact: true }).waitFor()
    leave()
    await expect.poll(isConnected).toEqual({ isConnected: false })
    await page.clock.fastForward(31_000)
    await fact(page, 'Last page').getByText('Bikes', { exact: true }).waitFor()
  })

  longTest('says that pages are not kept where that is turned off', async () => {
    await rest('PATCH', '', { settings: { pageVisits: false } })
    try {
      const { visitor, page } = await openOn('Bikes')
      await person(page)
        .getByText('Only the page on which the visitor last began to chat')
        .waitFor()
      await visitor.page(`${SHOP}/cart`, 'Your cart')
      await page.reload()
      await fact(page, 'Page').getByText('Bikes', { exact: true }).waitFor()
      expect(await person(page).getByText('Your cart').count()).toBe(0)
    } finally {
      await rest('PATCH', '', { settings: { pageVisits: true } })
    }
  })
})
