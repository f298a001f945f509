import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { recordProblems } from './record-problems'
import { firstInShortRun, longTest } from './short-run'

let world: SharedWorld

const open = async (path: string, options: BrowserContextOptions = {}) => {
  const context = await world.browser.newContext(options)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const problems = await recordProblems(page)
  await page.goto(world.url + path)
  return { page, context, problems }
}
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the guide' })
const found = (page: Page) => page.getByRole('search').getByRole('link')

describe('A page of the guide', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('is searched by keyboard, from a slash to the section', async () => {
    const { page, problems } = await open('/guide/moving')
    await page.keyboard.press('/')
    await page.keyboard.type('background image')
    await found(page).first().waitFor()
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/guide/web-messenger#background-image')
    expect(problems).toEqual([])
  })

  test.each(
    firstInShortRun(['/guide/web-messenger', '/guide/rest-api/messages', '/guide/no-such-page'], 1)
  )('finds calls of the REST API from %s', async path => {
    const { page } = await open(path)
    await field(page).fill('post a message')
    const link = found(page).filter({ hasText: 'Messages' }).first()
    await link.click()
    await page.waitForURL('**/guide/rest-api/messages#*')
  })

  longTest('loads what it looks through at the first focus, once', async () => {
    const { page } = await open('/guide/moving')
    const loads: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.json')) loads.push(pathname)
    })
    await page.mouse.wheel(0, 500)
    await field(page).hover()
    await page.waitForLoadState('networkidle')
    expect(loads).toEqual([])
    await field(page).focus()
    await field(page).fill('files')
    await found(page).first().waitFor()
    await page.keyboard.press('Escape')
    await field(page).fill('colours')
    await found(page).first().waitFor()
    expect(loads).toEqual(['/guide/search.json'])
  })

  test('says that nothing is found, and is itself again after Escape', async () => {
    const { page } = await open('/guide/moving')
    await field(page).fill('zebra crossing')
    await page.getByRole('search').getByRole('listitem').waitFor()
    expect(await page.getByRole('status').textContent()).toBe(
      'Nothing is found for “zebra crossing”.'
    )
    await page.keyboard.press('Escape')
    expect(await field(page).inputValue()).toBe('')
    await expect.poll(() => page.getByRole('search').getByRole('listitem').count()).toBe(0)
  })

  longTest('searches again after a failure of the network', async () => {
    const { page, context } = await open('/guide/moving')
    await context.route('**/search.json', route => route.abort())
    await field(page).fill('files')
    await page.getByText('The search did not load.').first().waitFor()
    await context.unroute('**/search.json')
    await field(page).fill('files ')
    await found(page).first().waitFor()
  })

  test('offers no search where scripts are off', async () => {
    const { page } = await open('/guide/moving', { javaScriptEnabled: false })
    expect(await field(page).isVisible()).toBe(false)
  })

  test('copies code, or selects it where the clipboard is not allowed', async () => {
    const { page, context } = await open('/guide/packages')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const code = page.locator('.code').first()
    await code.hover()
    await code.getByRole('button', { name: 'Copy' }).click()
    await code.getByRole('button', { name: 'Copied' }).waitFor()
    const text = await code.locator('pre').textContent()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
    })
    const next = page.locator('.code').nth(1)
    await next.hover()
    await next.getByRole('button', { name: 'Copy' }).click()
    await next.getByRole('button', { name: 'Selected' }).waitFor()
    expect(await page.evaluate(() => String(getSelection()))).toContain(
      (await next.locator('pre').textContent())!.trim().split('\n')[0]!
    )
  })
})
