import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, openConsole } from './agent'
import { openChatWorld, type ChatWorld } from './chat-world'
import { shown } from './console-world'
import { findAccessibilityProblems } from './find-accessibility-problems'
import type { Visitor, WithPipit } from './visitor'

let world: ChatWorld

const closeMessenger = ({ page }: Visitor) =>
  page.evaluate(() => (window as unknown as WithPipit).Pipit.close())

/** Lists the messages under which a line stands. */
const under = (page: Page, line: RegExp) =>
  page
    .getByRole('log')
    .locator('.message')
    .filter({ has: page.getByText(line) })
    .locator('.bubble')
    .allTextContents()

const seen = (page: Page) => under(page, /^Seen/)
const delivered = (page: Page) => under(page, /^Delivered/)

describe('A reply in the console', () => {
  beforeAll(async () => {
    world = await openChatWorld({ PIPIT_RATE_LIMITS: 'off' })
  })
  afterAll(() => world.close())

  test('says that it was delivered, and that the visitor has seen it, as soon as they have, and says so of the last one only', async () => {
    const visitor = await world.converse('Where is my lock?')
    await closeMessenger(visitor)
    const page = await openConsole(world)
    await page.evaluate(
      hash => (location.hash = hash),
      `#/${world.server.demo.appId}/inbox/${visitor.id}`
    )
    await answer(page, 'On its way.')
    await visitor.badge.filter({ hasText: '1' }).waitFor()
    await expect.poll(() => delivered(page)).toEqual(['On its way.'])
    expect(await seen(page)).toEqual([])

    await visitor.open()
    await expect.poll(() => seen(page)).toEqual(['On its way.'])
    expect(await delivered(page)).toEqual([])
    expect(await findAccessibilityProblems(page.mainFrame())).toEqual([])

    await closeMessenger(visitor)
    await answer(page, 'It comes tomorrow.')
    await visitor.badge.filter({ hasText: '1' }).waitFor()
    await expect.poll(() => shown(page)).toContain('It comes tomorrow.')
    expect(await seen(page)).toEqual(['On its way.'])
    await page.reload()
    await expect.poll(() => delivered(page)).toEqual(['It comes tomorrow.'])
    await expect.poll(() => seen(page)).toEqual(['On its way.'])

    await visitor.open()
    await expect.poll(() => seen(page)).toEqual(['It comes tomorrow.'])
  })
})
