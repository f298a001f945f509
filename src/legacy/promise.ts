import { constructorOf } from './constructor-of'
import { later } from './later'

type Settle = (value?: unknown) => void

interface SmallPromise {
  /** Undefined while it is pending: listeners wait in `waiting`. */
  isKept: boolean | undefined
  value: unknown
  waiting: (() => void)[]
  /** Whether somebody listens for its rejection. */
  isHeard: boolean
  then(onKept?: unknown, onBroken?: unknown): SmallPromise
}

type Run = (resolve: Settle, reject: Settle) => void

interface SmallPromiseConstructor {
  new (run: Run): SmallPromise
  prototype: object
  resolve?: typeof settled
  reject?: (error: unknown) => SmallPromise
  all?: (values: unknown[]) => SmallPromise
  race?: (values: unknown[]) => SmallPromise
}

/** Runs an executor: only its first call counts, or an error thrown before that. */
const runOnce = (run: Run, resolve: Settle, reject: Settle) => {
  let isSettled = false
  const once =
    (settle: Settle): Settle =>
    value => {
      if (isSettled) return
      isSettled = true
      settle(value)
    }
  const rejectOnce = once(reject)
  try {
    run(once(resolve), rejectOnce)
  } catch (error) {
    rejectOnce(error)
  }
}

const Small: SmallPromiseConstructor = constructorOf(function (this: SmallPromise, run: Run) {
  this.waiting = []

  const settle = (isKept: boolean, value: unknown) => {
    this.isKept = isKept
    this.value = value
    this.waiting.forEach(later)
    this.waiting = []
    if (isKept) return
    // Reported as uncaught, as browsers do.
    setTimeout(() => {
      if (!this.isHeard) throw value
    })
  }
  const reject: Settle = error => settle(false, error)
  const resolve: Settle = value => {
    if (value === this) return reject(TypeError('A promise waits for itself.'))
    let then: unknown
    try {
      then = value && /^[of]/.test(typeof value) && (value as SmallPromise).then
    } catch (error) {
      return reject(error)
    }
    if (typeof then !== 'function') return settle(true, value)
    const follow = then
    runOnce((kept, broken) => follow.call(value, kept, broken), resolve, reject)
  }
  runOnce(run, resolve, reject)
})

const settled = (value: unknown) => new Small(resolve => resolve(value))

Small.prototype = {
  constructor: Small,

  then(this: SmallPromise, onKept: unknown, onBroken: unknown) {
    this.isHeard = true
    return new Small((resolve, reject) => {
      const go = () => {
        const listener = this.isKept ? onKept : onBroken
        if (typeof listener !== 'function') {
          return (this.isKept ? resolve : reject)(this.value)
        }
        try {
          resolve(listener(this.value))
        } catch (error) {
          reject(error)
        }
      }
      if (this.isKept === undefined) this.waiting.push(go)
      else later(go)
    })
  },

  catch(this: SmallPromise, onBroken: unknown) {
    return this.then(undefined, onBroken)
  },

  finally(this: SmallPromise, act: () => unknown) {
    const keep = (isKept: boolean) => (value: unknown) =>
      settled(act()).then(() => {
        if (isKept) return value
        throw value
      })
    return this.then(keep(true), keep(false))
  }
}

Small.resolve = settled
Small.reject = error => new Small((_, reject) => reject(error))
Small.all = values =>
  new Small((resolve, reject) => {
    const results: unknown[] = []
    let missing = values.length
    if (!missing) resolve(results)
    values.forEach((value, place) =>
      settled(value).then((result: unknown) => {
        results[place] = result
        if (!--missing) resolve(results)
      }, reject)
    )
  })
Small.race = values =>
  new Small((resolve, reject) => values.forEach(value => void settled(value).then(resolve, reject)))

const given: PromiseConstructor | undefined = window.Promise

/** The browser's own where it is complete, so that devtools show our promises. */
export const PromiseOfOurs = 'finally' in (given?.prototype ?? {}) ? given : (Small as never)
