import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, type ConsoleWorld } from './console-world'

let world: ConsoleWorld
let account: Rest
let appId: string

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const readSettings = async () =>
  (await account<{ app: { settings: object } }>('GET', `/apps/${appId}`)).app.settings

const openHours = async (options?: BrowserContextOptions) => {
  const page = await world.openSignedIn(`#/${appId}/app`, {
    timezoneId: 'Europe/Berlin',
    ...options
  })
  await page.getByRole('switch', { name: 'Office hours' }).waitFor()
  return page
}

describe('In the console, office hours', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    account = restAt(`${world.server.url}/v2`, world.server.accountKey)
  })
  beforeEach(async () => {
    const answer = await account<{ app: { id: string } }>('POST', '/apps', { displayName: 'Shop' })
    appId = answer.app.id
  })
  afterAll(() => world.close())

  test('are set by day with an away message, saved at once, and taken back at once', async () => {
    const before = await readSettings()
    const page = await openHours()
    await page.getByRole('switch', { name: 'Office hours' }).check()
    await field(page, 'To: Monday, 1').fill('12:00')
    await press(page, 'Add hours: Monday')
    await page.keyboard.type('0130PM')
    await field(page, 'To: Monday, 2').fill('17:30')
    await press(page, 'Remove hours: Friday, 1')
    await press(page, 'Add holiday')
    await field(page, 'Holiday 1').fill('2026-12-25')
    await field(page, 'Away until').fill('2026-12-24T13:00')
    await press(page, 'Save changes')
    await page.getByText('Saved: 3 changes.').waitFor()
    const day = [['09:00', '17:00']]
    expect(await readSettings()).toMatchObject({
      officeHours: {
        timeZone: 'Europe/Berlin',
        days: {
          mon: [
            ['09:00', '12:00'],
            ['13:30', '17:30']
          ],
          tue: day,
          wed: day,
          thu: day,
          fri: []
        },
        holidays: ['2026-12-25']
      },
      awayUntil: '2026-12-24T12:00:00.000Z',
      awayMessage: 'We are away right now. We answer as soon as we are back.'
    })
    await press(page, 'Undo')
    await page.getByText('The former settings are back.').waitFor()
    expect(await readSettings()).toEqual(before)
  })
})
