import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { atMidnight, writeTime } from '../../../src/widget/core/conversation/write-time'

/** A Saturday, in the zone of the machine. */
const NOW = new Date(2026, 10, 21, 15, 42)

describe('The time over a run of messages', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW }))
  afterEach(() => vi.useRealTimers())

  test.each([
    ['15:42', NOW],
    ['00:00', new Date(2026, 10, 21)],
    ['yesterday 23:59', new Date(2026, 10, 20, 23, 59)],
    ['Thu 10:05', new Date(2026, 10, 19, 10, 5)],
    ['Sun 10:05', new Date(2026, 10, 15, 10, 5)],
    ['14 Nov 2026 10:05', new Date(2026, 10, 14, 10, 5)],
    ['14 Nov 2025 10:05', new Date(2025, 10, 14, 10, 5)],
    // The clock of the server is ahead.
    ['22 Nov 2026 00:01', new Date(2026, 10, 22, 0, 1)]
  ])('is written as %s', (text, time) => {
    expect(writeTime(time, 'en-GB')).toBe(text)
  })

  test('is written in the language of the visitor', () => {
    expect(writeTime(new Date(2026, 10, 20, 18, 2), 'de')).toBe('gestern 18:02')
    expect(writeTime(new Date(2026, 10, 16, 18, 2), 'fr')).toBe('lun. 18:02')
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
