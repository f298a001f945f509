import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { pressByKey, tabTo } from './keyboard'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const SIZES: [string, BrowserContextOptions, 'ltr' | 'rtl'][] = [
  ['a desktop screen', {}, 'ltr'],
  ['a desktop screen in dark mode', { colorScheme: 'dark' }, 'ltr'],
  ['a phone', PHONE, 'ltr'],
  ['a phone in dark mode, from right to left', { ...PHONE, colorScheme: 'dark' }, 'rtl']
]
const DAY_SECONDS = 86_400

interface AppAnswer {
  app: { id: string; displayName: string; iconUrl?: string; settings: Record<string, unknown> }
}

let world: ConsoleWorld
let account: Rest
let appId: string

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const readApp = async () => (await account<AppAnswer>('GET', `/apps/${appId}`)).app
const switcher = (page: Page) => page.getByRole('button', { name: /^App: / })

const listNames = async () => {
  const { apps } = await account<{ apps: { displayName: string }[] }>('GET', '/apps?page[size]=100')
  return apps.map(({ displayName }) => displayName)
}

const addApp = async (displayName: string) => {
  const { app } = await account<AppAnswer>('POST', '/apps', { displayName })
  onTestFinished(async () => {
    await account('DELETE', `/apps/${app.id}`).catch(() => {})
  })
  return app.id
}

const openApp = (screen: string, options?: BrowserContextOptions) =>
  world.openSignedIn(`#/${appId}/${screen}`, options)

const openSettings = async (options?: BrowserContextOptions) => {
  const page = await openApp('app', options)
  await heading(page, 'App settings').waitFor()
  await field(page, 'Name').waitFor()
  return page
}

const openMenu = async (page: Page, item: string) => {
  await switcher(page).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

const save = async (page: Page) => {
  await press(page, 'Save changes')
  await page.getByText('Saved: ').waitFor()
}

/** Finds axe problems of what is shown, and whether it scrolls sideways. */
const check = async (page: Page, screen: string, tags = ['best-practice']) => {
  expect(await findAccessibilityProblems(page.mainFrame(), tags), screen).toEqual([])
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(sideways), screen).toBeLessThanOrEqual(0)
}

beforeAll(async () => {
  world = await openConsoleWorld()
  const { url, accountKey } = world.server
  account = restAt(`${url}/v2`, accountKey)
})
afterAll(() => world.close())

describe('In the console, the settings of an app', () => {
  beforeEach(async () => {
    appId = await addApp('Corner shop')
  })

  test('are all changed in one request, and one press of Undo puts all back', async () => {
    const before = await readApp()
    const page = await openSettings()
    const bodies: object[] = []
    page.on('request', request => {
      if (request.method() === 'PATCH') bodies.push(request.postDataJSON() as object)
    })
    await field(page, 'Name').fill('Corner bakery')
    await field(page, 'Icon').fill('https://pictures.example/icon.png')
    await field(page, 'Keep conversations').selectOption('90 days')
    for (const name of [
      'Closed conversations stay closed',
      'Hide card numbers',
      'Animal names',
      'Show pressed buttons'
    ]) {
      await page.getByRole('switch', { name, exact: true }).check()
    }
    await page.getByText('7 changes not saved').waitFor()
    expect(await readApp()).toEqual(before)
    await save(page)
    expect(bodies).toHaveLength(1)
    expect(await readApp()).toMatchObject({
      displayName: 'Corner bakery',
      iconUrl: 'https://pictures.example/icon.png',
      settings: {
        conversationRetentionSeconds: 90 * DAY_SECONDS,
        disableConversationReopen: true,
        maskCreditCardNumbers: true,
        useAnimalNames: true,
        echoPostback: true
      }
    })
    await switcher(page).getByText('Corner bakery').waitFor()
    expect(await page.title()).toContain('Corner bakery')
    await press(page, 'Undo')
    await page.getByText('The former settings are back.').waitFor()
    expect(await readApp()).toEqual(before)
    expect(await field(page, 'Name').inputValue()).toBe('Corner shop')
  })

  test('keep conversations for a time that is typed in days', async () => {
    const page = await openSettings()
    await field(page, 'Keep conversations').selectOption('Another time')
    await field(page, 'Days').fill('30')
    await save(page)
    expect((await readApp()).settings).toMatchObject({
      conversationRetentionSeconds: 30 * DAY_SECONDS
    })
    await page.reload()
    await expect.poll(() => field(page, 'Days').inputValue()).toBe('30')
    await field(page, 'Keep conversations').selectOption('For ever')
    await save(page)
    expect((await readApp()).settings).toMatchObject({ conversationRetentionSeconds: 0 })
  })

  test('say at the field why the server refuses it', async () => {
    const page = await openSettings()
    await field(page, 'Name').fill('  ')
    await field(page, 'Keep conversations').selectOption('Another time')
    await field(page, 'Days').fill('soon')
    await press(page, 'Save changes')
    await page.getByText('Not saved: the server refuses what is marked above.').waitFor()
    await page.getByText(/^Name must /).waitFor()
    await page.getByText(/^Keep conversations must be a whole number\./).waitFor()
    await expect
      .poll(() => field(page, 'Name').evaluate(input => input === document.activeElement))
      .toBe(true)
    await field(page, 'Name').fill('Corner shop')
    await field(page, 'Days').fill('40')
    await field(page, 'Icon').fill('http://pictures.example/icon.png')
    await press(page, 'Save changes')
    await page.getByText(/^Icon must be an address that begins with https/).waitFor()
    expect((await readApp()).settings).toMatchObject({ conversationRetentionSeconds: 0 })
  })

  test('are not left unsaved without a question', async () => {
    const page = await openSettings()
    await field(page, 'Name').fill('Another name')
    await page.getByRole('link', { name: 'Inbox' }).click()
    await press(page, 'Stay here')
    expect(await field(page, 'Name').inputValue()).toBe('Another name')
    await page.getByRole('link', { name: 'Inbox' }).click()
    await press(page, 'Leave and lose the changes')
    await heading(page, 'No conversations yet').waitFor()
    expect((await readApp()).displayName).toBe('Corner shop')
  })

  test('are loaded again after they could not be', async () => {
    const page = await openApp('inbox')
    await page.route(`**/v2/apps/${appId}`, route => route.abort())
    await openMenu(page, 'App settings')
    await page.getByText('The app could not be loaded.').waitFor()
    await page.unroute(`**/v2/apps/${appId}`)
    await press(page, 'Try again')
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Corner shop')
  })
})

