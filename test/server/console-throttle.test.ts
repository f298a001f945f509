import { expect, test } from 'vitest'
import { createThrottle } from '../../src/server/auth'

const BURST = 3
const REFILL_MS = 1000

const openThrottle = (maxKeys?: number) => {
  const time = { now: 0 }
  const throttle = createThrottle({
    burst: BURST,
    refillMs: REFILL_MS,
    clock: () => time.now,
    maxKeys
  })
  const empty = (key: string) => {
    for (let count = 0; count < BURST; count++) expect(throttle.take(key)).toBe(0)
  }
  return { time, take: throttle.take, empty }
}

test('a bucket gives its burst, then says how long to wait', () => {
  const { time, take, empty } = openThrottle()
  empty('a')
  expect(take('a')).toBe(REFILL_MS)
  time.now = 400
  expect(take('a')).toBe(600)
  expect(take('b')).toBe(0)
})

test('a bucket fills with time, up to its burst', () => {
  const { time, take, empty } = openThrottle()
  empty('a')
  time.now = REFILL_MS
  expect(take('a')).toBe(0)
  expect(take('a')).toBe(REFILL_MS)
  time.now += 100 * REFILL_MS
  empty('a')
  expect(take('a')).toBe(REFILL_MS)
})

test('a clock set back gives nothing away', () => {
  const { time, take, empty } = openThrottle()
  time.now = 10 * REFILL_MS
  empty('a')
  time.now = 0
  expect(take('a')).toBe(REFILL_MS)
})

test('the longest untouched buckets are forgotten first', () => {
  const { take, empty } = openThrottle(2)
  empty('a')
  empty('b')
  expect(take('a')).toBe(REFILL_MS)
  take('c')
  expect(take('a')).toBe(REFILL_MS)
  empty('b')
})
