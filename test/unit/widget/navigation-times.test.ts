import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatTime } from '../../../src/widget/shared/format-time'
import type { Slots } from '../../../src/widget/core/feature'
import { TEXTS } from '../../../src/widget/features/navigation/texts'
import { listTime } from '../../../src/widget/features/navigation/list-time'
import { createTranslate, type Texts } from '../../../src/widget/core/translate'

const TIME = new Date(2026, 2, 5, 0, 7)
const AFTERNOON = new Date(2026, 10, 21, 15, 42)

describe('Times in the conversation list', () => {
  test.each([
    ['YYYY YY', '2026 26'],
    ['MMMM MMM MM M', 'March Mar 03 3'],
    ['DD D', '05 5'],
    ['dddd ddd', 'Thursday Thu'],
    ['HH H hh h', '00 0 12 12'],
    ['h:mm A', '12:07 AM'],
    ['h:mm a', '12:07 am'],
    ['D/M/YYYY [at] HH[h]mm', '5/3/2026 at 00h07'],
    ['', '']
  ])('in the format %j', (format, written) => {
    expect(formatTime(TIME, format, 'en-US')).toBe(written)
  })

  test.each([
    ['en-GB', 'D MMMM YYYY, h:mm a', '21 November 2026, 3:42 pm'],
    ['de', 'dddd, D. MMMM', 'Samstag, 21. November'],
    ['ru', 'D MMMM', '21 ноября'],
    ['ru', 'MMMM', 'ноябрь'],
    ['ar-EG', 'DD/MM', '٢١/١١'],
    ['fa', 'YYYY', '۱۴۰۵']
  ])('in %s in the format %j follow the locale', (locale, format, written) => {
    expect(formatTime(AFTERNOON, format, locale)).toBe(written)
  })

  /** A Saturday, in the zone of the machine. */
  const NOW = new Date(2026, 10, 21, 15, 42)

  const WORDS = {
    conversationListRelativeTimeMinute: 'a minute ago',
    conversationListRelativeTimeMinutes: '{value} min ago',
    conversationListRelativeTimeHour: 'an hour ago',
    conversationListRelativeTimeHours: '{value} h ago',
    conversationListRelativeTimeYesterday: 'the day before'
  }

  beforeEach(() => vi.useFakeTimers({ now: NOW }))
  afterEach(() => vi.useRealTimers())

  const say = (time: Date, own: Texts = {}, locale = 'en-GB') => {
    const texts: Texts = { ...TEXTS, ...own }
    const $slots = atom<Partial<Slots>>({ formatTime })
    return listTime(
      { texts, translate: createTranslate(texts), $locale: atom(locale), $slots },
      time,
      new Date()
    )
  }

  test.each<[string, Date]>([
    ['Just now', new Date(2026, 10, 21, 15, 45)],
    ['Just now', new Date(2026, 10, 21, 15, 41, 1)],
    ['15:41', new Date(2026, 10, 21, 15, 41)],
    ['00:00', new Date(2026, 10, 21, 0, 0)],
    ['Yesterday', new Date(2026, 10, 20, 23, 59)],
    ['Yesterday', new Date(2026, 10, 20, 0, 0)],
    ['Thu', new Date(2026, 10, 19, 23, 59)],
    ['Sun', new Date(2026, 10, 15, 0, 0)],
    ['14 Nov', new Date(2026, 10, 14, 23, 59)],
    ['31 Dec 2025', new Date(2025, 11, 31, 23, 59)]
  ])('read %s', (said, time) => {
    expect(say(time)).toBe(said)
  })

  test('name yesterday from midnight on', () => {
    vi.setSystemTime(new Date(2026, 10, 21, 0, 10))
    expect(say(new Date(2026, 10, 20, 23, 30))).toBe('Yesterday')
    expect(say(new Date(2026, 10, 20, 23, 30), WORDS)).toBe('40 min ago')
  })

  test('are worded in the language of the visitor', () => {
    expect(say(new Date(2026, 10, 20), {}, 'de')).toBe('Gestern')
  })

  test.each<[string, Date]>([
    ['a minute ago', new Date(2026, 10, 21, 15, 41)],
    ['2 min ago', new Date(2026, 10, 21, 15, 40)],
    ['59 min ago', new Date(2026, 10, 21, 14, 42, 30)],
    ['an hour ago', new Date(2026, 10, 21, 14, 42)],
    ['2 h ago', new Date(2026, 10, 21, 13, 42)],
    ['15 h ago', new Date(2026, 10, 21, 0, 0)],
    ['the day before', new Date(2026, 10, 20, 23, 59)]
  ])('read %s where the page says so', (said, time) => {
    expect(say(time, WORDS)).toBe(said)
  })

  test('are those of the messenger where the page has no words for them', () => {
    const { conversationListRelativeTimeHour } = WORDS
    expect(say(new Date(2026, 10, 21, 15, 1), { conversationListRelativeTimeHour })).toBe('15:01')
  })

  test('use the format of the page for older times', () => {
    const own = { conversationListTimestampFormat: 'MM/DD/YY' }
    expect(say(new Date(2026, 10, 20), own)).toBe('Yesterday')
    expect(say(new Date(2026, 10, 19), own)).toBe('11/19/26')
    expect(say(new Date(2026, 4, 6), own)).toBe('05/06/26')
  })
})
