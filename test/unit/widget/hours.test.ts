import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followChanges } from '../../../src/widget/features/hours/follow-changes'
import { writeBack } from '../../../src/widget/features/hours/write-back'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A moment on the clock of this browser. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 0, day, hour, minute).getTime()
/** 5 January 2026 is a Monday. */
const NOW = at(5, 18)

describe('When a business is back', () => {
  test.each([
    ['today', at(5, 20), 'backToday', 'Monday', '8:00 PM'],
    ['tomorrow', at(6, 9), 'backTomorrow', 'Tuesday', '9:00 AM'],
    ['on a day of the week', at(11, 9, 30), 'backOn', 'Sunday', '9:30 AM'],
    ['on a date', at(12, 9), 'backOn', 'Mon, Jan 12', '9:00 AM']
  ])('is said as %s', (_, back, key, day, time) => {
    const text = writeBack(back, NOW, 'en-US')
    expect({
      ...text,
      values: { ...text.values, time: text.values.time.replace(/\s/g, ' ') }
    }).toEqual({ key, values: { day, time } })
  })

  test('is said with a time that stays on one line', () => {
    expect(writeBack(at(5, 20), NOW, 'en-US').values.time).toMatch(/^8:00[\u00a0\u202f]PM$/)
  })

  test('is said in the language of the visitor', () => {
    expect(writeBack(at(12, 9), NOW, 'de').values).toEqual({
      day: expect.stringMatching(/^Mo.*12.*Jan/),
      time: '09:00'
    })
  })
})

describe('A state of office hours', () => {
  const follow = (changesAt: number | undefined) => {
    const onTime = vi.fn()
    const ask = vi.fn(async () => {})
    const stop = followChanges({ isOpen: false, changesAt }, { onTime, ask })
    return { onTime, ask, stop }
  }
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is asked for once it has changed, and again while the answer is the same', () => {
    const { onTime, ask, stop } = follow(NOW + HOUR_MS)
    vi.advanceTimersByTime(HOUR_MS - 1)
    expect([onTime.mock.calls.length, ask.mock.calls.length]).toEqual([0, 0])
    vi.advanceTimersByTime(15_000)
    expect([onTime.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1])
    vi.advanceTimersByTime(MINUTE_MS)
    expect(ask).toHaveBeenCalledTimes(2)
    stop()
    vi.advanceTimersByTime(DAY_MS)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('is worded anew at midnight, since tomorrow becomes today', () => {
    const { onTime, ask, stop } = follow(at(7, 9))
    vi.advanceTimersByTime(6 * HOUR_MS)
    expect(onTime).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(DAY_MS)
    expect(onTime).toHaveBeenCalledTimes(2)
    expect(ask).not.toHaveBeenCalled()
    stop()
  })

  test('that never changes is asked for never', () => {
    const { ask, stop } = follow(undefined)
    vi.advanceTimersByTime(40 * DAY_MS)
    expect(ask).not.toHaveBeenCalled()
    stop()
  })
})
