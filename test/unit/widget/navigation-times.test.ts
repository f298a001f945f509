import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { formatTime } from '../../../src/widget/shared/format-time'
import type { Slots } from '../../../src/widget/core/feature'
import { TEXTS } from '../../../src/widget/features/navigation/texts'
import { relativeTime } from '../../../src/widget/features/navigation/relative-time'
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

  const NOW = new Date(2026, 10, 21, 15, 42)

  const say = (time: Date, now = NOW, own: Texts = {}) => {
    const texts: Texts = { ...TEXTS, ...own }
    const $slots = atom<Partial<Slots>>({ formatTime })
    return relativeTime(
      { texts, translate: createTranslate(texts), $locale: atom('en-GB'), $slots },
      time,
      now
    )
  }

  test.each<[string, Date]>([
    ['Just now', new Date(2026, 10, 21, 15, 45)],
    ['Just now', new Date(2026, 10, 21, 15, 41, 1)],
    ['1 minute ago', new Date(2026, 10, 21, 15, 41)],
    ['2 minutes ago', new Date(2026, 10, 21, 15, 40)],
    ['59 minutes ago', new Date(2026, 10, 21, 14, 42, 30)],
    ['1 hour ago', new Date(2026, 10, 21, 14, 42)],
    ['2 hours ago', new Date(2026, 10, 21, 13, 42)],
    ['15 hours ago', new Date(2026, 10, 21, 0, 0)],
    ['Yesterday', new Date(2026, 10, 20, 23, 59)],
    ['Yesterday', new Date(2026, 10, 20, 0, 0)],
    ['19 Nov 2026', new Date(2026, 10, 19, 23, 59)]
  ])('read %s', (said, time) => {
    expect(say(time)).toBe(said)
  })

  test('read as minutes across midnight too', () => {
    expect(say(new Date(2026, 10, 20, 23, 30), new Date(2026, 10, 21, 0, 10))).toBe(
      '40 minutes ago'
    )
  })

  test('use the format of the page for older times', () => {
    const own = { conversationListTimestampFormat: 'MM/DD/YY' }
    expect(say(new Date(2026, 4, 6), NOW, own)).toBe('05/06/26')
  })
})
