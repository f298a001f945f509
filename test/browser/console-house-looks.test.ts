import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt } from '../util/rest'
import { heading } from './connect-screens'
import { type ConsoleWorld, openConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { press } from './setting-changes'
import { openTeamDoor } from './team-members'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const LOOKS: [string, BrowserContextOptions, 'ltr' | 'rtl'][] = [
  ['a phone in dark mode, from right to left', { ...PHONE, colorScheme: 'dark' }, 'rtl'],
  ['a phone', PHONE, 'ltr'],
  ['a desktop screen', {}, 'ltr'],
  ['a desktop screen in dark mode', { colorScheme: 'dark' }, 'ltr'],
  ['a desktop screen at 400 % zoom', { viewport: { width: 320, height: 256 } }, 'ltr']
]

/** Longer than the place for it. */
const LONG_NAME = 'Integration-of-the-till-in-the-second-shop-behind-the-station'

const AGENT = 'agent-of-the-second-shop-behind-the-station@bakery.example.com'

const INVITED = 'invited-to-the-second-shop-behind-the-station@bakery.example.com'

/** Screens with their headings, and a text that is there once they are loaded. */
const SCREENS: [address: string, title: string, loaded: string][] = [
  ['team', 'Team', AGENT],
  ['audit-log', 'Audit log', 'API key created'],
  ['health', 'Health', 'Back up now'],
  ['keys', 'API keys', 'Reaches people and conversations'],
  ['privacy', 'Privacy', 'Find a person'],
  ['privacy/USER', 'Data of a person', 'Everything known'],
  ['changes', 'Changes', 'Changes'],
  ['replies', 'Saved replies', 'Saved replies'],
  ['account', 'Your account', 'Two-step verification'],
  ['integrations/BOT', LONG_NAME, 'Last used: ']
]

let world: ConsoleWorld
/** The look in which screens are read now. */
let look = ''
let ids: { USER: string; BOT: string }

/** Screens for those who are not signed in, with their headings. */
const DOORS: [address: string, title: string][] = [
  ['join/CODE', 'Join the team'],
  ['reset/CODE', 'Choose a new password'],
  ['', 'Sign in to Pipit']
]

/** Whether an open window is in the middle of the screen; on a touch screen it first waits for the keyboard. */
const isWindowSeen = () => {
  const dialog = document.querySelector('[role$=dialog]')
  return !dialog || dialog.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2))
}

const check = async (page: Page, screen: string, tags = ['best-practice']) => {
  await expect.poll(() => page.evaluate(isWindowSeen), { message: screen }).toBe(true)
  expect(await findAccessibilityProblems(page.mainFrame(), tags), screen).toEqual([])
  const sideways = () =>
    [...document.querySelectorAll('html, :has(> [role$=dialog]), [role$=dialog]')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth
    ).length
  expect(await page.evaluate(sideways), screen).toBe(0)
  // Pictures to be looked at: SCREENSHOTS names a folder.
  if (!process.env.SCREENSHOTS) return
  const path = `${process.env.SCREENSHOTS}/${look}: ${screen.replaceAll('/', ' ')}.png`
  await page.screenshot({ path, animations: 'disabled' })
}

describe('Screens with which an owner runs the house', () => {
  beforeAll(async () => {
    // Nothing listens there: mails stay on their way.
    world = await openConsoleWorld({
      PIPIT_SMTP_URL: 'smtp://127.0.0.1:9',
      PIPIT_MAIL_FROM: 'hello@bakery.example.com'
    })
    const { url, demo, accountKey } = world.server
    const root = `${url}/v2/apps/${demo.appId}`
    const rest = restAt(root, accountKey)
    const { integration } = await rest<{ integration: { id: string } }>('POST', '/integrations', {
      type: 'custom',
      displayName: LONG_NAME,
      webhooks: [{ target: 'https://bot.example.com/', triggers: ['user:remove'] }]
    })
    const bot = `/integrations/${integration.id}`
    const { key } = await rest<{ key: { id: string; secret: string } }>('POST', `${bot}/keys`, {
      displayName: LONG_NAME
    })
    await restAt(root, key)('GET', `${bot}/webhooks`)
    const { userId } = await world.visit('Hello', { givenName: 'Dora', surname: LONG_NAME })
    ids = { USER: userId, BOT: integration.id }
    const team = await openTeamDoor(world.server)
    await team.join(AGENT)
    await team.invite('admin', INVITED)
  })
  afterAll(() => world.close())

  test.each(LOOKS)('can be read by everyone on %s', async (name, options, dir) => {
    look = name
    const page = await world.openSignedIn('', options)
    await page.evaluate(dir => (document.documentElement.dir = dir), dir)
    for (const [address, title, loaded] of SCREENS) {
      const opened = address.replace('USER', ids.USER).replace('BOT', ids.BOT)
      await page.evaluate(hash => (location.hash = hash), `#/${world.server.demo.appId}/${opened}`)
      await heading(page, title).waitFor()
      await page.getByText(loaded).first().waitFor()
      await check(page, address)
    }
    await page.evaluate(hash => (location.hash = hash), `#/${world.server.demo.appId}/account`)
    await press(page, 'Set up two-step verification')
    const setUp = page.getByRole('dialog', { name: 'Set up two-step verification' })
    await setUp.getByLabel('Password').fill(world.server.demo.signIn.password)
    await check(page, 'password before the second factor', [])
    await page.keyboard.press('Enter')
    await setUp.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    await check(page, 'second factor', [])
    await page.keyboard.press('Escape')
    await setUp.waitFor({ state: 'detached' })

    await page.evaluate(hash => (location.hash = hash), `#/${world.server.demo.appId}/team`)
    await page.getByText(`A mail to ${INVITED} is on its way.`).waitFor()
    for (const name of [`Apps of ${AGENT}`, `Remove ${AGENT}`]) {
      await press(page, name)
      const opened = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      await opened.waitFor()
      await check(page, name, [])
      await page.keyboard.press('Escape')
      await opened.waitFor({ state: 'detached' })
    }
    await page.evaluate(hash => (location.hash = hash), `#/${world.server.demo.appId}/keys`)
    await press(page, 'New key')
    await page.getByRole('dialog').waitFor()
    await check(page, 'new key', [])
    await page.keyboard.press('Escape')
    await page.evaluate(hash => (location.hash = hash), `#/${world.server.demo.appId}/keys`)
    await heading(page, 'API keys').waitFor()
    await press(page, 'New key')
    await page.getByRole('radio', { name: 'One custom integration' }).check()
    await check(page, 'new key with a choice', [])
  })

  test.each(LOOKS)('have doors that can be read by everyone on %s', async (name, options, dir) => {
    look = name
    const page = await world.open(options)
    await page.evaluate(dir => (document.documentElement.dir = dir), dir)
    for (const [address, title] of DOORS) {
      await page.evaluate(hash => (location.hash = hash), `#/${address}`)
      await heading(page, title).waitFor()
      await check(page, title)
    }
    await page.route('**/console/api/session', route =>
      route.fulfill({ status: 202, json: { secondStep: 'token' } })
    )
    await page.getByLabel('E-mail').fill('ann@example.com')
    await page.getByLabel('Password').fill('correct horse battery')
    await press(page, 'Sign in')
    await heading(page, 'Two-step verification').waitFor()
    await check(page, 'second step')
  })
})
