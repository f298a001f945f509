import { later } from './later'

type Settle = (value?: unknown) => void

interface SmallPromise {
  /** Undefined while nothing is known: what to do then waits in `waiting`. */
  isKept: boolean | undefined
  value: unknown
  waiting: (() => void)[]
  /** Somebody hears of it when it is broken. */
  isHeard: boolean
  then(onKept?: unknown, onBroken?: unknown): SmallPromise
}

type Run = (resolve: Settle, reject: Settle) => void

interface SmallPromiseConstructor {
  new (run: Run): SmallPromise
  prototype: object
}

/** Runs what settles a promise; only the first word counts, and what is thrown before it. */
const runOnce = (run: Run, resolve: Settle, reject: Settle) => {
  let isSaid = false
  const once =
    (settle: Settle): Settle =>
    value => {
      if (isSaid) return
      isSaid = true
      settle(value)
    }
  const rejectOnce = once(reject)
  try {
    run(once(resolve), rejectOnce)
  } catch (error) {
    rejectOnce(error)
  }
}

const Small = function (this: SmallPromise, run: Run) {
  this.waiting = []

  const settle = (isKept: boolean, value: unknown) => {
    this.isKept = isKept
    this.value = value
    this.waiting.forEach(later)
    this.waiting = []
    if (isKept) return
    // For all to see, as browsers do it.
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
} as unknown as SmallPromiseConstructor

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

const statics = {
  resolve: settled,
  reject: (error: unknown) => new Small((_, reject) => reject(error)),
  all: (values: unknown[]) =>
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
    }),
  race: (values: unknown[]) =>
    new Small((resolve, reject) =>
      values.forEach(value => void settled(value).then(resolve, reject))
    )
}
for (const name in statics) {
  ;(Small as unknown as Record<string, unknown>)[name] = statics[name as keyof typeof statics]
}

const given = window.Promise as PromiseConstructor | undefined

/** The browser's own where it has all of it, so that devtools know our promises. */
export const PromiseOfOurs =
  given?.prototype && 'finally' in given.prototype ? given : (Small as never)
