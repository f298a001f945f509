import type { BrowserContext } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import type { SharedWorld } from './chat-world'
import type { Visitor } from './visitor'

/** Opens a browser whose pages count the tones that they play. */
export const openListening = async ({ browser }: SharedWorld) => {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  await context.addInitScript(() => {
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function count(...args) {
      sessionStorage['tones'] = Number(sessionStorage['tones'] ?? 0) + 1
      return start.apply(this, args)
    }
  })
  return context
}

/** Counts the tones that all pages of a browser have played. */
export const tonesOf = async (context: BrowserContext) => {
  const counts = await Promise.all(
    context.pages().map(page => page.evaluate(() => Number(sessionStorage['tones'] ?? 0)))
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** A sound is two tones. */
export const TONES = 2

/**
 * Waits until a visitor sees that the business types. Typing is ephemeral: it is not kept for a page that
 * connects later. The code that plays sounds comes with it.
 */
export const untilLive = async (world: SharedWorld, { chat, id }: Visitor & { id: string }) => {
  const typing = { author: { type: 'business' }, type: 'typing:start' }
  await expect
    .poll(async () => {
      await world.rest('POST', `/conversations/${id}/activity`, typing)
      return chat.locator('.typing-indicator').isVisible()
    })
    .toBe(true)
}

/** Says a text to a visitor in their conversation, and waits until it is shown. */
export const receive = async (world: SharedWorld, visitor: Visitor, id: string, text: string) => {
  await world.say(id, text)
  await expect.poll(visitor.texts).toContain(text)
}
