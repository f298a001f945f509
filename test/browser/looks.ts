import { createHash } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'

/**
 * Pixels left out of a screenshot at each side of a box: round corners, and the page behind them.
 */
const EDGE = 0.2

/** Selectors of the elements that the messenger adds to a page. */
const OURS = '#messenger-button, #messenger-button *, #web-messenger-container, script'

/** Reads boxes and computed styles of all elements of the page itself. */
export const looksOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    ours =>
      [...document.querySelectorAll('html, body, body *')]
        .filter(element => !element.matches(ours))
        .map(element => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const styles = [undefined, '::before', '::after'].map(pseudo => {
            const computed = getComputedStyle(element, pseudo)
            return [...computed].map(name => `${name}:${computed.getPropertyValue(name)}`).join(';')
          })
          return [element.tagName, x, y, width, height, ...styles].join(' ')
        }),
    OURS
  )

/** Reads the size of an element, and a screenshot of its content. */
export const portrait = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox())!
  const picture = await element.page().screenshot({
    animations: 'disabled',
    clip: {
      x: x + width * EDGE,
      y: y + height * EDGE,
      width: width * (1 - 2 * EDGE),
      height: height * (1 - 2 * EDGE)
    }
  })
  return { width, height, picture: createHash('sha256').update(picture).digest('base64') }
}
