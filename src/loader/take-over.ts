import type { MessengerWidget } from '../widget'
import type { Stub } from './snippet'

const DEFAULT_NAME = 'Pipit'

/**
 * Puts the real object on the page. If the snippet left its stub, to which pages may hold references,
 * copies the methods onto it, and then replays its queued calls in order.
 *
 * @param stub Undefined for a direct script tag.
 */
export const takeOver = (
  page: Window & { [DEFAULT_NAME]?: MessengerWidget },
  stub: Stub | undefined,
  widget: MessengerWidget
): void => {
  if (!stub) {
    // If the page has the tag twice, the first one stays. An element with that id is a global as well.
    if (!page[DEFAULT_NAME]?.on) page[DEFAULT_NAME] = widget
    return
  }
  Object.assign(stub, widget)
  for (const [method, args, resolve, reject] of stub.splice(0)) {
    // Without a method: an emptied call, which was rejected.
    if (!method) continue
    // The browser reports an error of a call without a promise.
    void (async () => stub[method]!(...args))().then(resolve, reject)
  }
}
