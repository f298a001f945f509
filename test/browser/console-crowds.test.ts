import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, rowOf, type ConsoleWorld } from './console-world'

/** More than three pages of the list. */
const VISITORS = 80
const MESSAGES = 1_000
/** Messages that are drawn at once. */
const DRAWN_MAX = 260

let world: ConsoleWorld
let rest: Rest

describe('The console, among many', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    rest = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
    for (let number = 1; number <= VISITORS; number++) {
      await world.visit('Hello', { givenName: `Visitor${number}` })
    }
  })
  afterAll(() => world.close())

  test('counts all unread conversations in its title, listed or not', async () => {
    const page = await world.open()
    await world.signIn(page)
    await expect.poll(() => page.title()).toMatch(new RegExp(`^\\(${VISITORS}\\) `))
    expect(await page.locator('.row').count()).toBeLessThan(VISITORS)
  })

  test('loads the whole list while End is held', async () => {
    const page = await world.open()
    await world.signIn(page)
    await page.locator('.row').first().waitFor()
    // At the end again in the very frame in which rows are added, as with a key that repeats.
    await page.locator('.list-scroll').evaluate(pane => {
      const toEnd = () => (pane.scrollTop = pane.scrollHeight)
      new MutationObserver(toEnd).observe(pane, { childList: true, subtree: true })
      toEnd()
    })
    await expect.poll(() => page.locator('.row').count()).toBe(VISITORS)
  })

  test('stays usable while a thousand messages arrive in the open conversation', async () => {
    const visitor = await world.visit('The first', { givenName: 'Una' })
    const page = await world.open()
    await world.signIn(page)
    await rowOf(page, 'Una').click()
    const log = page.getByRole('log')
    await log.getByText('The first').waitFor()
    const write = (number: number) =>
      rest('POST', `/conversations/${visitor.conversationId}/messages`, {
        author: { type: 'user', userId: visitor.userId },
        content: { type: 'text', text: `Line ${number}` }
      })
    for (let number = 1; number <= MESSAGES; number += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => write(number + index)))
    }
    await write(MESSAGES + 1)
    await log.getByText(`Line ${MESSAGES + 1}`, { exact: true }).waitFor()
    expect(await log.locator('.message').count()).toBeLessThan(DRAWN_MAX)

    const field = page.getByRole('textbox', { name: 'Write a reply', exact: true })
    await field.fill('Slowly, please')
    await field.press('Enter')
    await log.getByText('Slowly, please').waitFor()

    // Further up, what arrives moves nothing, and everything can be reached.
    await log.evaluate(element => (element.scrollTop = element.scrollHeight / 2))
    await expect.poll(() => log.evaluate(element => element.scrollTop)).toBeGreaterThan(0)
    const before = await log.evaluate(element => element.scrollTop)
    await write(MESSAGES + 2)
    await page.getByRole('button', { name: 'New messages' }).waitFor()
    expect(await log.evaluate(element => element.scrollTop)).toBe(before)
    await expect
      .poll(() =>
        log.evaluate(element => {
          element.scrollTop = 0
          return element.textContent?.includes('The first')
        })
      )
      .toBe(true)
    await page.getByRole('button', { name: 'New messages' }).click()
    await log.getByText(`Line ${MESSAGES + 2}`, { exact: true }).waitFor()
    expect(await log.locator('.message').count()).toBeLessThan(DRAWN_MAX)
  })
})
