import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { distFolder } from '../../src/build/index.mjs'
import { makeResetLink, readSettings, startServer } from '../../src/server'
import { freePort } from '../util/free-port'
import { servePage } from '../util/serve-page'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { borrowChromium } from './shared-chromium'
import { firstInShortRun, longTest } from './short-run'

const OWNER = {
  'Business name': 'Corner Bakery',
  'E-mail': 'owner@bakery.example',
  Password: 'correct horse battery'
}
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const SIZES: [string, BrowserContextOptions][] = [
  ['a desktop screen', { viewport: { width: 1280, height: 800 } }],
  ['a phone in dark mode', { ...PHONE, colorScheme: 'dark' }],
  ['a desktop screen in dark mode', { colorScheme: 'dark' }],
  ['a phone', PHONE]
]

/** From an empty folder to the first answer: at most 3 minutes and 25 clicks. */
const FIRST_ANSWER_MS = 180_000
const CLICKS_MAX = 25
/** Fields that a person clicks into and this test fills at once. */
const FILLED_FIELDS = Object.keys(OWNER).length + 2

let browser: Browser

/** Reads the violations that axe finds, and whether the page scrolls sideways. */
const check = async (page: Page, screen: string) => {
  expect(await findAccessibilityProblems(page.mainFrame()), screen).toEqual([])
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(sideways), screen).toBeLessThanOrEqual(0)
}

/** Starts a server on an empty folder, without the demo. */
const startEmpty = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pipit-first-run-'))
  const env = { PORT: String(await freePort()), PIPIT_DATA_DIR: dataDir, PIPIT_DEMO: '0' }
  const settings = readSettings(env, distFolder)
  const server = await startServer(settings, { log: pino({ level: 'silent' }) })
  onTestFinished(async () => {
    await server.close()
    await rm(dataDir, { recursive: true })
  })
  const address = /http\S+#\/set-up\/\S+/.exec(server.greeting.join('\n'))?.[0] ?? ''
  return { ...server, settings, address }
}

const openPage = async (options: BrowserContextOptions = {}) => {
  const context = await browser.newContext(options)
  onTestFinished(() => context.close())
  return context.newPage()
}

/** Counts the clicks on pages from their next load on, those in frames too. */
const countClicks = async (pages: Page[]) => {
  let clicks = 0
  for (const page of pages) {
    await page.exposeFunction('countClick', () => void clicks++)
    await page.addInitScript(() =>
      addEventListener(
        'click',
        event => {
          if (event.isTrusted) (top as unknown as { countClick(): void }).countClick()
        },
        true
      )
    )
  }
  return () => clicks
}

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

