import { createHash } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'

/** How much of each side of a box is left out of its picture: round corners, what shines through. */
const EDGE = 0.2

/** Selectors of what the messenger puts on a page. */
const OURS = '#messenger-button, #messenger-button *, #web-messenger-container, script'

/** How all elements of a page look that are its own: boxes and computed styles. */
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

/** The size of an element, and a picture of what stands in it. */
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
