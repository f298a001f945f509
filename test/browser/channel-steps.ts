import type { Page } from 'playwright-core'
import { press } from './setting-changes'

/** Goes from the first screen to the form of a channel. */
export const openChannelForm = async (page: Page, service: string) => {
  await page.getByRole('link', { name: 'Connect Integrations' }).click()
  await press(page, 'Customer Channels')
  const offer = page.getByRole('region', { name: service, exact: true })
  await offer.getByRole('button', { name: 'Connect' }).click()
}

/** The address for events that the screen of a channel shows. */
export const shownAddress = (page: Page) =>
  page.getByRole('region', { name: 'Address for events' }).textContent()

/** Reads what the screen of an integration says of it, by name. */
export const facts = (page: Page): Promise<Record<string, string>> =>
  page.locator('.facts').evaluate(list => {
    const texts = (selector: string) =>
      [...list.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')
    const values = texts('dd')
    return Object.fromEntries(texts('dt').map((name, index) => [name, values[index] ?? '']))
  })
