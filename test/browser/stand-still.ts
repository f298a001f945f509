import type { Locator } from 'playwright-core'

/** Waits for the end of all motion in the document of an element, but for motion without an end. */
export const standStill = (element: Locator): Promise<void> =>
  element.evaluate(async ({ ownerDocument }) => {
    const passing = ownerDocument
      .getAnimations()
      .filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
