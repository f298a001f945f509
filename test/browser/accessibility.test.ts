import axe from 'axe-core'
import type { BrowserContextOptions, Frame } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChatWorld, type ChatWorld } from './chat-world'
import { standStill } from './stand-still'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

const PLACES: [string, BrowserContextOptions][] = [
  ['a desk in the light', {}],
  ['a desk in the dark', { colorScheme: 'dark' }],
  ['a phone in the light', PHONE],
  ['a phone in the dark', { ...PHONE, colorScheme: 'dark' }],
  ['a desk at 400 %', { viewport: { width: 320, height: 256 } }],
  ['a desk with forced colours', { forcedColors: 'active' }]
]

let world: ChatWorld

beforeAll(async () => {
  world = await openChatWorld()
})
afterAll(() => world.close())

/** What axe finds in one document, and how far that has to be scrolled sideways. */
const findBarriers = async (frame: Frame) => {
  await standStill(frame.locator('html'))
  await frame.evaluate(axe.source)
  return frame.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { iframes: false })
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join()}`)
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth ? [...found, `${scrollWidth} px wide`] : found
  })
}

test.each(PLACES)('has no barriers on %s', async (_, options) => {
  const visitor = await world.visit(options)
  const { page, launcher, chat } = visitor
  await launcher.waitFor()
  expect(await findBarriers(page.mainFrame())).toEqual([])

  await visitor.open()
  const inside = (await (await page.locator('iframe').elementHandle())!.contentFrame())!
  expect(await findBarriers(inside), 'nothing written yet').toEqual([])

  await visitor.write('Is the blue one back?')
  await expect.poll(visitor.messages).toMatchObject([{ status: 'sent' }])
  await world.say(await visitor.conversationId(), 'Yes, since Monday.')
  await chat.getByText('Yes, since Monday.').waitFor()
  expect(await findBarriers(inside), 'a conversation').toEqual([])

  await page.route('**/conversations/*/messages', route => route.abort())
  await visitor.write('Keep it for me, please')
  await chat.getByRole('button', { name: /Not sent/ }).waitFor()
  expect(await findBarriers(inside), 'a message that failed').toEqual([])
  expect(await findBarriers(page.mainFrame()), 'the page beside it').toEqual([])
})

test('says who wrote what in one log, and names frame and buttons', async () => {
  const { page, chat, id } = await world.converse('Is the blue one back?')
  await world.say(id, 'Yes, since Monday.')
  await chat.getByText('Yes, since Monday.').waitFor()
  expect(await page.locator('iframe').getAttribute('title')).toBe('Chat with Harbour Street Cycles')
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

test('turns around on pages that read from the right', async () => {
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
