import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { formatTime } from '../../../src/widget/shared/format-time'
import { messageTime } from '../../../src/widget/features/times/message-time'

const NOW = new Date(2026, 10, 22, 12, 0)

/** Says the time of a message from so many minutes ago. */
const say = (minutes: number, locale = 'en-GB', customText: Record<string, string> = {}) =>
  messageTime(
    { $locale: atom(locale), $slots: atom({ formatTime }), settings: { customText } },
    new Date(NOW.getTime() - minutes * 60_000),
    NOW
  )

describe('The time of a message', () => {
  test.each([
    [0, '12:00 · now'],
    [-5, '12:05 · now'],
    [1, '11:59 · 1 min ago'],
    [59, '11:01 · 59 min ago'],
    [60, '11:00 · 1 hr ago'],
    [1439, '12:01 · 23 hr ago'],
    [1440, '12:00 · yesterday'],
    [14_400, '12:00 · 10 days ago']
  ])('from %i minutes ago reads %j', (minutes, text) => {
    expect(say(minutes)).toBe(text)
  })

  test('is worded in the language of the visitor', () => {
    expect(say(5, 'de')).toBe('11:55 · vor 5 Min.')
  })

  test('is worded as the page says', () => {
    const texts = {
      messageTimestampFormat: 'hh:mm A',
      messageRelativeTimeJustNow: 'this moment',
      messageRelativeTimeMinute: '{value}m',
      messageRelativeTimeHour: '{value}h',
      messageRelativeTimeDay: '{value}d'
    }
    expect([0, 5, 125, 3000].map(minutes => say(minutes, 'en-US', texts))).toEqual([
      '12:00 PM · this moment',
      '11:55 AM · 5m',
      '09:55 AM · 2h',
      '10:00 AM · 2d'
    ])
  })
})
