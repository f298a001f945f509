import { describe, expect, test } from 'vitest'
import { newId } from '../../src/server/domain/transaction'

const NOW = Date.UTC(2026, 0, 1)

describe('Ids', () => {
  test('are 24 lower-case hex digits that begin with their time', () => {
    const id = newId(NOW)
    expect(id).toMatch(/^[0-9a-f]{24}$/)
    expect(parseInt(id.slice(0, 12), 16)).toBe(NOW)
  })

  test('of the same millisecond differ', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => newId(NOW))).size).toBe(10_000)
  })

  test.each([
    ['the same', 0],
    ['a later', 5],
    ['an earlier', -7_200_000]
  ])('sort behind the one they follow, made at %s time', (_name, skewMs) => {
    let last = newId(NOW)
    for (let round = 0; round < 1_000; round++) {
      const next = newId(NOW + skewMs, last)
      expect(next).toMatch(/^[0-9a-f]{24}$/)
      expect(next > last).toBe(true)
      last = next
    }
  })

  test('sort behind one whose random digits are used up', () => {
    const last = `${newId(NOW).slice(0, 12)}ffffffffffff`
    expect(newId(NOW, last) > last).toBe(true)
  })

  test('of one millisecond sort in the order in which they were made', () => {
    const ids = Array.from({ length: 10_000 }, () => newId(NOW))
    expect(ids).toEqual(ids.toSorted())
  })

  test('of a transaction that began before others were made sort in their order', () => {
    const ids = Array.from({ length: 100 }, () => {
      newId(NOW + 1)
      return newId(NOW)
    })
    expect(ids).toEqual(ids.toSorted())
  })
})
