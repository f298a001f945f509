import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { isFocused, pressByKey } from './keyboard'
import { longTest } from './short-run'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const SIZES: [string, BrowserContextOptions, 'ltr' | 'rtl'][] = [
  ['a phone in dark mode, from right to left', { ...PHONE, colorScheme: 'dark' }, 'rtl'],
  ['a desktop screen', {}, 'ltr']
]

let world: ConsoleWorld
let app: Rest
let integrationId: string

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const change = (fields: object) => app('PATCH', `/integrations/${integrationId}`, fields)

const open = (address: string, options?: BrowserContextOptions) =>
  world.openSignedIn(`#/${world.server.demo.appId}/${address}`, options)

const openChanges = async (options?: BrowserContextOptions) => {
  const page = await open(`changes/${integrationId}`, options)
  await heading(page, 'Changes').waitFor()
  return page
}

beforeAll(async () => {
  world = await openConsoleWorld()
  const { url, demo, accountKey } = world.server
  app = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
})
afterAll(() => world.close())
beforeEach(async () => {
  const { integration } = await app<{ integration: { id: string } }>('POST', '/integrations', {
    type: 'web',
    displayName: 'Shop page'
  })
  integrationId = integration.id
  onTestFinished(async () => {
    await app('DELETE', `/integrations/${integration.id}`)
  })
})

describe('In the console, changes of settings', () => {
  test('of a messenger stand behind a link in its settings, and the newest is undone', async () => {
    const page = await open(`settings/${integrationId}`)
    await page.getByLabel('Name of the business', { exact: true }).fill('Ann & Co')
    await page.getByRole('switch', { name: 'Prechat form', exact: true }).check()
    await press(page, 'Save changes')
    await page.getByText('Saved: 2 changes.').waitFor()
    await page.getByRole('link', { name: 'Changes', exact: true }).click()
    await heading(page, 'Changes').waitFor()
    const { email } = world.server.demo.signIn
    await rows(page).filter({ hasText: email }).waitFor()
    expect(await rows(page).locator('dt').allTextContents()).toEqual([
      'Name of the business',
      'Prechat form'
    ])
    expect(await rows(page).locator('dd').allTextContents()).toEqual([
      'not set → Ann & Co',
      'not set → on'
    ])
    await press(page, 'Undo')
    await page.getByText('The former settings are back.').waitFor()
    await expect.poll(() => rows(page).count()).toBe(2)
    const { integration } = await app<{ integration: Record<string, unknown> }>(
      'GET',
      `/integrations/${integrationId}`
    )
    expect(integration).toMatchObject({ prechatCapture: { enabled: false } })
    expect(integration['businessName'] ?? null).toBe(null)
  })

  longTest('of an app stand behind a link in its settings, and its name comes back', async () => {
    const page = await open('app')
    await page.getByLabel('Name', { exact: true }).fill('Harbour Bikes')
    await page.getByLabel('Keep conversations').selectOption('1 year')
    await press(page, 'Save changes')
    await page.getByText('Saved: 2 changes.').waitFor()
    await page.getByRole('link', { name: 'Changes', exact: true }).click()
    await page.getByText('for ever → 365 days').waitFor()
    await press(page, 'Undo')
    await page.getByText('The former settings are back.').waitFor()
    await page.getByRole('button', { name: 'App: Harbour Street Cycles' }).waitFor()
  })

  longTest(
    'by a key name it, and are not undone where somebody has changed more meanwhile',
    async () => {
      await change({ brandColor: '111111' })
      const page = await openChanges()
      await page.getByText('Key “').waitFor()
      await change({ brandColor: '222222' })
      await press(page, 'Undo')
      await page.getByText('Somebody has changed the settings meanwhile.').waitFor()
      await expect.poll(() => rows(page).count()).toBe(2)
      const { integration } = await app<{ integration: { brandColor: string } }>(
        'GET',
        `/integrations/${integrationId}`
      )
      expect(integration.brandColor).toBe('222222')
    }
  )

  longTest(
    'are none at first, are loaded again after a failure, and show older ones at a press',
    async () => {
      const page = await openChanges()
      await page.getByText('Nothing was changed yet.').waitFor()
      for (let n = 1; n <= 30; n++) await change({ displayName: `Page ${n}` })
      await page.route(/\/changes/, route => route.abort())
      await page.reload()
      await page.getByText('The changes could not be loaded.').waitFor()
      await page.unroute(/\/changes/)
      await press(page, 'Try again')
      await expect.poll(() => rows(page).count()).toBe(25)
      await press(page, 'Show older changes')
      await expect.poll(() => rows(page).count()).toBe(30)
      expect(await rows(page).last().locator('dd').textContent()).toBe('Shop page → Page 1')
      expect(await page.getByRole('button', { name: 'Show older changes' }).count()).toBe(0)
      await expect.poll(() => isFocused(page.locator('ol.changes'))).toBe(true)
    }
  )

  longTest.each(SIZES)('can be read and undone by keyboard on %s', async (_where, options, dir) => {
    await change({ originWhitelist: ['https://a-rather-long-name.of-a-site.shop.example'] })
    const page = await openChanges(options)
    await page.evaluate(dir => (document.documentElement.dir = dir), dir)
    await rows(page).first().waitFor()
    expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])
    const sideways = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
    await pressByKey(page, page.getByRole('button', { name: 'Undo' }))
    await page.getByText('The former settings are back.').waitFor()
  })
})
