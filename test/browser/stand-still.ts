import type { Locator } from 'playwright-core'

/**
 * Waits for the end of all motion in the document of an element and in the one around its frame, but
 * for motion without an end.
 */
export const standStill = (element: Locator): Promise<void> =>
  element.evaluate(async ({ ownerDocument }) => {
    const documents = [ownerDocument, ownerDocument.defaultView?.frameElement?.ownerDocument]
    const passing = documents
      .flatMap(document => document?.getAnimations() ?? [])
      .filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
