import { constructorOf } from './constructor-of'
import { toArray } from './iterate'
import { SmallSet, type SetOf } from './set'

type Entry = [key: unknown, value: unknown]
type Visit = (value: unknown, key: unknown) => void

interface Small {
  all: SetOf<Entry>
  /** Entries by their keys, where these are texts or numbers. */
  named: Record<string, Entry | undefined>
  size: number
  set(key: unknown, value: unknown): Small
}

const nameOf = (key: unknown) => (/^[sn]/.test(typeof key) ? typeof key + String(key) : undefined)

const find = ({ all, named }: Small, key: unknown): Entry | undefined => {
  const name = nameOf(key)
  return name ? named[name] : all.list.filter(entry => entry[0] === key)[0]
}

/** Stands for `Map`. Methods that list its keys or values return arrays. */
export const SmallMap = constructorOf(function (this: Small, entries?: Iterable<Entry>) {
  this.all = new SmallSet() as SetOf<Entry>
  this.named = {}
  this.size = 0
  if (entries) toArray(entries).forEach(entry => this.set(entry[0], entry[1]))
})

SmallMap.prototype = {
  has(this: Small, key: unknown) {
    return !!find(this, key)
  },

  get(this: Small, key: unknown) {
    const entry = find(this, key)
    return entry && entry[1]
  },

  set(this: Small, key: unknown, value: unknown) {
    const found = find(this, key)
    if (found) {
      found[1] = value
      return this
    }
    const entry: Entry = [key, value]
    const name = nameOf(key)
    if (name) this.named[name] = entry
    this.size = this.all.add(entry).size
    return this
  },

  delete(this: Small, key: unknown) {
    const entry = find(this, key)
    if (!entry) return false
    const name = nameOf(key)
    if (name) delete this.named[name]
    this.all.delete(entry)
    this.size = this.all.size
    return true
  },

  clear(this: Small) {
    this.all.clear()
    this.named = {}
    this.size = 0
  },

  walk(this: Small) {
    return this.all.walk()
  },

  forEach(this: Small, visit: Visit) {
    this.all.forEach(entry => visit(entry[1], entry[0]))
  },

  entries(this: Small) {
    return this.all.list.map(entry => entry.slice())
  },

  keys(this: Small) {
    return this.all.list.map(entry => entry[0])
  },

  values(this: Small) {
    return this.all.list.map(entry => entry[1])
  }
}
