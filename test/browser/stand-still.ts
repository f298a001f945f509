import type { Locator } from 'playwright-core'

/** Waits until nothing in the document of an element moves or fades any more, but for what always does. */
export const standStill = (element: Locator): Promise<void> =>
  element.evaluate(async ({ ownerDocument }) => {
    const passing = ownerDocument
      .getAnimations()
      .filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
