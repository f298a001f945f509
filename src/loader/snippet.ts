import type { LoaderAnswer } from '../protocol'
import { LAST_GETTER, LAST_VOID, METHODS } from './methods'

// Written in ES5 by hand, and for few bytes: what is built from this file runs as it is in every
// browser of the specification, and stands in the HTML of every page of every visitor.

type Settle = (value?: unknown) => void

/**
 * One waiting call. `resolve` and `reject` are there if the method answers with a promise; where the
 * page has no `Promise` they come with `then`, so read them when settling, not before. A call that
 * has been rejected stays in its place with nothing in it, and is not to be made.
 */
export type QueuedCall = [
  method: string,
  args: Iterable<unknown>,
  resolve?: Settle,
  reject?: Settle
]

/** What stands in for the messenger: the queue itself, oldest call first, which has every method. */
export type Stub = QueuedCall[] & Record<string, (...args: unknown[]) => unknown>

/** The script tag of `pipit.js` as the snippet makes it. */
export interface LoaderTag extends HTMLScriptElement {
  stub?: Stub
}

/**
 * Stage 0: puts a stub on the page that queues calls, asks the server for the loader JSON, and adds
 * the script tag of stage 1 with its integrity and the nonce of the page.
 *
 * What stage 1 finds: `document.currentScript.stub` is the {@link Stub}, which `window` already holds
 * under the name the page chose (no `stub`: a direct script tag, and the name is `Pipit`). It copies
 * its methods onto that same object, because pages may have kept a reference to it, takes the calls
 * out (`stub.splice(0)`), and replays them in order, settling each that has a `resolve`.
 *
 * A browser gets the script that it can run: whether it knows the newest CSS of ours is asked of an
 * element, so that no polyfill of the page answers in its place; whether `Promise` is there, for pages
 * that take it away.
 *
 * It waits until the page has loaded, which a script that is slow to come would put off.
 *
 * When the loader JSON or the script does not arrive, every waiting promise is rejected with an error
 * whose `code` and name are `load-failed`, calls without a promise go on waiting, and the next call
 * tries again. A version that the server does not list is only reported on the console, by the script that
 * the server names for `other` versions.
 *
 * @param url Of the loader JSON.
 * @param name Of the global. Taken already: nothing happens, so that pasting twice does no harm.
 * @param version Its key there, such as `v5` or `v5.0.0`.
 */
export function snippet(url: string, name: string, version: string): void {
  var page = window as unknown as Record<string, Partial<Stub> | undefined>
  var script = document.currentScript as HTMLScriptElement | null
  var stub = [] as unknown as Stub
  var request: XMLHttpRequest | 0 | 1 = 1

  function fail() {
    var error = Error(url) as Error & { code: string }
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
        tag.nonce = (script || tag).nonce
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
    // Only `complete` sorts before.
    if (document.readyState < 'd') load()
    else addEventListener('load', load)
  }
}
