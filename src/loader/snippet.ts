import type { LoaderAnswer } from '../protocol'
import { LAST_GETTER, LAST_VOID, METHODS } from './methods'

// ES5 by hand, and written for few bytes: every browser of the specification runs the output as it
// is, and every page of a site carries it in its HTML.

type Settle = (value?: unknown) => void

/**
 * Queued call. `resolve` and `reject` are set if the method returns a promise; on a page without
 * `Promise`, `then` sets them, so read them when settling, not before. A rejected call stays in the
 * queue, emptied, and must not be made.
 */
export type QueuedCall = [
  method: string,
  args: Iterable<unknown>,
  resolve?: Settle,
  reject?: Settle
]

/** Placeholder of the messenger: the queue of calls, oldest first, with every method. */
export type Stub = QueuedCall[] & Record<string, (...args: unknown[]) => unknown>

/** The script tag of `pipit.js` as the snippet makes it. */
export interface LoaderTag extends HTMLScriptElement {
  stub?: Stub
}

/**
 * Stage 0: puts a stub on the page that queues calls, asks the server for the loader JSON, and adds
 * the script tag of stage 1 with its integrity and the nonce of the page.
 *
 * Stage 1 reads `document.currentScript.stub`: the {@link Stub}, which `window` already holds under
 * the name that the page chose (without `stub`: a direct script tag, and the name is `Pipit`). It
 * copies its methods onto that object, because pages may have kept a reference to it, removes the
 * calls (`stub.splice(0)`), and replays them in order, settling each that has a `resolve`.
 *
 * A browser gets the script that it can run: the snippet sets our newest CSS on an element, so that
 * no polyfill of the page can answer, and looks for `Promise`, which some pages remove.
 *
 * It waits for the page's `load` event, which a slow script would delay.
 *
 * If the loader JSON or the script fails to load, every pending promise is rejected with an error
 * whose `code` and name are `load-failed`, calls without a promise stay queued, and the next call
 * tries again. A version that the server does not list is only reported on the console, by the
 * script that the server names for `other` versions.
 *
 * @param url Address of the loader JSON.
 * @param name Name of the global. If it is taken, the snippet does nothing: pasting it twice is safe.
 * @param version Key in the loader JSON, such as `v5` or `v5.0.0`.
 */
export function snippet(url: string, name: string, version: string): void {
  var page = window as unknown as Record<string, Partial<Stub> | undefined>
  var script = document.currentScript
  var stub = [] as unknown as Stub
  var request: XMLHttpRequest | 0 | 1 = 1

  function fail() {
    var error: Error & { code?: string } = Error(url)
    error.code = error.name = 'load-failed'
    request = 0
    stub.map(function (call) {
      if (call[3]) (call.splice(0) as Settle[])[3]!(error)
    })
  }

  function load() {
    request = new XMLHttpRequest()
    request.open('GET', url)
    request.onerror = fail
    request.onload = function () {
      try {
        var tag: LoaderTag = document.createElement('script')
        var answer: LoaderAnswer = JSON.parse(this.responseText)
        var found = answer[version as 'v5'] || answer.other
        tag.style.color = found.color
        if (tag.style.color && page.Promise) {
          tag.src = found.url
          tag.integrity = found.integrity
        } else {
          tag.src = found.legacyUrl
          tag.integrity = found.legacyIntegrity
        }
        tag.stub = stub
        tag.crossOrigin = ''
        tag.nonce = (script || tag).nonce!
        tag.onerror = fail
        document.head.appendChild(tag)
      } catch (_) {
        fail()
      }
    }
    request.send()
  }

  // An element with that id is a global as well.
  if (!(page[name] || stub).on) {
    page[name] = stub
    METHODS.split(' ').map(function (method, index) {
      stub[method] = function (event: unknown, listener: unknown) {
        var call: QueuedCall = [method, arguments]
        if (index > LAST_GETTER) {
          stub.push(call)
          if (!request) load()
        }
        if (index > LAST_VOID)
          return page.Promise ? new Promise(call.push.bind(call)) : { then: call.push.bind(call) }
        return [
          false,
          0,
          [],
          false,
          ,
          ,
          function () {
            stub.off!(event, listener)
          }
        ][index]
      }
    })
    // Of the states only `complete` sorts before 'd'.
    if (document.readyState < 'd') load()
    else addEventListener('load', load)
  }
}
