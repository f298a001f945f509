// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { iterate, toArray } from '../../../src/legacy/iterate'
import { SmallMap } from '../../../src/legacy/map'
import { SmallSet } from '../../../src/legacy/set'
import { SmallWeakMap } from '../../../src/legacy/weak-map'

const Sets: [string, SetConstructor][] = [
  ['of the language', Set],
  ['for old browsers', SmallSet as unknown as SetConstructor]
]
const Maps: [string, MapConstructor][] = [
  ['of the language', Map],
  ['for old browsers', SmallMap as unknown as MapConstructor]
]

/** Iterates as compiled loops do. */
const visit = (source: Iterable<unknown>, act: (value: unknown) => void) => {
  const next = iterate(source)
  for (let step = next(); !step.done; step = next()) act(step.value)
}

describe('Collections for old browsers', () => {
  describe.each(Sets)('A set %s', (_, Own) => {
    test('contains each value once, in the order of adding', () => {
      const set = new Own(['b', 'a', 'b'])
      set.add('c').delete('a')
      expect([set.size, set.has('a'), set.has('b'), toArray(set)]).toEqual([
        2,
        false,
        true,
        ['b', 'c']
      ])
      expect([set.delete('a'), set.delete('c'), set.size]).toEqual([false, true, 1])
    })

    test('visits values added during iteration, and skips deleted ones', () => {
      const set = new Own<number>([1, 2, 3])
      const met: unknown[] = []
      visit(set, value => {
        met.push(value)
        set.delete(value as number)
        if (value === 1) set.delete(2)
        if (value === 3) set.add(4)
      })
      expect([met, set.size]).toEqual([[1, 3, 4], 0])
    })

    test('restarts when it is cleared during iteration', () => {
      const set = new Own<number>([1, 2])
      const met: unknown[] = []
      visit(set, value => {
        met.push(value)
        if (value !== 1) return
        set.clear()
        set.add(5)
      })
      expect(met).toEqual([1, 5])
    })
  })

  describe.each(Maps)('A map %s', (_, Own) => {
    test('finds values by keys of every type', () => {
      const key = {}
      const map = new Own<unknown, unknown>([
        [1, 'number'],
        ['1', 'text'],
        [key, 'object'],
        ['__proto__', 'name'],
        [undefined, 'nothing']
      ])
      map.set(1, 'changed')
      expect([1, '1', key, '__proto__', undefined, 'other'].map(each => map.get(each))).toEqual([
        'changed',
        'text',
        'object',
        'name',
        'nothing',
        undefined
      ])
      expect([map.delete(key), map.has(key), map.size]).toEqual([true, false, 4])
      expect(toArray(map.keys())).toEqual([1, '1', '__proto__', undefined])
      expect(toArray(map.values())).toEqual(['changed', 'text', 'name', 'nothing'])
      expect(toArray(map).at(0)).toEqual([1, 'changed'])
      map.clear()
      expect([map.size, map.has('1')]).toEqual([0, false])
    })
  })

  test('a weak map hides its values', () => {
    const Own = SmallWeakMap as unknown as WeakMapConstructor
    const [map, other, key] = [new Own<object, number>(), new Own<object, number>(), { own: 1 }]
    map.set(key, 1)
    map.set(key, 2)
    expect([map.get(key), other.get(key), map.has(key), other.has(key)]).toEqual([
      2,
      undefined,
      true,
      false
    ])
    expect(Object.keys(key)).toEqual(['own'])
    expect([map.delete(key), map.has(key)]).toEqual([true, false])
  })

  test('strings are iterated by characters, arrays by items', () => {
    expect(toArray('a😀b')).toEqual(['a', '😀', 'b'])
    expect(toArray({ length: 2, 0: 'a', 1: 'b' }, (item, place) => item + place)).toEqual([
      'a0',
      'b1'
    ])
  })
})
