import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { recordProblems } from './record-problems'
import { firstInShortRun } from './short-run'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

const PLACES: [string, BrowserContextOptions][] = [
  ['a desktop screen in light mode', {}],
  ['a phone in dark mode', { ...PHONE, colorScheme: 'dark' }],
  ['a desktop screen in dark mode', { colorScheme: 'dark' }],
  ['a phone in light mode', PHONE],
  ['a desktop screen at 400 % zoom', { viewport: { width: 320, height: 256 } }]
]

let world: SharedWorld

const open = async (path: string, options: BrowserContextOptions = {}) => {
  const context = await world.browser.newContext(options)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const violations = await recordProblems(page)
  await page.goto(world.url + path)
  return { page, violations }
}

describe('The guide', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test.each(firstInShortRun(PLACES, 1))(
    'has no accessibility violations on %s, in either direction',
    async (_, options) => {
      const { page } = await open('/guide/moving', options)
      for (const dir of ['ltr', 'rtl']) {
        await page.evaluate(dir => (document.documentElement.dir = dir), dir)
        expect(await findAccessibilityProblems(page.mainFrame()), dir).toEqual([])
        const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(hidden, dir).toBe(0)
      }
    }
  )

  test('is linked from the front page, and its own policy blocks nothing that it needs', async () => {
    const { page, violations } = await open('/')
    await page.getByRole('link', { name: 'Guide' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Moving from the other' }).click()
    expect(new URL(page.url()).pathname).toBe('/guide/moving')
    await page.getByRole('link', { name: 'Identity', exact: true }).first().click()
    await expect.poll(() => page.getByRole('heading', { name: 'Identity' }).isVisible()).toBe(true)
    expect(new URL(page.url()).hash).toBe('#identity')
    expect(violations).toEqual([])
  })

  test('shows a field of the reference on a phone in a line, and its rules in the next', async () => {
    const { page } = await open('/guide/rest-api/shapes', PHONE)
    const heightOf = async (name: string) => {
      const rows = page.locator('#shape-ClientConversation + table tbody tr')
      const row = rows.filter({ has: page.getByText(name, { exact: true }) })
      return (await row.boundingBox())!.height
    }
    expect(await heightOf('isDefault')).toBeLessThan(44)
    expect(await heightOf('id')).toBeLessThan(72)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

    await page.getByText(/^All \d+ names$/).press('Enter')
    await page.locator('details').getByRole('link', { name: 'NewItem', exact: true }).click()
    expect(new URL(page.url()).hash).toBe('#shape-NewItem')
  })

  test('keeps the list of pages behind a button on a phone, with the keyboard too', async () => {
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

  test('shows the page that the reader is on in the list, however far down', async () => {
    const { page } = await open('/changelog')
    const current = page.locator('#pages [aria-current=page]')
    const isInView = () =>
      current.evaluate(link => {
        const { top, bottom } = link.getBoundingClientRect()
        return top > 0 && bottom < innerHeight
      })
    await expect.poll(isInView).toBe(true)
  })

  test('has its copy buttons above the code on a phone', async () => {
    const { page } = await open('/guidev1/version-4', PHONE)
    const code = page.locator('.code').first()
    const textTop = await code.locator('pre').evaluate(pre => {
      const range = document.createRange()
      range.selectNodeContents(pre)
      return range.getBoundingClientRect().top
    })
    const { y, height } = (await code.getByRole('button').boundingBox())!
    expect(textTop).toBeGreaterThanOrEqual(y + height)
  })

  test('has a keyboard link that skips the list', async () => {
    const { page } = await open('/guide/moving')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
  })
})
