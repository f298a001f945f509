import type { Locator, Page } from 'playwright-core'

/** More stops than any screen has. */
const STOPS_MAX = 60

// It may be gone for a while: what has the focus decides on what else there is.
const isFocused = (target: Locator) =>
  target.evaluateAll(found =>
    found.some(element => element === element.ownerDocument.activeElement)
  )

/**
 * Moves the focus as people without a pointer do.
 *
 * @param key `Tab`, or `Shift+Tab` for what lies before.
 * @throws {Error} When the target is no stop on the way around.
 */
export const tabTo = async (
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab'
): Promise<void> => {
  await target.waitFor()
  for (let stops = 0; stops < STOPS_MAX; stops++) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never comes to ${target}`)
}

/** Goes to a button or link, and presses it. */
export const pressByKey = async (
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab'
): Promise<void> => {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}
