import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { pressByKey, tabTo } from './keyboard'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const LOOKS: [string, BrowserContextOptions, 'ltr' | 'rtl'][] = [
  ['a desktop screen', {}, 'ltr'],
  ['a phone in dark mode, from right to left', { ...PHONE, colorScheme: 'dark' }, 'rtl']
]
const HOURS = {
  timeZone: 'America/New_York',
  days: { mon: [['09:00', '12:00']], sat: [['22:00', '02:00']] },
  holidays: ['2026-12-25']
}

let world: ConsoleWorld
let account: Rest
let appId: string

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const readSettings = async () =>
  (await account<{ app: { settings: Record<string, unknown> } }>('GET', `/apps/${appId}`)).app
    .settings

const openHours = async (options?: BrowserContextOptions) => {
  const page = await world.openSignedIn(`#/${appId}/app`, options)
  await page.getByRole('switch', { name: 'Office hours' }).waitFor()
  return page
}

describe('In the console, office hours', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    account = restAt(`${world.server.url}/v2`, world.server.accountKey)
  })
  beforeEach(async () => {
    const { app } = await account<{ app: { id: string } }>('POST', '/apps', {
      displayName: 'Shop',
      settings: { officeHours: HOURS }
    })
    appId = app.id
  })
  afterAll(() => world.close())

  test('are refused at the time and the date that are missing', async () => {
    const page = await openHours()
    await press(page, 'Add hours: Sunday')
    await field(page, 'To: Sunday, 1').fill('')
    await press(page, 'Save changes')
    await page.getByText('The time must be a time such as 09:30, got "".').waitFor()
    await expect
      .poll(() => field(page, 'From: Sunday, 1').evaluate(input => input.ariaInvalid))
      .toBe('true')
    await field(page, 'To: Sunday, 1').fill('18:00')
    await press(page, 'Add holiday')
    await press(page, 'Save changes')
    await page.getByText(/^Holiday 2 must be a date such as 2026-12-25, got ""/).waitFor()
    expect((await readSettings())['officeHours']).toEqual(HOURS)
  })

  test('that end after midnight say so, and a business is closed where a day has none', async () => {
    const page = await openHours()
    const day = (name: string) => page.getByRole('group', { name, exact: true })
    await day('Saturday').getByText('Ends on the next day.').waitFor()
    await day('Sunday').getByText('Closed').waitFor()
    expect(await field(page, 'Time zone').inputValue()).toBe('America/New_York')
  })

  test('are set by keyboard alone', async () => {
    const page = await openHours()
    await tabTo(page, field(page, 'Time zone'))
    await page.keyboard.type('Europe/Vie')
    await pressByKey(page, page.getByRole('button', { name: 'Add hours: Tuesday' }))
    await page.keyboard.type('0800AM')
    await pressByKey(
      page,
      page.getByRole('button', { name: 'Remove hours: Monday, 1' }),
      'Shift+Tab'
    )
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Add hours: Monday')
    await pressByKey(page, page.getByRole('button', { name: 'Save changes' }))
    await page.getByText('Saved: 1 change.').waitFor()
    expect((await readSettings())['officeHours']).toEqual({
      ...HOURS,
      timeZone: 'Europe/Vienna',
      days: { mon: [], tue: [['08:00', '17:00']], sat: HOURS.days.sat }
    })
  })

  test('are told in the history, and an away message that is there stays', async () => {
    await account('PATCH', `/apps/${appId}`, { settings: { awayMessage: 'Closed.' } })
    const page = await openHours()
    await page.getByRole('switch', { name: 'Office hours' }).uncheck()
    await page.getByRole('switch', { name: 'Office hours' }).check()
    expect(await field(page, 'Away message').inputValue()).toBe('Closed.')
    await page.getByRole('switch', { name: 'Office hours' }).uncheck()
    await press(page, 'Save changes')
    await page.getByText('Saved: 1 change.').waitFor()
    await page.getByRole('link', { name: 'Changes' }).click()
    await page
      .getByText('Monday 09:00–12:00; Saturday 22:00–02:00; Holidays 2026-12-25; America/New_York')
      .first()
      .waitFor()
  })

  test.each(LOOKS)('can be read and used on %s', async (_where, options, dir) => {
    const page = await openHours(options)
    await page.evaluate(dir => (document.documentElement.dir = dir), dir)
    expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])
    const sideways = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
  })
})
