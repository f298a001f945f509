import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { atMidnight, writeDay } from '../../../src/widget/core/conversation/write-time'

/** A Saturday, in the zone of the machine. */
const NOW = new Date(2026, 10, 21, 15, 42)

describe('The name of a day', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW }))
  afterEach(() => vi.useRealTimers())

  test.each([
    ['Today', NOW],
    ['Today', new Date(2026, 10, 21)],
    ['Yesterday', new Date(2026, 10, 20, 23, 59)],
    ['Yesterday', new Date(2026, 10, 20)],
    ['Thu 19 November', new Date(2026, 10, 19, 23, 59)],
    ['Thu 1 January', new Date(2026, 0, 1)],
    ['Wed 31 December 2025', new Date(2025, 11, 31, 23, 59)],
    // The clock of the server is ahead.
    ['Sun 22 November', new Date(2026, 10, 22, 0, 1)]
  ])('is %s', (name, time) => {
    // Versions of the language's rules differ by a comma.
    expect(writeDay(time, 'en-GB').replace(',', '')).toBe(name)
  })

  test.each([
    ['de', 'Gestern', 'Mo., 16. November'],
    ['fr', 'Hier', 'Lun. 16 novembre'],
    ['tr', 'Dün', '16 Kasım Pzt']
  ])('begins with a capital letter in the language %s', (locale, yesterday, monday) => {
    expect(writeDay(new Date(2026, 10, 20, 18, 2), locale)).toBe(yesterday)
    expect(writeDay(new Date(2026, 10, 16, 18, 2), locale)).toBe(monday)
  })

  test('is drawn anew at midnight, unless that is prevented', () => {
    const redraw = vi.fn()
    atMidnight(redraw)
    vi.advanceTimersByTime(new Date(2026, 10, 22).getTime() - NOW.getTime() - 1)
    expect(redraw).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(redraw).toHaveBeenCalledTimes(1)
    const prevent = atMidnight(redraw)
    prevent()
    vi.advanceTimersByTime(2 * 86_400_000)
    expect(redraw).toHaveBeenCalledTimes(1)
  })
})
