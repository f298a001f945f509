import { constructorOf } from './constructor-of'

let count = 0

interface Weak {
  /** Hidden property of keys that holds their value, so that values are freed with their keys. */
  name: string
}

type Key = Record<string, unknown>

/** Stands for `WeakMap`. */
export const SmallWeakMap = constructorOf(function (this: Weak) {
  this.name = `pipit weak ${count++}`
})

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
