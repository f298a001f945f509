import { readFile } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type ConsoleWorld, openConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { pressByKey } from './keyboard'
import { longTest } from './short-run'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const STEP_MS = 30_000
const TITLE = 'Two-step verification'

let world: ConsoleWorld

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: TITLE })
/** Looks for violations and sideways scrolling. @param tags Of rules for whole pages, beyond those of windows. */
const check = async (page: Page, tags: string[] = ['best-practice']) => {
  expect(await findAccessibilityProblems(page.mainFrame(), tags)).toEqual([])
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
}
const checkWindow = (page: Page) => check(page, [])
const focused = (element: ReturnType<typeof button>) =>
  expect.poll(() => element.evaluate(node => node === document.activeElement)).toBe(true)

const openAccount = async (options?: BrowserContextOptions) => {
  const page = await world.openSignedIn(`#/${world.server.demo.appId}/account`, options)
  await heading(page, TITLE).waitFor()
  return page
}

/** Presses Tab until an element has the focus. */
const tabTo = async (page: Page, element: ReturnType<typeof button>) => {
  await element.waitFor()
  for (let presses = 0; presses < 40; presses++) {
    if (await element.evaluate(node => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there.')
}

const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp })

/** Turns it on for the one who is signed in by the keyboard alone. Returns secret and recovery codes. */
const turnOn = async (page: Page) => {
  await tabTo(page, button(page, 'Set up two-step verification'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set up two-step verification' })
  await focused(dialog.getByLabel('Password'))
  await checkWindow(page)
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await dialog.getByText('The password is wrong.').waitFor()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(world.server.demo.signIn.password)
  await page.keyboard.press('Enter')
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await checkWindow(page)
  const secret = (await dialog.getByRole('region', { name: 'Secret' }).textContent()) ?? ''
  await tabTo(page, dialog.getByLabel('Code', { exact: true }))
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await dialog.getByText('This code is wrong. Write the one that the app shows now.').waitFor()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(codeOf(secret))
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('region', { name: 'Recovery codes' })
  const text = (await codes.textContent()) ?? ''
  await checkWindow(page)
  return { dialog, secret, text, codes: text.split('\n') }
}

const enterPassword = async (options?: BrowserContextOptions) => {
  const page = await world.open(options)
  const { email, password } = world.server.demo.signIn
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await button(page, 'Sign in').click()
  await heading(page, TITLE).waitFor()
  return page
}

/** Lets someone join the team and turn it on, in a browser of their own. */
const joinWithSecondFactor = async (
  owner: Page,
  { email, password }: { email: string; password: string }
) => {
  const api = `${world.server.url}/console/api`
  const { csrfToken } = await (await owner.request.get(`${api}/me`)).json()
  const invited = await owner.request.post(`${api}/team/invitations`, {
    headers: { 'x-csrf-token': csrfToken },
    data: { role: 'agent' }
  })
  const { token } = await invited.json()
  const context = await world.browser.newContext()
  onTestFinished(() => context.close())
  const { request } = context
  const joined = await (
    await request.post(`${api}/join`, { data: { token, email, password } })
  ).json()
  const headers = { 'x-csrf-token': joined.csrfToken }
  const begun = await request.post(`${api}/second-factor/set-up`, { headers, data: { password } })
  const setUp = await begun.json()
  const confirmation = { token: setUp.token, code: codeOf(setUp.secret) }
  const confirmed = await request.post(`${api}/second-factor`, { headers, data: confirmation })
  expect(confirmed.status()).toBe(201)
}

describe('Two-step verification', () => {
  let secret: string
  let recoveryCodes: string[]

  beforeAll(async () => {
    world = await openConsoleWorld()
  })
  afterAll(() => world.close())

  longTest('says that it could not be loaded, and loads it again', async () => {
    const page = await world.openSignedIn('#/')
    await page.route('**/console/api/second-factor', route => route.abort())
    await page.evaluate(appId => (location.hash = `#/${appId}/account`), world.server.demo.appId)
    await page.getByText('Two-step verification could not be loaded.').waitFor()
    await page.unroute('**/console/api/second-factor')
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await button(page, 'Set up two-step verification').waitFor()
  })

  test('is turned on with a code of an app by the keyboard alone, and gives recovery codes once', async () => {
    const page = await openAccount()
    const made = await turnOn(page)
    secret = made.secret
    recoveryCodes = made.codes
    expect(new Set(recoveryCodes).size).toBe(10)
    const saved = page.waitForEvent('download')
    await tabTo(page, button(page, 'Download'))
    await page.keyboard.press('Enter')
    const download = await saved
    expect(download.suggestedFilename()).toBe('pipit-recovery-codes.txt')
    expect(await readFile(await download.path(), 'utf8')).toBe(`${made.text}\n`)
    await page.keyboard.press('Escape')
    await made.dialog.waitFor({ state: 'detached' })
    await panel(page).getByText('It is on. Recovery codes left: 10').waitFor()
    await focused(button(page, 'Turn off'))
    await check(page)
    expect(await page.content()).not.toContain(recoveryCodes[0])
  })

  test('asks for a code when one signs in on a phone, and takes one for recovery', async () => {
    const page = await enterPassword(PHONE)
    const field = page.getByLabel('Code', { exact: true })
    await focused(field)
    await check(page)
    await page.keyboard.press('Enter')
    await page.getByText('Code must not be empty.').waitFor()
    await field.fill(codeOf(secret, Date.now() - 100 * STEP_MS))
    await button(page, 'Sign in').tap()
    await page.getByText('This code is wrong, or was used already.').waitFor()
    await check(page)
    await field.fill(recoveryCodes[0]!)
    await button(page, 'Sign in').tap()
    await page.getByRole('button', { name: /^Account: / }).waitFor()
    await page.evaluate(appId => (location.hash = `#/${appId}/account`), world.server.demo.appId)
    await panel(page).getByText('Recovery codes left: 9').waitFor()
    await check(page)
  })

  longTest('can be given up before the code, and asked for again', async () => {
    const page = await enterPassword()
    await button(page, 'Go to sign-in').click()
    await heading(page, 'Sign in to Pipit').waitFor()
    await page.reload()
    await heading(page, 'Sign in to Pipit').waitFor()
  })

  longTest('gives other recovery codes, and is turned off with the password', async () => {
    const page = await openAccount(PHONE)
    await button(page, 'New recovery codes').tap()
    await page.getByLabel('Password', { exact: true }).fill(world.server.demo.signIn.password)
    await button(page, 'Make codes').tap()
    const codes = page.getByRole('region', { name: 'Recovery codes' })
    expect(await codes.textContent()).not.toContain(recoveryCodes[1])
    await checkWindow(page)
    await button(page, 'Close').tap()
    await panel(page).getByText('Recovery codes left: 10').waitFor()

    await button(page, 'Turn off').tap()
    const question = page.getByRole('dialog', { name: 'Turn off two-step verification?' })
    await question.getByLabel('Password').fill(world.server.demo.signIn.password)
    await checkWindow(page)
    await question.getByRole('button', { name: 'Turn off' }).tap()
    await page.getByText('Two-step verification is off.').waitFor()
    await focused(button(page, 'Set up two-step verification'))
    await world.signIn(await world.open())
  })

  test('of a member is turned off by an owner, after a question', async () => {
    const page = await world.openSignedIn(`#/${world.server.demo.appId}/team`)
    await joinWithSecondFactor(page, { email: 'bob@example.com', password: 'correct horse' })
    await page.reload()
    const reset = button(page, 'Turn off two-step verification of bob@example.com')
    await pressByKey(page, reset, 'Tab', { stopsMax: 90 })
    const question = page.getByRole('alertdialog')
    await question.getByText('They are signed out everywhere').waitFor()
    await checkWindow(page)
    await pressByKey(page, question.getByRole('button', { name: 'Turn off' }))
    await page.getByText('bob@example.com signs in with the password alone.').waitFor()
    await expect.poll(() => reset.count()).toBe(0)
  })
})
