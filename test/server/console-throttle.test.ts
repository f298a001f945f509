import { describe, expect, test } from 'vitest'
import { createThrottle } from '../../src/server/auth'

const BURST = 3
const REFILL_MS = 1000

const openThrottle = (maxKeys?: number) => {
  const time = { now: 0 }
  const throttle = createThrottle({
    burst: BURST,
    refillMs: REFILL_MS,
    clock: () => time.now,
    ...(maxKeys !== undefined && { maxKeys })
  })
  const empty = (key: string) => {
    for (let count = 0; count < BURST; count++) expect(throttle.consume(key)).toBe(0)
  }
  return { time, take: throttle.consume, empty }
}

describe('The console throttle', () => {
  test('allows a burst, then returns how long to wait', () => {
    const { time, take, empty } = openThrottle()
    empty('a')
    expect(take('a')).toBe(REFILL_MS)
    time.now = 400
    expect(take('a')).toBe(600)
    expect(take('b')).toBe(0)
  })

  test('refills with time, up to its burst', () => {
    const { time, take, empty } = openThrottle()
    empty('a')
    time.now = REFILL_MS
    expect(take('a')).toBe(0)
    expect(take('a')).toBe(REFILL_MS)
    time.now += 100 * REFILL_MS
    empty('a')
    expect(take('a')).toBe(REFILL_MS)
  })

  test('grants nothing when the clock is set back', () => {
    const { time, take, empty } = openThrottle()
    time.now = 10 * REFILL_MS
    empty('a')
    time.now = 0
    expect(take('a')).toBe(REFILL_MS)
  })

  test('drops the least recently used buckets first', () => {
    const { take, empty } = openThrottle(2)
    empty('a')
    empty('b')
    expect(take('a')).toBe(REFILL_MS)
    take('c')
    expect(take('a')).toBe(REFILL_MS)
    empty('b')
  })
})
