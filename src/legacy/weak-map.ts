let count = 0

interface Weak {
  /** Under which its keys carry their values, out of sight, so that these go when the keys go. */
  name: string
}

type Key = Record<string, unknown>

/** Stands for `WeakMap`. */
export const SmallWeakMap = function (this: Weak) {
  this.name = `pipit weak ${count++}`
} as unknown as { prototype: object }

SmallWeakMap.prototype = {
  get(this: Weak, key: Key) {
    return key[this.name]
  },
  has(this: Weak, key: Key) {
    return this.name in key
  },
  set(this: Weak, key: Key, value: unknown) {
    Object.defineProperty(key, this.name, { configurable: true, value })
    return this
  },
  delete(this: Weak, key: Key) {
    return delete key[this.name]
  }
}
