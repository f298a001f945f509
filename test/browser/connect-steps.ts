import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { Rest } from '../util/rest'
import { servePage } from '../util/serve-page'
import { heading, nameField, openWindow } from './connect-screens'
import type { ConsoleWorld } from './console-world'
import { press } from './setting-changes'

/** Makes a web integration, up to its snippet. Resolves with the snippet. */
export const makeSnippet = async (page: Page, name: string) => {
  await openWindow(page)
  await nameField(page).fill(name)
  await page.getByRole('radio', { name: 'Script Tag' }).check()
  return (await page.getByRole('region', { name: 'Snippet' }).textContent()) ?? ''
}

/** Makes a web integration and saves it. Resolves with its snippet. */
export const connect = async (page: Page, name: string) => {
  const snippet = await makeSnippet(page, name)
  await press(page, 'Confirm Integration')
  await press(page, 'Save changes')
  await page.getByText(`“${name}” is saved.`).waitFor()
  return snippet
}

/** Goes to the screen of an integration. */
export const openOne = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'Integrations', exact: true }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await heading(page, name).waitFor()
}

/** Names of all integrations that the server has. */
export const listNames = async (rest: Rest) => {
  const { integrations } = await rest<{ integrations: { displayName: string }[] }>(
    'GET',
    '/integrations?page[size]=100'
  )
  return integrations.map(({ displayName }) => displayName)
}

/** The id of the integration in a snippet. */
export const idIn = (snippet: string) => /integrationId: '(\w+)'/.exec(snippet)?.[1] ?? ''

/** Opens a page of the business that holds a snippet, and waits for its configuration. */
export const openSite = async ({ browser }: ConsoleWorld, snippet: string, status = 200) => {
  const site = await servePage(`<!doctype html><title>Bakery</title><h1>Bread</h1>${snippet}`)
  onTestFinished(() => site.close())
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const config = page.waitForResponse(/\/integrations\/\w+\/config/)
  await page.goto(site.url)
  expect((await config).status()).toBe(status)
  return page
}
