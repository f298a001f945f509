import { describe, expect, test } from 'vitest'
import { createTimes, isLongAfter } from '../../../src/console/texts/times'

const { timeAgo, timeHeader } = createTimes('en')

/** A Thursday at noon in the local time zone. */
const noon = new Date(2026, 0, 8, 12, 0).getTime()
const before = (ms: number) => new Date(noon - ms).toISOString()
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('Times in the console', () => {
  test.each([
    [MINUTE - 1, 'now'],
    [MINUTE, '1 min'],
    [HOUR - 1, '59 min'],
    [HOUR, '11:00 AM'],
    [12 * HOUR, '12:00 AM'],
    [12 * HOUR + 1, 'Yesterday'],
    [3 * 24 * HOUR, 'Mon'],
    [7 * 24 * HOUR, 'Jan 1'],
    [8 * 24 * HOUR, 'Dec 31, 2025']
  ])('show %i ms ago as: %s', (ms, words) => {
    expect(timeAgo(before(ms), noon).replace(/\s/g, ' ')).toBe(words)
  })

  test('show today as the time, and other days as the day', () => {
    expect(timeHeader(before(HOUR), noon).replace(/\s/g, ' ')).toBe('11:00 AM')
    expect(timeHeader(before(24 * HOUR), noon).replace(/\s/g, ' ')).toBe('Yesterday, 12:00 PM')
  })

  test.each([
    ['en', 'Thu, Jan 8, 2026, 12:00 PM'],
    ['de', 'Do., 8. Jan. 2026, 12:00']
  ])('say in one line until when something is put aside, in %s', (tag, words) => {
    expect(createTimes(tag).shortTime(before(0)).replace(/\s/g, ' ')).toBe(words)
  })

  test.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [1_500, '1.5 kB'],
    [2_345_678_901, '2.3 GB'],
    [5e15, '5,000 TB']
  ])('come with sizes: %i bytes are %s', (bytes, words) => {
    expect(createTimes('en').size(bytes).replace(/\s/g, ' ')).toBe(words)
  })

  test('say what time it is elsewhere, where that is known', () => {
    const noon = Date.UTC(2026, 0, 8, 12)
    const timeIn = (zone: string) => createTimes('en').timeIn(zone, noon)?.replace(/\s/g, ' ')
    expect(timeIn('Asia/Kolkata')).toBe('Thu 5:30 PM')
    expect(timeIn('Pacific/Kiritimati')).toBe('Fri 2:00 AM')
    expect(timeIn('Mars/Olympus_Mons')).toBeUndefined()
  })

  test('are shown again after a quarter of an hour', () => {
    expect(isLongAfter(before(0), before(15 * MINUTE))).toBe(true)
    expect(isLongAfter(before(0), before(15 * MINUTE - 1))).toBe(false)
  })
})
