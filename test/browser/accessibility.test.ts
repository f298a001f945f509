import type { BrowserContextOptions, Frame } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import { openHasty } from './short-delays'
import { firstInShortRun } from './short-run'

/** Time in which a waiting message is tried again: the wait between two tries grows to half a minute. */
const LONGEST_WAIT_MS = 90_000

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

const PLACES: [string, BrowserContextOptions][] = [
  ['a desktop screen in light mode', {}],
  ['a phone in dark mode', { ...PHONE, colorScheme: 'dark' }],
  ['a desktop screen in dark mode', { colorScheme: 'dark' }],
  ['a phone in light mode', PHONE],
  ['a desktop screen at 400 % zoom', { viewport: { width: 320, height: 256 } }],
  ['a desktop screen with forced colours', { forcedColors: 'active' }]
]

let world: SharedWorld

/** Lists the violations that axe finds in one document at rest, and how far it scrolls sideways. */
const check = async (frame: Frame) => {
  const found = await findAccessibilityProblems(frame, ['best-practice'])
  const width = await frame.evaluate(() => document.documentElement.scrollWidth)
  const isTooWide = width > (await frame.evaluate(() => innerWidth))
  return isTooWide ? [...found, `${width} px wide`] : found
}

describe('The messenger', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test.each(firstInShortRun(PLACES, 1))(
    'has no accessibility violations on %s',
    async (_, options) => {
      const visitor = await world.visit({ context: await openHasty(world.browser, options) })
      const { page, launcher, chat } = visitor
      await launcher.waitFor()
      expect(await check(page.mainFrame())).toEqual([])

      await visitor.open()
      const inside = (await (await page.locator('iframe').elementHandle()).contentFrame())!
      expect(await check(inside), 'nothing written yet').toEqual([])

      await visitor.write('Is the blue one back?')
      await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
      await world.say(await visitor.conversationId(), 'Yes, since Monday.')
      await chat.getByText('Yes, since Monday.').waitFor()
      expect(await check(inside), 'a conversation').toEqual([])
      // Screen readers step from one to the next.
      const items = chat.getByRole('article')
      expect(await items.allInnerTexts()).toEqual([
        expect.stringContaining('Is the blue one back?'),
        expect.stringContaining('Yes, since Monday.')
      ])

      await page.route('**/conversations/*/messages', route => route.abort())
      await visitor.write('Keep it for me, please')
      await chat.locator('[data-status="waiting"]').waitFor()
      expect(await check(inside), 'a message that waits').toEqual([])

      // It counts before the first one; a try between the two would be sent.
      await page.route('**/conversations/*/messages', route =>
        route.fulfill({ status: 400, json: { error: { code: 'invalid-message', message: 'No.' } } })
      )
      await chat.getByRole('button', { name: /Not sent/ }).waitFor({ timeout: LONGEST_WAIT_MS })
      expect(await check(inside), 'a message that failed').toEqual([])
      expect(await check(page.mainFrame()), 'the page beside it').toEqual([])

      await page.unrouteAll()
      await page.keyboard.press('Escape')
      await visitor.composer.waitFor({ state: 'hidden' })
      await world.say(await visitor.conversationId(), 'It is yours, and we keep it until Sunday.')
      await page.getByRole('button', { name: 'Dismiss message' }).hover()
      expect(await check(page.mainFrame()), 'a message beside it').toEqual([])
    }
  )

  test('names the author of each message in one log, and labels its frame and buttons', async () => {
    const { page, chat, id } = await world.converse('Is the blue one back?')
    await world.say(id, 'Yes, since Monday.')
    await chat.getByText('Yes, since Monday.').waitFor()
    expect(await page.locator('iframe').getAttribute('title')).toBe(
      'Chat with Harbour Street Cycles'
    )
    const log = chat.getByRole('log')
    expect(await log.locator('.row').allInnerTexts()).toEqual([
      expect.stringMatching(/You\s+Is the blue one back\?/),
      expect.stringMatching(/Harbour Street Cycles\s+Yes, since Monday\./)
    ])
    for (const button of await chat.getByRole('button').all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
  })

  test('mirrors its layout on right-to-left pages', async () => {
    const { page, launcher, open, chat } = await world.visit()
    await page.evaluate(async integrationId => {
      document.documentElement.dir = 'rtl'
      ;(window as any).Pipit.destroy()
      await (window as any).Pipit.init({ integrationId })
    }, world.server.demo.integrationId)
    expect((await launcher.boundingBox())!.x).toBe(20)
    await open()
    expect((await page.locator('iframe').boundingBox())!.x).toBe(20)
    const close = (await chat.getByRole('button', { name: 'Close chat' }).boundingBox())!
    const title = (await chat.getByRole('heading').boundingBox())!
    expect(close.x).toBeLessThan(title.x)
  })
})
