import type { SmallSignal } from './abort'
import { PromiseOfOurs } from './promise'

interface Options {
  method?: string
  headers?: Record<string, string>
  body?: string | null
  signal?: SmallSignal | null
}

const answerOf = ({ status, responseText }: XMLHttpRequest) => ({
  ok: status >= 200 && status < 300,
  status,
  text: () => PromiseOfOurs.resolve(responseText),
  json: () => new PromiseOfOurs(resolve => resolve(JSON.parse(responseText)))
})

/** Stands for the part of `fetch` that we use: over XMLHttpRequest, without cookies. */
export const fetchOfOurs = (
  url: unknown,
  { method = 'GET', headers = {}, body, signal }: Options = {}
) =>
  new PromiseOfOurs((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => {
      request.abort()
      end(() => reject(signal?.reason))
    }
    function end(act: () => void) {
      request.onload = request.onerror = null
      if (signal) signal.removeEventListener('abort', stop)
      act()
    }
    request.open(method, String(url))
    for (const name in headers) request.setRequestHeader(name, String(headers[name]))
    request.onload = () => end(() => resolve(answerOf(request)))
    request.onerror = () => end(() => reject(TypeError('Failed to fetch')))
    if (signal) {
      if (signal.aborted) return stop()
      signal.addEventListener('abort', stop)
    }
    request.send(body)
  })
