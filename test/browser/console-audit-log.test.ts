import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Rest, restAt } from '../util/rest'
import { type ConsoleWorld, openConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { hasFocus } from './seen-walk'
import { longTest } from './short-run'

let world: ConsoleWorld
let app: Rest

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const entries = (page: Page) => page.getByRole('main').getByRole('listitem')

beforeAll(async () => {
  world = await openConsoleWorld()
  const { url, demo, accountKey } = world.server
  app = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
})
afterAll(() => world.close())

describe('In the console, the audit log', () => {
  test('stands beside the team, names who did what, before and after, and is filtered', async () => {
    await app('PATCH', '', { displayName: 'Bakery' })
    await app('POST', '/keys', { displayName: 'Till' })
    const page = await world.openSignedIn(`#/${world.server.demo.appId}/team`)
    await page.getByRole('link', { name: 'Audit log', exact: true }).click()
    await heading(page, 'Audit log').waitFor()
    await entries(page).filter({ hasText: 'API key created · Till' }).waitFor()
    const change = entries(page).filter({ hasText: 'App changed' })
    expect(await change.locator('ins').textContent()).toBe('Bakery')
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])

    await page.getByLabel('Entries about', { exact: true }).selectOption('Conversations')
    await page.getByText('There are no entries.', { exact: true }).waitFor()
    await page.getByLabel('Entries about', { exact: true }).selectOption('API keys')
    await entries(page).filter({ hasText: 'Till' }).waitFor()
    expect(await entries(page).filter({ hasText: 'App changed' }).count()).toBe(0)
  })

  longTest('shows older entries at a press of a key, until there are none', async () => {
    for (let count = 0; count < 30; count++)
      await app('PATCH', '', { displayName: `Shop ${count}.` })
    const page = await world.openSignedIn(`#/${world.server.demo.appId}/audit-log`)
    await page.getByLabel('Entries about', { exact: true }).selectOption('Apps and their settings')
    await entries(page).filter({ hasText: 'Shop 29.' }).first().waitFor()
    await expect.poll(() => entries(page).count()).toBe(25)
    const older = page.getByRole('button', { name: 'Show older entries', exact: true })
    await older.press('Enter')
    await entries(page).filter({ hasText: 'Shop 0.' }).first().waitFor()
    await older.waitFor({ state: 'detached' })
    await hasFocus(page.getByRole('list', { name: 'Audit log' }))
    expect(await entries(page).count()).toBeGreaterThanOrEqual(30)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
  })

  longTest('says so when it could not be loaded, and is loaded again', async () => {
    const page = await world.openSignedIn(`#/${world.server.demo.appId}/team`)
    await page.route('**/v2/audit-log*', route => route.abort())
    await page.getByRole('link', { name: 'Audit log', exact: true }).click()
    await page.getByText('The audit log could not be loaded.').waitFor()
    await page.unroute('**/v2/audit-log*')
    await page.getByRole('button', { name: 'Try again', exact: true }).press('Enter')
    await entries(page).first().waitFor()
    await hasFocus(heading(page, 'Audit log'))
  })
})
