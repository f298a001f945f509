import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt } from '../util/rest'
import { heading } from './connect-screens'
import { type ConsoleWorld, openConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { press } from './setting-changes'
import { firstInShortRun } from './short-run'

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

/** Screens with their headings, and a text that is there once they are loaded. */
const SCREENS: [address: string, title: string, loaded: string][] = [
  ['team', 'Team', 'No invitation waits.'],
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
let ids: { USER: string; BOT: string }

const check = async (page: Page, screen: string, tags = ['best-practice']) => {
  expect(await findAccessibilityProblems(page.mainFrame(), tags), screen).toEqual([])
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(sideways), screen).toBeLessThanOrEqual(0)
}

describe('Screens with which an owner runs the house', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
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
  })
  afterAll(() => world.close())

  test.each(firstInShortRun(LOOKS, 1))('can be read by everyone on %s', async (_, options, dir) => {
    const page = await world.openSignedIn('', options)
    await page.evaluate(dir => (document.documentElement.dir = dir), dir)
    for (const [address, title, loaded] of SCREENS) {
      const opened = address.replace('USER', ids.USER).replace('BOT', ids.BOT)
      await page.evaluate(hash => (location.hash = hash), `#/${world.server.demo.appId}/${opened}`)
      await heading(page, title).waitFor()
      await page.getByText(loaded).first().waitFor()
      await check(page, address)
    }
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
})
