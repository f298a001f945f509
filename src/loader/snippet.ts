import type { LoaderVersion } from '../protocol'
import { LAST_GETTER, LAST_VOID, METHODS } from './methods'

// Written in ES5 by hand, and for few bytes: what is built from this file runs as it is in every
// browser of the specification, and stands in the HTML of every page of every visitor.

/** Word for word what sites know from the messenger they come from. Spec §8. */
const UNSUPPORTED_VERSION = 'You must provide a supported major version.'

type Settle = (value?: unknown) => void

/**
 * One waiting call. `resolve` and `reject` are there if the method answers with a promise; where the
 * page has no `Promise` they come with `then`, so read them when settling, not before.
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
 * When the loader JSON or the script does not arrive, every waiting promise is rejected with an error
 * whose `code` is `load-failed`, calls without a promise go on waiting, and the next call tries
 * again. A version that the server does not list is only reported on the console.
 *
 * @param name Of the global. Taken already: nothing happens, so that pasting twice does no harm.
 * @param url Of the loader JSON.
 * @param version Its key there, such as `v5` or `v5.0.0`.
 */
export function snippet(name: string, url: string, version: string): void {
  var script = document.currentScript as HTMLScriptElement | null
  var stub = [] as unknown as Stub
  var request: XMLHttpRequest | false
  var page = window as unknown as Record<string, Partial<Stub> | undefined>

  function fail() {
    var error = Error('Failed to load ' + url) as Error & { code: string }
    error.code = 'load-failed'
    request = false
    stub.splice(0).map(function (call) {
      if (call[3]) call[3](error)
      else stub.push(call)
    })
  }

  function add(found: LoaderVersion) {
    var tag: LoaderTag = document.createElement('script')
    tag.src = found.url
    tag.stub = stub
    tag.nonce = (script || tag).nonce
    tag.onerror = fail
    tag.integrity = found.integrity
    tag.crossOrigin = 'anonymous'
    document.head.appendChild(tag)
  }

  function load() {
    var asked = (request = new XMLHttpRequest())
    asked.open('GET', url)
    asked.onloadend = function () {
      try {
        var answer = JSON.parse(asked.responseText)
        if (answer.versions && !answer[version]) console.error(UNSUPPORTED_VERSION)
        else add(answer[version])
      } catch (_) {
        fail()
      }
    }
    asked.send()
  }

  function define(method: string, index: number) {
    stub[method] = function (event: unknown, listener: unknown) {
      var call: QueuedCall = [method, arguments]
      function keep(resolve: Settle, reject: Settle) {
        call.push(resolve, reject)
      }
      function undo() {
        stub.off!(event, listener)
      }
      if (index > LAST_GETTER) {
        stub.push(call)
        if (!request) load()
      }
      if (index > LAST_VOID) return window.Promise ? new Promise(keep) : { then: keep }
      return [false, 0, [], , undo][index]
    }
  }

  // An element with that id is a global as well.
  if (!page[name] || !page[name].init) {
    page[name] = stub
    METHODS.split(' ').map(define)
    load()
  }
}
