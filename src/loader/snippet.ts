import { FIRST_PROMISED, FIRST_VOID, METHODS } from './methods'

// Written in ES5 by hand: what is built from this file runs as it is in every browser of the
// specification, and its bytes are in the HTML of every page of every visitor.

type Settle = (value?: unknown) => void

/**
 * One waiting call. `resolve` and `reject` are there if the method answers with a promise; where the
 * page has no `Promise` they come with `then`, so read them when settling, not before.
 */
export type QueuedCall = [
  method: string,
  args: ArrayLike<unknown>,
  resolve?: Settle,
  reject?: Settle
]

/** What stands in for the messenger until `pipit.js` is there. */
export interface Stub {
  /** Waiting calls, oldest first. Absent once the messenger has taken over. */
  q?: QueuedCall[]
  [method: string]: unknown
}

/** The script tag of `pipit.js` as the snippet makes it: it carries the stub to take over. */
export interface LoaderTag extends HTMLScriptElement {
  stub?: Stub
}

/**
 * Stage 0: puts a stub on the page that queues calls, asks the server for the loader JSON, and adds
 * the script tag of stage 1 with its integrity and the nonce of the page.
 *
 * What stage 1 finds: `document.currentScript.stub` is the {@link Stub}, which `window` already holds
 * under the name the page chose (no `stub`: a direct script tag, the name is `Pipit`). It copies its
 * methods onto that same object, because pages may have kept a reference to it, deletes `q`, and
 * replays what `q` held in order, settling each call that has a `resolve`.
 *
 * When the loader JSON or the script does not arrive, every waiting promise is rejected with an error
 * whose `code` is `load-failed`, calls without a promise go on waiting, and the next call tries
 * again. A version that the server does not list is only reported on the console.
 */
export function snippet(
  win: any,
  doc: Document,
  name: string,
  integrationId: string,
  version: string,
  baseUrl: string
): void {
  var url = baseUrl + '/web/' + integrationId + '/loader.json'
  var nonce = ((doc.currentScript || 0) as any).nonce || ''
  var stub: any = { q: [] }
  var loading: any

  function fail() {
    var error: any = Error('Could not load ' + url)
    error.code = 'load-failed'
    loading = 0
    stub.q = stub.q.filter(function (call: any) {
      return !call[3] || call[3](error)
    })
  }

  function load() {
    var request = new win.XMLHttpRequest()
    loading = 1
    request.open('GET', url)
    request.onloadend = function () {
      try {
        var answer = JSON.parse(request.responseText)
        var found = answer['v' + version]
        if (found) {
          var tag: any = doc.createElement('script')
          tag.onerror = fail
          tag.crossOrigin = 'anonymous'
          tag.integrity = found.integrity
          tag.nonce = nonce
          tag.stub = stub
          tag.src = found.url
          doc.head.appendChild(tag)
        } else if (answer.versions) win.console.error('You must provide a supported major version.')
        else fail()
      } catch (_) {
        fail()
      }
    }
    request.send()
  }

  if (win[name]) return
  win[name] = stub
  METHODS.split(' ').map(function (method, index) {
    stub[method] = function (event: unknown, listener: unknown) {
      var call: any = [method, arguments]
      function keep(resolve?: any, reject?: any) {
        call[2] = resolve
        call[3] = reject
      }
      if (index < FIRST_VOID) return [false, false, 0, []][index]
      stub.q.push(call)
      loading || load()
      if (index == FIRST_VOID)
        return function () {
          stub.off(event, listener)
        }
      if (index >= FIRST_PROMISED) return win.Promise ? new win.Promise(keep) : { then: keep }
    }
  })
  load()
}
