import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { distFolder } from '../../src/build/index.mjs'
import { readSettings, startServer } from '../../src/server'
import { freePort } from '../util/free-port'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { borrowChromium } from './shared-chromium'
import { longTest } from './short-run'

let browser: Browser

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const chooseInMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: /^App: / }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Starts a server without the demo, and sets it up in a browser. */
const setUp = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pipit-console-demo-'))
  const env = { PORT: String(await freePort()), PIPIT_DATA_DIR: dataDir, PIPIT_DEMO: '0' }
  const server = await startServer(readSettings(env, distFolder), {
    log: pino({ level: 'silent' })
  })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  onTestFinished(async () => {
    await context.close()
    await server.close()
    await rm(dataDir, { recursive: true })
  })
  const page = await context.newPage()
  await page.goto(/http\S+#\/set-up\/\S+/.exec(server.greeting.join('\n'))?.[0] ?? '')
  await page.getByLabel('Business name').fill('Corner Bakery')
  await page.getByLabel('E-mail').fill('owner@bakery.example')
  await page.getByLabel('Password').fill('correct horse battery')
  await press(page, 'Create account')
  await heading(page, 'No conversations yet').waitFor()
  return page
}

beforeAll(async () => {
  browser = await borrowChromium()
})
afterAll(() => browser.close())

describe('In the console, the demo', () => {
  test('is added at one press, shows the messenger, and is removed after a question', async () => {
    const page = await setUp()
    await chooseInMenu(page, 'Add the demo')
    await page.getByText('The demo is there.').waitFor()
    await heading(page, 'This is the demo').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])

    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Open the demo page' }).click()
    const demo = await opened
    await demo.locator('#messenger-button').click()
    const frame = demo.frameLocator('#web-messenger-container')
    await frame.locator('textarea.message-input').fill('Is my bike ready?')
    await frame.locator('textarea.message-input').press('Enter')
    await page.getByRole('link', { name: 'Inbox' }).click()
    await page.getByRole('link', { name: /Is my bike ready/ }).waitFor()

    await chooseInMenu(page, 'Remove the demo')
    await press(page, 'Keep it')
    await page.getByRole('link', { name: /Is my bike ready/ }).waitFor()
    await chooseInMenu(page, 'Remove the demo')
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await press(page, 'Remove the demo')
    await page.getByText('The demo is removed.').waitFor()
    await page.getByRole('button', { name: 'App: Corner Bakery' }).waitFor()
    await demo.reload()
    await demo.getByText('There is no demo app here').waitFor()
  })

  longTest('leaves the app that is shown when it is removed from there', async () => {
    const page = await setUp()
    await chooseInMenu(page, 'Add the demo')
    await heading(page, 'This is the demo').waitFor()
    await page.getByRole('button', { name: /^App: / }).click()
    await page.getByRole('menuitemradio', { name: 'Corner Bakery' }).click()
    await page.getByRole('button', { name: 'App: Corner Bakery' }).waitFor()
    const address = page.url()
    await chooseInMenu(page, 'Remove the demo')
    await press(page, 'Remove the demo')
    await page.getByText('The demo is removed.').waitFor()
    expect(page.url()).toBe(address)
  })

  longTest('says why it could not be added, and is added when no other app is left', async () => {
    const page = await setUp()
    await page.route('**/console/api/demo', route => route.abort())
    await chooseInMenu(page, 'Add the demo')
    await page.getByText('The server cannot be reached.').waitFor()
    await page.unroute('**/console/api/demo')

    await chooseInMenu(page, 'App settings')
    await page.getByLabel('Type its name, Corner Bakery').fill('Corner Bakery')
    await press(page, 'Delete app')
    await heading(page, 'No app yet').waitFor()
    await page.getByText('“Corner Bakery” is deleted.').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame(), ['best-practice'])).toEqual([])
    await press(page, 'Add the demo')
    await heading(page, 'This is the demo').waitFor()
  })
})
