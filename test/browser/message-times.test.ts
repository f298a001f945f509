import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { longTest } from './short-run'

let world: SharedWorld

const shownOver = (row: Locator) =>
  row.evaluate(row => getComputedStyle(row, '::after').content.split(' / ')[0])

describe('Each message', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test('says its time to screen readers', async () => {
    const { chat } = await world.converse('Hello')
    const time = chat.locator('.row', { hasText: 'Hello' }).locator('time')
    expect(Date.parse((await time.getAttribute('datetime'))!)).toBeGreaterThan(Date.now() - 60_000)
    expect(await time.innerText()).toMatch(/\d:\d\d/)
  })

  test('shows its time while it is pointed at', async () => {
    const { chat, page } = await world.converse('Hello')
    const row = chat.locator('.row', { hasText: 'Hello' })
    expect(await shownOver(row)).toBe('none')
    await row.locator('.bubble').hover()
    await expect.poll(() => shownOver(row)).toBe('"Just now"')
    await page.mouse.move(0, 0)
    await expect.poll(() => shownOver(row)).toBe('none')
  })

  longTest('shows its time while something in it has the focus', async () => {
    const { chat, id } = await world.converse('Hello')
    await world.say(id, 'Read https://example.com')
    const row = chat.locator('.row', { hasText: 'Read' })
    await row.getByRole('link').focus()
    await expect.poll(() => shownOver(row)).toBe('"Just now"')
  })

  test('shows its time after a tap', async () => {
    const { chat } = await world.converse('Hello', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true
    })
    const row = chat.locator('.row', { hasText: 'Hello' })
    await row.locator('.bubble').tap()
    await expect.poll(() => shownOver(row)).toBe('"Just now"')
    await chat.getByRole('textbox').tap()
    await expect.poll(() => shownOver(row)).toBe('none')
    await row.locator('.bubble').tap()
    await chat.locator('#conversation:focus').waitFor()
    expect(await shownOver(row)).toBe('"Just now"')
  })
})
