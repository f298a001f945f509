/**
 * What the widget uses of nanostores, in the file of the CDN: 200 bytes less than the library, whose
 * stores also mount, compute and keep maps. The rest of it cannot be imported there.
 */

/** Calls in their order: what a listener changes is told after the change that it hears of. */
/** @type {(() => void)[]} */
const queue = []

function callAll() {
  /** @type {{ error: unknown } | undefined} */
  let failure
  for (const call of queue) {
    try {
      call()
    } catch (error) {
      failure ??= { error }
    }
  }
  queue.length = 0
  if (failure) throw failure.error
}

/** @see https://github.com/nanostores/nanostores#atoms */
export const atom = (/** @type {unknown} */ value) => {
  /** @typedef {(value: unknown, before?: unknown) => void} Listener */
  /** @type {Set<{ listener: Listener }>} */
  const entries = new Set()
  const listen = (/** @type {Listener} */ listener) => {
    const entry = { listener }
    entries.add(entry)
    return () => void entries.delete(entry)
  }
  const store = {
    value,
    get: () => store.value,
    set: (/** @type {unknown} */ next) => {
      const before = store.value
      if (Object.is(before, next)) return
      store.value = next
      const isFirst = !queue.length
      for (const entry of entries) {
        queue.push(() => entries.has(entry) && entry.listener(store.value, before))
      }
      if (isFirst) callAll()
    },
    listen,
    subscribe: (/** @type {Listener} */ listener) => {
      listener(store.value)
      return listen(listener)
    }
  }
  return store
}
