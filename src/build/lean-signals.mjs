/**
 * What the widget uses of signals, in the files of the CDN: 1,200 bytes less than the library, which
 * also has effects, disposal and hooks of its own. The rest of it cannot be imported there.
 */

/** The computed signal that is being worked out: what is read meanwhile will change it. @type {Signal | undefined} */
let reader
let isBatching = false
/** Those to tell at the end of the batch. @type {Set<() => void>} */
const waiting = new Set()

function tellWaiting() {
  /** @type {{ error: unknown } | undefined} */
  let failure
  for (const watcher of waiting) {
    waiting.delete(watcher)
    try {
      watcher()
    } catch (error) {
      failure ??= { error }
    }
  }
  isBatching = false
  if (failure) throw failure.error
}

/** @see https://preactjs.com/guide/v10/signals#batchfn */
export const batch = (/** @type {() => unknown} */ run) => {
  if (isBatching) return run()
  isBatching = true
  try {
    return run()
  } finally {
    tellWaiting()
  }
}

function workOut(/** @type {Signal} */ signal, /** @type {() => unknown} */ work) {
  const outer = reader
  reader = signal
  try {
    return work()
  } finally {
    reader = outer
  }
}

class Signal {
  /** @type {unknown} */
  #value
  /** @type {(() => unknown) | undefined} */
  #work
  #isStale
  /** Computed signals that have read this one. @type {Set<Signal>} */
  #readers = new Set()
  /** @type {Set<() => void>} */
  #watchers = new Set()

  constructor(/** @type {unknown} */ value, /** @type {(() => unknown) | undefined} */ work) {
    this.#value = value
    this.#work = work
    this.#isStale = !!work
  }

  get value() {
    if (reader) this.#readers.add(reader)
    return this.peek()
  }

  set value(next) {
    if (next === this.#value) return
    this.#value = next
    batch(() => this.#tell())
  }

  peek() {
    if (this.#isStale && this.#work) {
      this.#value = workOut(this, this.#work)
      this.#isStale = false
    }
    return this.#value
  }

  subscribe(/** @type {(value: unknown) => void} */ listener) {
    let last = this.peek()
    const watcher = () => {
      const next = this.#watchers.has(watcher) ? this.peek() : last
      if (next !== last) listener((last = next))
    }
    this.#watchers.add(watcher)
    listener(last)
    return () => void this.#watchers.delete(watcher)
  }

  #tell() {
    for (const watcher of this.#watchers) waiting.add(watcher)
    // They come back when they are worked out anew, if they still read this one.
    const readers = this.#readers
    this.#readers = new Set()
    for (const each of readers) {
      each.#isStale = true
      each.#tell()
    }
  }
}

/** @see https://preactjs.com/guide/v10/signals#signalinitialvalue */
export const signal = (/** @type {unknown} */ value) => new Signal(value, undefined)

/** @see https://preactjs.com/guide/v10/signals#computedfn */
export const computed = (/** @type {() => unknown} */ work) => new Signal(undefined, work)
