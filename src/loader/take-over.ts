import type { MessengerWidget } from '../widget'
import type { Stub } from './snippet'

const DEFAULT_NAME = 'Pipit'

/**
 * Puts the real object on the page. Where the snippet left its stub, which pages may have kept, that
 * gets the real methods, and then the calls it kept are made, in order.
 *
 * @param stub Undefined for a direct script tag.
 */
export const takeOver = (page: Window, stub: Stub | undefined, widget: MessengerWidget): void => {
  if (!stub) {
    // A tag that stands in the page twice finds the first one at work.
    ;(page as unknown as Record<string, MessengerWidget>)[DEFAULT_NAME] ??= widget
    return
  }
  Object.assign(stub, widget)
  for (const [method, args, resolve, reject] of stub.splice(0)) {
    try {
      const result = stub[method]!(...args)
      Promise.resolve(result).then(resolve, reject)
    } catch (error) {
      // A method that throws, or a call that has been rejected and has none.
      reject?.(error)
    }
  }
}
