import { LAST_VOID, METHODS } from './methods'
import type { LoaderTag, Stub } from './snippet'

// ES5 by hand, as the snippet.

/**
 * Stands for the messenger on a page that asks for no version, or one that is not served: says so on
 * the console, and rejects each call that returns a promise with the same words, so that the page's own
 * script goes on.
 *
 * As the script that a snippet loads it takes over that snippet's stub, and rejects the queued calls.
 *
 * @param name Name of the global. If the page has a messenger by that name, it stays.
 */
export function unsupported(words: string, name: string): void {
  var page = window as unknown as Record<string, Partial<Stub> | undefined>
  var script = document.currentScript as LoaderTag | null
  var queue = script && script.stub
  var stub = queue || ([] as unknown as Stub)
  var error: Error & { code?: string } = Error(words)
  error.code = error.name = 'load-failed'

  console.error(words)
  // An element with that id is a global as well.
  if (!queue && (page[name] || stub).on) return
  if (!queue) page[name] = stub
  stub.splice(0).map(function (call) {
    if (call[3]) call[3](error)
  })
  METHODS.split(' ').map(function (method, index) {
    stub[method] = function () {
      if (index > LAST_VOID) {
        return page.Promise
          ? Promise.reject(error)
          : {
              then: function (_: unknown, onRejected?: (error: Error) => void) {
                if (onRejected) onRejected(error)
              }
            }
      }
      return [false, 0, [], false, , , function () {}][index]
    }
  })
}