describe('In the console, an app', () => {
  test('is created from the switcher, and starts where nothing is connected', async () => {
    appId = world.server.demo.appId
    const page = await openApp('inbox')
    await openMenu(page, 'New app')
    await field(page, 'Name of the app').fill('Second shop')
    await press(page, 'Create app')
    await heading(page, 'Connect Integrations').waitFor()
    await page.getByText('“Second shop” is created.').waitFor()
    await switcher(page).getByText('Second shop').waitFor()
    await page.getByRole('link', { name: 'Integrations', exact: true }).click()
    await page.getByText('This app has no integration yet.').waitFor()
    await switcher(page).click()
    await page.getByRole('menuitemradio', { name: 'Harbour Street Cycles' }).click()
    await page.getByRole('link', { name: 'Demo page' }).waitFor()
  })

  test('is created once when the answer is lost', async () => {
    appId = world.server.demo.appId
    const page = await openApp('inbox')
    await page.route(
      '**/console/api/apps',
      async route => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 }
    )
    await openMenu(page, 'New app')
    await field(page, 'Name of the app').fill('Lost and found')
    await press(page, 'Create app')
    await page.getByText('The server cannot be reached.').waitFor()
    await press(page, 'Create app')
    await heading(page, 'Connect Integrations').waitFor()
    expect((await listNames()).filter(name => name === 'Lost and found')).toHaveLength(1)
  })

  test('is not created without a name, which the server says', async () => {
    appId = world.server.demo.appId
    const page = await openApp('inbox')
    await openMenu(page, 'New app')
    await press(page, 'Create app')
    await page.getByText(/^Name of the app must /).waitFor()
    await press(page, 'Cancel')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('is deleted once its name is typed, and another one is shown', async () => {
    appId = await addApp('Closing down')
    const page = await openSettings()
    await field(page, 'Type its name, Closing down').fill('Closing')
    await page.keyboard.press('Enter')
    expect(await listNames()).toContain('Closing down')
    await field(page, 'Type its name, Closing down').fill('Closing down')
    await press(page, 'Delete app')
    await page.getByText('“Closing down” is deleted.').waitFor()
    await switcher(page).getByText('Harbour Street Cycles').waitFor()
    expect(await listNames()).not.toContain('Closing down')
    await switcher(page).click()
    expect(await page.getByRole('menuitemradio', { name: 'Closing down' }).count()).toBe(0)
  })

  test('is created, set up and deleted by keyboard alone', async () => {
    appId = world.server.demo.appId
    const page = await openApp('inbox')
    await pressByKey(page, switcher(page))
    await page.getByRole('menu').waitFor()
    await page.keyboard.type('new')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('By keyboard')
    await page.keyboard.press('Enter')
    await heading(page, 'Connect Integrations').waitFor()
    await pressByKey(page, switcher(page), 'Shift+Tab')
    await page.getByRole('menu').waitFor()
    await page.keyboard.type('app')
    await page.keyboard.press('Enter')
    await heading(page, 'App settings').waitFor()
    await tabTo(page, page.getByRole('switch', { name: 'Animal names' }))
    await page.keyboard.press('Space')
    await pressByKey(page, page.getByRole('button', { name: 'Save changes' }))
    await page.getByText('Saved: 1 change.').waitFor()
    await tabTo(page, field(page, 'Type its name, By keyboard'))
    await page.keyboard.type('By keyboard')
    await page.keyboard.press('Enter')
    await page.getByText('“By keyboard” is deleted.').waitFor()
  })

  test.each(SIZES)('can be set up and read on %s', async (_where, options, dir) => {
    appId = await addApp('An app with a rather long name for its place')
    const page = await openSettings(options)
    const policies: string[] = []
    page.on('console', line => /policy|trusted/i.test(line.text()) && policies.push(line.text()))
    await page.evaluate(dir => (document.documentElement.dir = dir), dir)
    await check(page, 'settings')
    await switcher(page).click()
    await page.getByRole('menu').waitFor()
    await check(page, 'menu')
    await page.getByRole('menuitem', { name: 'New app' }).click()
    await page.getByRole('dialog').waitFor()
    // All but the dialog is hidden, also what a whole page has to have.
    await check(page, 'new app', [])
    expect(policies).toEqual([])
  })
})