const isWhollyInView = (element: Locator) =>
  element.evaluate(shown => {
    const { top, bottom } = shown.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const setUp = async (page: Page, address: string) => {
  await page.goto(address)
  await fill(page, OWNER)
  await press(page, 'Create account')
  await page.getByRole('heading', { name: 'No conversations yet' }).waitFor()
}

const signIn = async (page: Page, password: string) => {
  await fill(page, { 'E-mail': OWNER['E-mail'], Password: password })
  await press(page, 'Sign in')
}

beforeAll(async () => {
  browser = await borrowChromium()
})
afterAll(() => browser.close())

describe('The first run', () => {
  test.each(firstInShortRun(SIZES, 1))(
    'leads from the printed address to the signed-in console, on %s',
    async (_where, options) => {
      const { address, url } = await startEmpty()
      const page = await openPage(options)
      await page.goto(address)
      await page.getByLabel('Business name').waitFor()
      await check(page, 'set-up')
      await setUp(page, address)
      expect(page.url()).toBe(`${url}/console/#/`)
      await expect.poll(() => page.title()).toBe('Inbox · Corner Bakery')
      await page.getByText(`${url}/web/`).first().waitFor()
      await check(page, 'first steps')
      const steps = page.getByRole('region', { name: 'Your first steps' })
      await press(page, 'Show the snippets')
      const snippet = page.getByRole('region', { name: 'Snippet' })
      await expect.poll(() => isWhollyInView(snippet)).toBe(true)
      expect(await steps.locator('li > strong').allTextContents()).toEqual([
        'Install the messenger.',
        'Say hello to yourself.',
        'Let a colleague in.',
        'Set your hours.',
        'Take it on your phone.'
      ])
      expect(await steps.getByRole('figure', { name: 'Address' }).textContent()).toContain(
        `${url}/console/`
      )
      await steps.getByRole('link', { name: 'Office hours and away' }).click()
      await page.getByRole('heading', { name: 'Office hours and away' }).waitFor()

      await page.getByRole('button', { name: /^Account: / }).click()
      await page.getByRole('menuitem', { name: 'Your account' }).click()
      await page.getByRole('heading', { name: 'Change your password' }).waitFor()
      await check(page, 'change of the password')
    }
  )

  test('ends at the first message of a visitor, whom the owner answers, after 25 clicks at most', async () => {
    const begin = Date.now()
    const { address } = await startEmpty()
    const page = await openPage()
    const site = await openPage()
    const clicks = await countClicks([page, site])
    await setUp(page, address)
    const tags = await page.getByRole('region', { name: 'Direct script' }).textContent()

    const bakery = await servePage(`<!doctype html><title>Bakery</title><h1>Bread</h1>${tags}`)
    onTestFinished(() => bakery.close())
    await site.goto(bakery.url)
    await site.locator('#messenger-button').click()
    const frame = site.frameLocator('#web-messenger-container')
    await frame.locator('textarea.message-input').fill('Hello to myself')
    await frame.locator('textarea.message-input').press('Enter')

    await page.getByRole('link', { name: /Hello to myself/ }).click()
    await page.getByPlaceholder('Write a reply').fill('Hello back')
    await press(page, 'Send')
    await frame.getByText('Hello back').waitFor()
    expect(Date.now() - begin).toBeLessThan(FIRST_ANSWER_MS)
    // Create account, launcher, conversation, Send: each was seen by the counter.
    expect(clicks()).toBeGreaterThanOrEqual(4)
    expect(clicks() + FILLED_FIELDS).toBeLessThanOrEqual(CLICKS_MAX)
  }, 240_000)

  longTest(
    'says at a second visit of the address that it is done, and leads to sign-in',
    async () => {
      const { address } = await startEmpty()
      await setUp(await openPage(), address)
      const page = await openPage()
      await page.goto(address)
      await page.getByRole('heading', { name: 'Set-up is done' }).waitFor()
      await check(page, 'done')
      await press(page, 'Go to sign-in')
      await signIn(page, OWNER.Password)
      await page.getByRole('heading', { name: 'No conversations yet' }).waitFor()
    }
  )

  longTest(
    'says without the code that the server is not set up, and where the address stands',
    async () => {
      const { address, url } = await startEmpty()
      const page = await openPage(PHONE)
      await page.goto(`${url}/console/`)
      await page.getByRole('heading', { name: 'This server is not set up yet' }).waitFor()
      await page.getByText('in the line that begins with Set up').waitFor()
      expect(await page.getByLabel('Password').count()).toBe(0)
      expect(await page.content()).not.toContain(address.split('/').at(-1))
      await check(page, 'not set up')

      await setUp(await openPage(), address)
      await press(page, 'Try again')
      await page.getByRole('heading', { name: 'Sign in to Pipit' }).waitFor()
    }
  )

  test('says at each field what is wrong, and goes to the first of them', async () => {
    const { address } = await startEmpty()
    const page = await openPage()
    await page.goto(address)
    const businessName = page.getByRole('textbox', { name: 'Business name' })
    const email = page.getByRole('textbox', { name: 'E-mail' })
    const password = page.getByLabel('Password')
    const isFocused = (field: Locator) =>
      expect.poll(() => field.evaluate(input => input === document.activeElement)).toBe(true)
    const problems = () => page.locator('.field > .problem').allTextContents()
    await page.getByText('Visitors see it in the messenger. At most 100 characters.').waitFor()
    expect(await problems()).toEqual(['', '', ''])

    await press(page, 'Create account')
    await expect
      .poll(problems)
      .toEqual([
        'Business name must not be empty.',
        'E-mail must not be empty.',
        'At least 8 characters.'
      ])
    await isFocused(businessName)
    await check(page, 'empty fields')

    await businessName.fill('x'.repeat(101))
    await email.fill('owner@')
    await password.fill('short')
    await press(page, 'Create account')
    await expect
      .poll(problems)
      .toEqual(['', 'Write an e-mail address, such as ann@example.com.', 'At least 8 characters.'])
    await isFocused(email)
    expect(await businessName.getAttribute('aria-invalid')).toBeNull()
    expect(await email.getAttribute('aria-invalid')).toBe('true')

    await fill(page, { ...OWNER, 'Business name': 'x'.repeat(101) })
    await press(page, 'Create account')
    await expect.poll(problems).toEqual(['Business name must have at most 100 characters.', '', ''])
    await isFocused(businessName)
    await businessName.fill(OWNER['Business name'])
    await press(page, 'Create account')
    await page.getByRole('heading', { name: 'No conversations yet' }).waitFor()
  })

  longTest('says when a code does not work', async () => {
    const { address } = await startEmpty()
    const page = await openPage()
    await page.goto(`${address.slice(0, -8)}AAAAAAAA`)
    await fill(page, OWNER)
    await press(page, 'Create account')
    await page.getByText('This code does not work. Start the server again').waitFor()
  })

  longTest('says when the server cannot be reached, and goes on at a press', async () => {
    const { address } = await startEmpty()
    const page = await openPage()
    await page.route('**/console/api/set-up', route => route.abort())
    await page.goto(address)
    await page.getByText('The server cannot be reached.').waitFor()
    await page.unroute('**/console/api/set-up')
    await press(page, 'Try again')
    await page.getByLabel('Business name').waitFor()
  })
})

describe('A password', () => {
  test('is changed in the console, which signs other browsers out', async () => {
    const { address, url } = await startEmpty()
    const page = await openPage()
    await setUp(page, address)
    const other = await openPage()
    await other.goto(`${url}/console/`)
    await signIn(other, OWNER.Password)
    await other.getByRole('button', { name: /^Account: / }).waitFor()

    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Your account' }).click()
    await fill(page, { 'Old password': 'wrong', 'New password': 'another horse' })
    await press(page, 'Change password')
    await page.getByText('The old password is wrong.').waitFor()
    await fill(page, { 'Old password': OWNER.Password })
    await press(page, 'Change password')
    await page.getByText('Your password is changed. All other browsers are signed out.').waitFor()

    await other.reload()
    await signIn(other, 'another horse')
    await other.getByRole('button', { name: /^Account: / }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Change your password' }).waitFor()
  })

  longTest('is set by a link of user:reset, which works once', async () => {
    const { address, settings } = await startEmpty()
    const before = await openPage()
    await setUp(before, address)
    const link = await makeResetLink(settings, OWNER['E-mail'])
    const page = await openPage(PHONE)
    await page.goto(link)
    await page.getByLabel('New password').waitFor()
    await check(page, 'reset')
    await fill(page, { 'New password': 'another horse' })
    await press(page, 'Set password')
    await page.getByRole('heading', { name: 'No conversations yet' }).waitFor()
    expect(page.url()).not.toContain('reset')
    await before.reload()
    await before.getByRole('heading', { name: 'Sign in to Pipit' }).waitFor()

    const late = await openPage()
    await late.goto(link)
    await fill(late, { 'New password': 'a third horse' })
    await press(late, 'Set password')
    await late.getByText('This link does not work').waitFor()
  })
})
