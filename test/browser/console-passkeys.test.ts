import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createAuthenticator } from '../util/software-authenticator'
import { type ConsoleWorld, openConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { pressByKey } from './keyboard'
import { longTest } from './short-run'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const DARK_PHONE = { ...PHONE, colorScheme: 'dark' } as const
const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true
} as const
const BUTTON = 'Sign in with a passkey'

let world: ConsoleWorld

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const account = (page: Page) => page.getByRole('button', { name: /^Account: / })
/** Looks for violations and sideways scrolling. @param tags Of rules for whole pages, beyond those of windows. */
const check = async (page: Page, tags: string[] = ['best-practice']) => {
  expect(await findAccessibilityProblems(page.mainFrame(), tags)).toEqual([])
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
}
const checkWindow = (page: Page) => check(page, [])
const focused = (element: ReturnType<typeof button>) =>
  expect.poll(() => element.evaluate(node => node === document.activeElement)).toBe(true)

/** Presses Tab until an element has the focus. */
const tabTo = async (page: Page, element: ReturnType<typeof button>) => {
  await element.waitFor()
  for (let presses = 0; presses < 60; presses++) {
    if (await element.evaluate(node => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there.')
}

/** Address of the server by the name of a host: browsers have no passkeys for IP addresses. */
const namedUrl = () => world.server.url.replace('127.0.0.1', 'localhost')

/** Opens the sign-in screen of the console at that address, in a browser with an authenticator. */
const openSignIn = async (options?: BrowserContextOptions) => {
  const context = await world.browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...options
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const authenticator = await context.newCDPSession(page)
  await authenticator.send('WebAuthn.enable')
  const added = await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: AUTHENTICATOR
  })
  await page.goto(`${namedUrl()}/console/`)
  await button(page, BUTTON).waitFor()
  return { page, authenticator, id: added.authenticatorId }
}

const enterPassword = async (page: Page) => {
  const { email, password } = world.server.demo.signIn
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await button(page, 'Sign in').click()
  await account(page).waitFor()
}

const openAccount = async (page: Page) => {
  await page.evaluate(appId => (location.hash = `#/${appId}/account`), world.server.demo.appId)
  await panel(page).waitFor()
}

const signOut = async (page: Page) => {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await button(page, BUTTON).waitFor()
}

const countCredentials = async (authenticator: CDPSession, authenticatorId: string) =>
  (await authenticator.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length

/** Adds a passkey for the one who is signed in. */
const addPasskey = async (page: Page, name: string) => {
  await openAccount(page)
  await button(page, 'Add a passkey').click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Password').fill(world.server.demo.signIn.password)
  await button(page, 'Continue').click()
  await dialog.getByLabel('Name').fill(name)
  await button(page, 'Create passkey').click()
  await page.getByText(`From now on, ${name} signs you in.`).waitFor()
}

/** Removes a passkey with the password. */
const removePasskey = async (page: Page, name: string) => {
  await panel(page)
    .getByRole('button', { name: `Remove ${name}` })
    .click()
  const question = page.getByRole('dialog', { name: `Remove ${name}?` })
  await question.getByLabel('Password').fill(world.server.demo.signIn.password)
  await checkWindow(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await page.getByText(`${name} is removed.`).waitFor()
}

/** Has the browser refuse what it is asked for, as it does when its user cancels. */
const refuse = (page: Page, name: string) =>
  page.evaluate(name => {
    const refused = () => Promise.reject(new DOMException('', name))
    Object.assign(navigator.credentials, { create: refused, get: refused })
  }, name)

/** Lets someone join the team and add a passkey, by calls. */
const joinWithPasskey = async (owner: Page, email: string) => {
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
  const password = 'correct horse'
  const joined = await request.post(`${api}/join`, { data: { token, email, password } })
  const headers = { 'x-csrf-token': (await joined.json()).csrfToken }
  const begun = await request.post(`${api}/passkeys/set-up`, { headers, data: { password } })
  const setUp = await begun.json()
  const credential = createAuthenticator(world.server.url).create(setUp.options)
  const added = await request.post(`${api}/passkeys`, {
    headers,
    data: { token: setUp.token, displayName: 'Laptop', credential }
  })
  expect(added.status()).toBe(201)
}

describe('A passkey', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
  })
  afterAll(() => world.close())

  test('is added, signs in and is removed, by the keyboard alone', async () => {
    const { page, authenticator, id } = await openSignIn()
    await check(page)
    await enterPassword(page)
    await openAccount(page)
    await panel(page).getByText('You have no passkey.').waitFor()
    await tabTo(page, button(page, 'Add a passkey'))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await focused(dialog.getByLabel('Password'))
    await checkWindow(page)
    await page.keyboard.type('wrong')
    await page.keyboard.press('Enter')
    await dialog.getByText('The password is wrong.').waitFor()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(world.server.demo.signIn.password)
    await page.keyboard.press('Enter')
    const name = dialog.getByLabel('Name')
    await focused(name)
    expect(await name.inputValue()).toMatch(/Linux/)
    await checkWindow(page)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Enter')
    await dialog.getByText('Name must not be empty.').waitFor()
    await page.keyboard.type('Laptop')
    await page.keyboard.press('Enter')
    await page.getByText('From now on, Laptop signs you in.').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await panel(page).getByText('No use known').waitFor()
    await focused(button(page, 'Add a passkey'))
    await check(page)
    expect(await countCredentials(authenticator, id)).toBe(1)

    await signOut(page)
    await tabTo(page, button(page, BUTTON))
    await page.keyboard.press('Enter')
    await account(page).waitFor()
    await openAccount(page)
    await panel(page).getByText('Last used').waitFor()

    await tabTo(page, button(page, 'Rename Laptop'))
    await page.keyboard.press('Enter')
    await focused(page.getByRole('dialog', { name: 'Rename passkey' }).getByLabel('Name'))
    await checkWindow(page)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Desk')
    await page.keyboard.press('Enter')
    await tabTo(page, button(page, 'Remove Desk'))
    await page.keyboard.press('Enter')
    await focused(page.getByRole('dialog', { name: 'Remove Desk?' }).getByLabel('Password'))
    await page.keyboard.type(world.server.demo.signIn.password)
    await page.keyboard.press('Enter')
    await page.getByText('Desk is removed.').waitFor()
    await panel(page).getByText('You have no passkey.').waitFor()
    await focused(page.getByRole('heading', { name: 'Passkeys', exact: true }))
    await check(page)
  })

  longTest(
    'that was removed is refused, as is one that is cancelled or cannot get through, on a phone',
    async () => {
      const { page } = await openSignIn(DARK_PHONE)
      await check(page)
      await enterPassword(page)
      await addPasskey(page, 'Phone')
      await check(page)
      await removePasskey(page, 'Phone')
      await signOut(page)
      await button(page, BUTTON).tap()
      await page.getByText('This passkey is not known here, or was refused.').waitFor()
      await check(page)

      await page.route('**/session/passkey/challenge', route => route.abort())
      await button(page, BUTTON).tap()
      await page.getByText('The server cannot be reached.').waitFor()
      await page.unroute('**/session/passkey/challenge')
      await refuse(page, 'NotAllowedError')
      await button(page, BUTTON).tap()
      await page.getByText('No passkey was used: it was cancelled, or took too long.').waitFor()
      await refuse(page, 'SecurityError')
      await button(page, BUTTON).tap()
      await page.getByText('Passkeys do not work here.').waitFor()
      await enterPassword(page)
    }
  )

  longTest('is made once in each device, and not where it is cancelled', async () => {
    const { page, authenticator, id } = await openSignIn()
    await enterPassword(page)
    await addPasskey(page, 'Laptop')
    await button(page, 'Add a passkey').click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByLabel('Password').fill(world.server.demo.signIn.password)
    await button(page, 'Continue').click()
    await button(page, 'Create passkey').click()
    await dialog.getByText('This device has a passkey of yours already.').waitFor()
    await refuse(page, 'NotAllowedError')
    await button(page, 'Create passkey').click()
    await dialog.getByText('No passkey was used: it was cancelled').waitFor()
    await checkWindow(page)
    await page.keyboard.press('Escape')
    expect(await countCredentials(authenticator, id)).toBe(1)
    await removePasskey(page, 'Laptop')
  })

  test('is not offered at an IP address, where browsers have none', async () => {
    const page = await world.open()
    await button(page, 'Sign in').waitFor()
    expect(await button(page, BUTTON).count()).toBe(0)
    await world.signIn(page)
    await openAccount(page)
    await panel(page).getByText('Passkeys do not work here.').waitFor()
    expect(await button(page, 'Add a passkey').count()).toBe(0)
  })

  longTest('is listed again after the list could not be loaded', async () => {
    const page = await world.openSignedIn('#/')
    await page.route('**/console/api/passkeys', route => route.abort())
    await openAccount(page)
    await page.getByText('The passkeys could not be loaded.').waitFor()
    await page.unroute('**/console/api/passkeys')
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await panel(page).getByText('You have no passkey.').waitFor()
  })

  longTest('is added from right to left', async () => {
    const { page } = await openSignIn({ ...DARK_PHONE })
    await enterPassword(page)
    await openAccount(page)
    await page.evaluate(() => localStorage.setItem('pipit.console.language', 'ar'))
    await page.reload()
    const add = button(page, 'إضافة مفتاح مرور')
    await add.tap()
    await page.getByRole('dialog').waitFor()
    await checkWindow(page)
    await page.keyboard.press('Escape')
    await add.waitFor()
    await check(page)
  })

  longTest('of a member is removed by an owner, after a question', async () => {
    const page = await world.openSignedIn(`#/${world.server.demo.appId}/team`)
    await joinWithPasskey(page, 'bob@example.com')
    await page.reload()
    const remove = button(page, 'Remove the passkeys of bob@example.com')
    await pressByKey(page, remove, 'Tab', { stopsMax: 90 })
    const question = page.getByRole('alertdialog')
    await question.getByText('They are signed out everywhere').waitFor()
    await checkWindow(page)
    await pressByKey(page, question.getByRole('button', { name: 'Remove' }))
    await page.getByText('The passkeys of bob@example.com are removed.').waitFor()
    await expect.poll(() => remove.count()).toBe(0)
  })
})
