import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { isFocused, pressByKey, tabTo, type Walk } from './keyboard'

/** Says why the focus cannot be seen; empty: it can. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    // The messenger in the preview has its own stops.
    if (!focused || focused === document.body || focused instanceof HTMLIFrameElement) return ''
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 60)
    const what = `${focused.tagName} ${focused.id} ${name}`
    const hasOutline = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
    const label = focused.closest('label')
    // A link that fills its row has the outline of the row, a choice that of its label.
    const isOutlined =
      hasOutline(focused) || hasOutline(focused, '::after') || (label && hasOutline(label))
    if (!isOutlined) return `${what}: no outline`
    const { left, top, width, height } = focused.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!seen) return `${what}: out of sight`
    const isOver = focused.contains(seen) || seen.contains(focused)
    return isOver ? '' : `${what}: behind ${seen.className}`
  })

/** Waits until a target has the focus. */
export const hasFocus = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true)

/** Each stop has to be seen; a list of tabs moves to the one that has the focus. */
const SEEN: Walk = {
  stopsMax: 90,
  onStop: page => expect.poll(() => hiddenFocus(page)).toBe('')
}

/** Moves the focus to a target; each stop on the way is seen. */
export const goTo = (page: Page, target: Locator, key?: 'Shift+Tab') =>
  tabTo(page, target, key, SEEN)
/** Moves the focus to a button or link in such a way, and presses it. */
export const enter = (page: Page, target: Locator, key?: 'Shift+Tab') =>
  pressByKey(page, target, key, SEEN)

/** Replaces what is in the field that has the focus. */
export const retype = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Waits until something on the page has the focus. What had it may be gone. */
export const keepsFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

/** Presses keys one after the other, none of which takes the focus away. */
export const pressKeys = async (page: Page, ...keys: string[]) => {
  for (const key of keys) {
    await page.keyboard.press(key)
    await keepsFocus(page)
  }
}

/** Leaves a window or menu by Escape, which gives the focus back to what opened it. */
export const escape = async (page: Page, opened: Locator, from: Locator) => {
  await opened.waitFor()
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'detached' })
  await hasFocus(from)
}
