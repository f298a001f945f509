import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restAt, type Rest } from '../util/rest'
import { openConsoleWorld, rowOf, type ConsoleWorld, type Visitor } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { isFocused } from './keyboard'
import { longTest } from './short-run'

interface Scheduled {
  sendAt: string
  content: { text: string }
}

const HOUR_MS = 3_600_000
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

let world: ConsoleWorld
let app: Rest

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: /^Write a (reply|note)/ })
const waiting = (page: Page) =>
  page.getByRole('list', { name: 'Replies that are sent later' }).getByRole('listitem')
const sendLater = (place: Page | Locator) =>
  place.getByRole('button', { name: 'Send later', exact: true })
const choose = async (page: Page, time: string | RegExp, place: Page | Locator = page) => {
  await sendLater(place).click()
  await page.getByRole('menuitem', { name: time }).click()
}
const stored = async ({ conversationId }: Visitor) =>
  (
    await app<{ scheduledMessages: Scheduled[] }>(
      'GET',
      `/conversations/${conversationId}/scheduled-messages`
    )
  ).scheduledMessages

const openThread = async (name: string, options?: BrowserContextOptions) => {
  const page = await world.openSignedIn(`#/${world.server.demo.appId}/inbox`, options)
  await rowOf(page, name).click()
  await field(page).waitFor()
  return page
}

