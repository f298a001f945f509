import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** Draws a twentieth of the longest delay: 1.5 s at most, where chance may draw 30. */
const drawShort = () => {
  Math.random = () => 0.05
}

/** Has a page draw short delays of its back-offs from now on, as chance may do. */
export const hasten = (page: Page): Promise<void> => page.evaluate(drawShort)

/** Opens a context whose pages draw short delays; it is closed when the test has ended. */
export const openHasty = async (
  browser: Browser,
  options?: BrowserContextOptions
): Promise<BrowserContext> => {
  const context = await browser.newContext(options)
  onTestFinished(() => context.close())
  await context.addInitScript(drawShort)
  return context
}
