import type { Locator, Page } from 'playwright-core'

/** Upper bound of the focus stops of a screen. */
const STOPS_MAX = 60

/** Way of moving the focus. */
export interface Walk {
  /** @default 60 */
  stopsMax?: number
  /** Called at each stop. */
  onStop?: (page: Page) => Promise<void>
}

/** Tells whether a target has the focus. It may be absent for a while: some elements depend on the focus. */
export const isFocused = (target: Locator) =>
  target.evaluateAll(found =>
    found.some(element => element === element.ownerDocument.activeElement)
  )

/**
 * Moves the focus with the keyboard.
 *
 * @param key `Tab`, or `Shift+Tab` for what lies before; an arrow within a menu or a list.
 * @throws {Error} When the target is no stop on the way around.
 */
export const tabTo = async (
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' = 'Tab',
  { stopsMax = STOPS_MAX, onStop }: Walk = {}
): Promise<void> => {
  await target.waitFor()
  for (let stops = 0; stops < stopsMax; stops++) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
    await onStop?.(page)
  }
  throw new Error(`${key} never comes to ${target}`)
}

/** Moves the focus to a button or link, and presses it. */
export const pressByKey = async (
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  walk?: Walk
): Promise<void> => {
  await tabTo(page, target, key, walk)
  await page.keyboard.press('Enter')
}
