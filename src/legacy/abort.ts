import { constructorOf } from './constructor-of'

/** Signal that ends a request, once. */
export interface SmallSignal {
  aborted: boolean
  /** Error with which the ended request rejects. */
  reason?: unknown
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

interface SmallController {
  signal: SmallSignal
  abort(reason?: unknown): void
}

const nameError = (name: string) => {
  const error = Error(name)
  error.name = name
  return error
}

/** Stands for `AbortController`. */
export const SmallAbortController = /* @__PURE__ */ constructorOf(function (this: SmallController) {
  let listeners: (() => void)[] = []
  const signal: SmallSignal = {
    aborted: false,
    addEventListener: (_, listener) => void listeners.push(listener),
    removeEventListener: (_, listener) => {
      listeners = listeners.filter(each => each !== listener)
    }
  }
  this.signal = signal
  this.abort = (reason = nameError('AbortError')) => {
    if (signal.aborted) return
    signal.aborted = true
    signal.reason = reason
    listeners.forEach(listener => listener())
  }
})

/** Stands for `AbortSignal.timeout`. */
export const timeout = (milliseconds: number): SmallSignal => {
  const { signal, abort } = new SmallAbortController()
  setTimeout(() => abort(nameError('TimeoutError')), milliseconds)
  return signal
}