describe('A reply that is sent later', () => {
  beforeAll(async () => {
    world = await openConsoleWorld()
    const { url, demo, accountKey } = world.server
    app = restAt(`${url}/v2/apps/${demo.appId}`, accountKey)
  })
  afterAll(() => world.close())

  test('is seen by colleagues at once, edited, deleted, and deleted no more', async () => {
    const visitor = await world.visit('A question', { givenName: 'Ann' })
    const [page, other] = [await openThread('Ann'), await openThread('Ann')]
    expect(await button(page, 'Send later').isDisabled()).toBe(true)
    await field(page).fill('See you tomorrow.')
    await choose(page, /^In an hour/)
    await waiting(page).getByText('See you tomorrow.').waitFor()
    await waiting(other).getByText('See you tomorrow.').waitFor()
    expect(await field(page).inputValue()).toBe('')
    expect(await isFocused(field(page))).toBe(true)
    const [reply] = await stored(visitor)
    const delay = Date.parse(reply?.sendAt ?? '') - Date.now()
    expect(delay).toBeGreaterThan(HOUR_MS / 2)
    expect(delay).toBeLessThanOrEqual(HOUR_MS)
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])

    await button(page, 'Delete').click()
    await waiting(other).waitFor({ state: 'detached' })
    await page.getByText('The reply will not be sent.').waitFor()
    await button(page, 'Undo').click()
    await waiting(other).getByText('See you tomorrow.').waitFor()
    expect(await stored(visitor)).toMatchObject([{ sendAt: reply?.sendAt }])

    await field(page).fill('A draft')
    await button(page, 'Edit').click()
    await waiting(other).waitFor({ state: 'detached' })
    await expect.poll(() => field(page).inputValue()).toBe('See you tomorrow.\n\nA draft')
    expect(await visitor.read()).toEqual(['A question'])
  })

  longTest('is sent at its time, and stops waiting', async () => {
    const visitor = await world.visit('A question', { givenName: 'Bea' })
    const page = await openThread('Bea')
    await app('POST', `/conversations/${visitor.conversationId}/scheduled-messages`, {
      author: { type: 'business' },
      content: { type: 'text', text: 'It is time.' },
      sendAt: new Date(Date.now() + 5_000).toISOString()
    })
    await waiting(page).getByText('It is time.').waitFor()
    await page.getByRole('log').getByText('It is time.').waitFor()
    await waiting(page).waitFor({ state: 'detached' })
    expect(await visitor.read()).toEqual(['A question', 'It is time.'])
  })

  longTest('has a time of its own, chosen with the keyboard', async () => {
    const visitor = await world.visit('A question', { givenName: 'Cid' })
    const page = await openThread('Cid')
    await field(page).fill('Happy new year!')
    await button(page, 'Send later').focus()
    for (const key of ['Enter', 'End', 'Enter']) await page.keyboard.press(key)
    const dialog = page.getByRole('dialog', { name: 'When is it to be sent?' })
    await dialog.waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    const time = dialog.getByLabel('Date and time')
    const at = new Date(Date.now() + 40 * 24 * HOUR_MS)
    at.setHours(7, 30, 0, 0)
    const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
    await time.fill(local.toISOString().slice(0, 16))
    await time.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await waiting(page).getByText('Happy new year!').waitFor()
    expect(await stored(visitor)).toMatchObject([{ sendAt: at.toISOString() }])
    // Nothing was sent by the Enter that closed the window.
    expect(await visitor.read()).toEqual(['A question'])
  })

  longTest('keeps its text where the server refuses it', async () => {
    const visitor = await world.visit('A question', { givenName: 'Dora' })
    const page = await openThread('Dora', PHONE)
    await page.route('**/scheduled-messages', route =>
      route.request().method() === 'POST' ? route.abort() : route.continue()
    )
    await field(page).fill('Not lost')
    await choose(page, /^Tomorrow morning/)
    await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
    expect(await field(page).inputValue()).toBe('Not lost')
    expect(await stored(visitor)).toEqual([])
  })

  longTest('is composed in a window, which keeps it where the server refuses it', async () => {
    const visitor = await world.visit('Where are you?', { givenName: 'Hal' })
    const page = await openThread('Hal')
    await button(page, 'Add').click()
    await page.getByRole('menuitem', { name: 'Location', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Location', exact: true })
    await dialog.getByLabel('Latitude').fill('1')
    expect(await sendLater(dialog).isDisabled()).toBe(true)
    await dialog.getByLabel('Longitude').fill('2')
    await page.route('**/scheduled-messages', route =>
      route.request().method() === 'POST' ? route.abort() : route.continue()
    )
    await choose(page, /^Tomorrow morning/, dialog)
    await dialog.getByRole('alert').getByText('The server cannot be reached').waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.unroute('**/scheduled-messages')
    await choose(page, 'At another time…', dialog)
    await page.getByLabel('Date and time').press('Enter')
    await waiting(page).getByText('Location').waitFor()
    await expect.poll(() => isFocused(field(page))).toBe(true)
    expect(await dialog.count()).toBe(0)
    expect(await stored(visitor)).toMatchObject([
      { content: { type: 'location', coordinates: { lat: 1, long: 2 } } }
    ])
    expect(await visitor.read()).toEqual(['Where are you?'])
    await button(page, 'Add').click()
    await page.getByRole('menuitem', { name: 'Location', exact: true }).click()
    expect(await dialog.getByLabel('Latitude').inputValue()).toBe('')
  })

  longTest(
    'leaves the focus where it is, once its window was closed before the answer',
    async () => {
      await world.visit('Where are you?', { givenName: 'Ida' })
      const page = await openThread('Ida')
      let answer: (() => void) | undefined
      await page.route('**/scheduled-messages', async route => {
        if (route.request().method() === 'POST') await new Promise<void>(go => (answer = go))
        await route.continue()
      })
      await button(page, 'Add').click()
      await page.getByRole('menuitem', { name: 'Location', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Location', exact: true })
      await dialog.getByLabel('Latitude').fill('1')
      await dialog.getByLabel('Longitude').fill('2')
      await choose(page, /^In an hour/, dialog)
      await expect.poll(() => answer !== undefined).toBe(true)
      await dialog.getByLabel('Latitude').press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await button(page, 'Note').focus()
      answer?.()
      await waiting(page).getByText('Location').waitFor()
      expect(await isFocused(button(page, 'Note'))).toBe(true)
    }
  )

  longTest('leaves what is typed while it is on its way, and the note that was begun', async () => {
    await world.visit('A question', { givenName: 'Gil' })
    const page = await openThread('Gil')
    const held: (() => void)[] = []
    await page.route('**/scheduled-messages', async route => {
      if (route.request().method() === 'POST') await new Promise<void>(go => held.push(go))
      await route.continue()
    })
    const schedule = async () => {
      await choose(page, /^In an hour/)
      await expect.poll(() => held.length).toBe(1)
    }
    await field(page).fill('See you tomorrow.')
    await schedule()
    await field(page).press('End')
    await field(page).pressSequentially(' Or today?')
    held.pop()?.()
    await waiting(page).waitFor()
    await expect.poll(() => field(page).inputValue()).toBe('Or today?')
    await field(page).press('!')
    expect(await field(page).inputValue()).toBe('Or today?!')

    await button(page, 'Note').click()
    await field(page).fill('She is nice.')
    await button(page, 'Edit').click()
    await expect.poll(() => field(page).inputValue()).toBe('See you tomorrow.')
    await schedule()
    await button(page, 'Note').click()
    held.pop()?.()
    await waiting(page).waitFor()
    expect(await field(page).inputValue()).toBe('She is nice.')
    await button(page, 'Note').click()
    expect(await field(page).inputValue()).toBe('She is nice.')
  })

  longTest('cannot be taken back once it was sent or deleted', async () => {
    await world.visit('A question', { givenName: 'Flo' })
    const page = await openThread('Flo')
    await page.route('**/scheduled-messages/*', async route => {
      await route.fetch()
      await route.continue()
    })
    await field(page).fill('Too late')
    await choose(page, /^In an hour/)
    await button(page, 'Edit').click()
    await page.getByRole('alert').getByText('It has been sent already, or was deleted.').waitFor()
    await waiting(page).waitFor({ state: 'detached' })
    expect(await field(page).inputValue()).toBe('')
  })

  longTest('is no note for the team, nor becomes one when it is edited beside one', async () => {
    const visitor = await world.visit('A question', { givenName: 'Eve' })
    const page = await openThread('Eve')
    await field(page).fill('See you tomorrow.')
    await choose(page, /^In an hour/)
    await waiting(page).waitFor()
    await button(page, 'Note').click()
    expect(await button(page, 'Send later').count()).toBe(0)
    await field(page).fill('She is nice.')
    await button(page, 'Edit').click()
    const reply = page.getByRole('textbox', { name: 'Write a reply', exact: true })
    await expect.poll(() => reply.inputValue()).toBe('See you tomorrow.')
    await button(page, 'Note').click()
    await expect.poll(() => field(page).inputValue()).toBe('She is nice.')
    await button(page, 'Add note').click()
    await page.getByRole('log').getByText('She is nice.').waitFor()
    await button(page, 'Note').click()
    await expect.poll(() => reply.inputValue()).toBe('See you tomorrow.')
    await button(page, 'Send').click()
    await expect.poll(() => visitor.read()).toEqual(['A question', 'See you tomorrow.'])
  })
})
