import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, rowOf, type ConsoleWorld } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { isFocused } from './keyboard'
import { longTest } from './short-run'

/** Four pages of messages, more than are drawn at once. */
const MESSAGES = 350
const DAY_MS = 86_400_000

let world: ConsoleWorld
let rest: Rest
/** Conversation of Ann, and ids of its lines. */
let conversationId: string
const lines: string[] = []

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dateOf = (ms: number) => {
  const time = new Date(ms)
  return new Date(ms - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
const openDialog = async (page: Page) => {
  await button(page, 'Go to a date').click()
  const dialog = page.getByRole('dialog', { name: 'Go to a date' })
  await dialog.waitFor()
  return dialog
}
const isShown = (page: Page, text: string) =>
  page
    .getByRole('log')
    .getByText(text, { exact: true })
    .evaluate(line => {
      const log = line.closest('[role=log]')!.getBoundingClientRect()
      const { top, bottom } = line.getBoundingClientRect()
      return top >= log.top - 1 && bottom <= log.bottom + 1
    })

describe('The console, in a long conversation', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('goes to a date, back to the newest, and to no date before the first message', async () => {
    const visitor = await world.visit('The first', { givenName: 'Ann' })
    ;({ conversationId } = visitor)
    for (let number = 1; number <= MESSAGES; number++) {
      const { messages } = await rest<{ messages: { id: string }[] }>(
        'POST',
        `/conversations/${visitor.conversationId}/messages`,
        {
          author: { type: 'user', userId: visitor.userId },
          content: { type: 'text', text: `Line ${number}` }
        }
      )
      lines.push(messages[0]!.id)
    }
    const page = await world.openSignedIn(`#/${world.server.demo.appId}/inbox`)
    await rowOf(page, 'Ann').click()
    const newest = page.getByRole('log').getByText(`Line ${MESSAGES}`, { exact: true })
    await newest.waitFor()
    expect(await page.getByText('The first', { exact: true }).count()).toBe(0)

    const dialog = await openDialog(page)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await dialog.getByLabel('Date').fill(dateOf(Date.now() - DAY_MS))
    await dialog.getByLabel('Date').press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => isShown(page, 'The first')).toBe(true)
    expect(await isFocused(page.getByRole('log'))).toBe(true)
    await button(page, 'New messages').click()
    await expect.poll(() => isShown(page, `Line ${MESSAGES}`)).toBe(true)
  })

  longTest(
    'says that messages of a date could not be loaded, and goes there at the next press',
    async () => {
      const page = await world.openSignedIn(`#/${world.server.demo.appId}/inbox`)
      let isCut = true
      await page.route('**/messages?*before*', route => (isCut ? route.abort() : route.continue()))
      await rowOf(page, 'Ann').click()
      const dialog = await openDialog(page)
      await button(page, 'Go').click()
      await dialog.getByText('The messages could not be loaded.').waitFor()
      isCut = false
      await button(page, 'Go').click()
      await dialog.waitFor({ state: 'detached' })
      await expect.poll(() => isShown(page, 'The first')).toBe(true)
    }
  )

  test('goes to the message of a link, marks it, and says when it is gone', async () => {
    const page = await world.openSignedIn(`#/${world.server.demo.appId}/inbox`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await rowOf(page, 'Ann').click()
    const newest = page.locator('.message', { hasText: `Line ${MESSAGES}` })
    await newest.hover()
    await newest.getByRole('link', { name: 'Copy link' }).click()
    await page.getByText('The link is copied.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const path = `inbox/${conversationId}`
    expect(link).toBe(
      `${world.server.url}/console/#/${world.server.demo.appId}/${path}/${lines.at(-1)}`
    )

    const linkTo = (id: string) =>
      page.evaluate(url => (location.href = url), link.replace(lines.at(-1)!, id))
    await linkTo(lines[9]!)
    await expect.poll(() => isShown(page, 'Line 10')).toBe(true)
    const marked = page.locator('.message[data-linked]')
    expect(await marked.locator('.bubble').textContent()).toBe('Line 10')
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.reload()
    await expect.poll(() => isShown(page, 'Line 10')).toBe(true)

    await rest('DELETE', `/conversations/${conversationId}/messages/${lines[20]}`)
    await page.getByText('Line 21', { exact: true }).waitFor({ state: 'detached' })
    await linkTo(lines[20]!)
    await page.getByText('This message is not there any more.').waitFor()
    expect(await marked.count()).toBe(0)
  })

  longTest('has no button for it where all is there', async () => {
    await world.visit('A question', { givenName: 'Bea' })
    const page = await world.openSignedIn(`#/${world.server.demo.appId}/inbox`)
    await rowOf(page, 'Bea').click()
    await page.getByRole('log').getByText('A question').waitFor()
    expect(await button(page, 'Go to a date').count()).toBe(0)
  })
})
