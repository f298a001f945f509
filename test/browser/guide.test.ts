import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'
import { findBarriers } from './find-barriers'
import { watchComplaints } from './watch-complaints'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

const PLACES: [string, BrowserContextOptions][] = [
  ['a desk in the light', {}],
  ['a desk in the dark', { colorScheme: 'dark' }],
  ['a phone in the light', PHONE],
  ['a phone in the dark', { ...PHONE, colorScheme: 'dark' }],
  ['a desk at 400 %', { viewport: { width: 320, height: 256 } }]
]

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

const open = async (path: string, options: BrowserContextOptions = {}) => {
  const context = await world.browser.newContext(options)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const complaints = await watchComplaints(page)
  await page.goto(world.url + path)
  return { page, complaints }
}

test.each(PLACES)('has no barriers on %s, in either direction', async (_, options) => {
  const { page } = await open('/guide/moving', options)
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate(dir => (document.documentElement.dir = dir), dir)
    expect(await findBarriers(page.mainFrame()), dir).toEqual([])
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(hidden, dir).toBe(0)
  }
})

test('is found from the front page, and its own policy forbids nothing that it needs', async () => {
  const { page, complaints } = await open('/')
  await page.getByRole('link', { name: 'Guide' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Moving from the other' }).click()
  expect(new URL(page.url()).pathname).toBe('/guide/moving')
  await page.getByRole('link', { name: 'Identity', exact: true }).first().click()
  await expect.poll(() => page.getByRole('heading', { name: 'Identity' }).isVisible()).toBe(true)
  expect(new URL(page.url()).hash).toBe('#identity')
  expect(complaints).toEqual([])
})

test('keeps the list of pages behind a button on a phone, by keyboard too', async () => {
  const { page } = await open('/guide/moving', PHONE)
  const list = page.getByRole('navigation', { name: 'Pages of the guide' })
  expect(await list.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'All pages' }).focus()
  await page.keyboard.press('Enter')
  await list.getByRole('link', { name: 'Moving from the other messenger' }).waitFor()
  await page.keyboard.press('Tab')
  expect(
    await list
      .getByRole('link')
      .first()
      .evaluate(link => link.matches(':focus'))
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => list.isVisible()).toBe(false)
})

test('leads by keyboard past the list to the text', async () => {
  const { page } = await open('/guide/moving')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
})
