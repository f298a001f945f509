import type { Locator } from 'playwright-core'

/** Reads a colour of an element as it is displayed, in red, green and blue, 0 to 255. */
export const shownColor = (element: Locator, property: string): Promise<number[]> =>
  element.evaluate((each, name) => {
    const pen = each.ownerDocument.createElement('canvas').getContext('2d')!
    pen.fillStyle = getComputedStyle(each).getPropertyValue(name)
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }, property)
