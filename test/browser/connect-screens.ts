import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { rowOf, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { press } from './setting-changes'

export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Goes from the first screen to the window of the web messenger. */
export const openWindow = async (page: Page) => {
  await page.getByRole('link', { name: 'Connect Integrations' }).click()
  await press(page, 'Customer Channels')
  const offer = page.getByRole('region', { name: 'Web Messenger' })
  await offer.getByRole('button', { name: 'Connect' }).click()
}

/** Goes through every screen of integrations, and checks that everybody can read each. */
export const checkConnectScreens = async (
  world: ConsoleWorld,
  options: BrowserContextOptions = {},
  dir: 'ltr' | 'rtl' = 'ltr'
) => {
  await world.visit('A question', { givenName: 'Ann' })
  const page = await world.open(options)
  await page.evaluate(dir => (document.documentElement.dir = dir), dir)
  await world.signIn(page)
  await rowOf(page, 'Ann').first().waitFor()
  const check = async (screen: string, tags = ['best-practice']) => {
    expect(await findAccessibilityProblems(page.mainFrame(), tags), screen).toEqual([])
    const sideways = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await page.evaluate(sideways), screen).toBeLessThanOrEqual(0)
  }
  await openWindow(page)
  await check('window')
  await page.getByRole('radio', { name: 'Script Tag' }).check()
  await page.getByText('Give it a name first.').waitFor()
  await check('missing name')
  await nameField(page).fill('Every screen')
  await page.keyboard.press('Tab')
  await page.getByRole('region', { name: 'Snippet' }).waitFor()
  await check('snippet')
  await press(page, 'Confirm Integration')
  await page.getByText('Confirmed: the server has it.').waitFor()
  await check('confirmed')
  await page.goBack()
  await press(page, 'Customer Channels')
  await check('channels')
  await page
    .getByRole('region', { name: 'Telegram' })
    .getByRole('button', { name: 'Connect' })
    .click()
  await page.getByLabel('Token of the bot').waitFor()
  await press(page, 'Connect')
  await page.getByText('Token of the bot must not be empty.').waitFor()
  await check('channel')
  await page.getByLabel('Token of the bot').fill('110201543:not-asked')
  await press(page, 'Connect')
  await page.getByText('Not connected yet', { exact: false }).waitFor()
  await check('one channel')
  await page.goBack()
  await press(page, 'Your own programs')
  const offer = page.getByRole('region', { name: 'Custom integration' })
  await offer.getByRole('button', { name: 'Connect' }).click()
  await press(page, 'Make integration')
  await page.getByText('Address must not be empty.').waitFor()
  await check('custom integration')
  await nameField(page).fill('Every program')
  await page.getByRole('textbox', { name: 'Address' }).fill('https://bot.example.com/')
  // Nothing is sent there.
  await page.getByRole('checkbox', { name: 'has written a message' }).uncheck()
  await page.getByRole('checkbox', { name: 'Two persons' }).check()
  await press(page, 'Make integration')
  await page.getByRole('region', { name: 'Secret of the webhook' }).waitFor()
  await press(page, 'Show log')
  await page.getByText('There was no attempt in the last seven days.').waitFor()
  await check('webhooks')
  await press(page, 'Edit')
  await page.getByRole('dialog').waitFor()
  // The window hides the heading and the landmarks of the page.
  await check('webhook', [])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Integrations', exact: true }).click()
  await page.getByRole('table').waitFor()
  await check('list')
  await page.getByRole('link', { name: 'Demo page' }).click()
  await heading(page, 'Demo page').waitFor()
  await check('one')
  await page.getByRole('link', { name: 'Show the snippets' }).click()
  await page.getByRole('region', { name: 'Snippet' }).waitFor()
  await check('install')
  const audit = `#/${world.server.demo.appId}/audit-log`
  await page.evaluate(address => (location.hash = address), audit)
  await heading(page, 'Audit log').waitFor()
  await page.getByText('Integration created').first().waitFor()
  await check('audit log')
}
