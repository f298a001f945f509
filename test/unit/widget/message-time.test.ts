import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatTime } from '../../../src/widget/shared/format-time'
import { createTranslate } from '../../../src/widget/core/translate'
import { messageTime } from '../../../src/widget/features/times/message-time'
import { TEXTS } from '../../../src/widget/features/times/texts'

/** A Sunday, in the zone of the machine. */
const NOW = new Date(2026, 10, 22, 12, 0)

/** Says the time of a message from so many minutes ago. */
const say = (minutes: number, locale = 'en-GB', own: Record<string, string> = {}) => {
  const texts = { ...TEXTS, ...own }
  const $slots = atom({ formatTime })
  return messageTime(
    { texts, translate: createTranslate(texts), $locale: atom(locale), $slots },
    new Date(NOW.getTime() - minutes * 60_000)
  )
}

describe('The time of a message', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW }))
  afterEach(() => vi.useRealTimers())

  test.each([
    [0, 'Just now'],
    [-5, 'Just now'],
    [1, '11:59'],
    [720, '00:00'],
    [721, 'Yesterday 23:59'],
    [1440, 'Yesterday 12:00'],
    [2161, 'Fri 23:59'],
    [8640, 'Mon 12:00']
  ])('from %i minutes ago reads %j', (minutes, text) => {
    expect(say(minutes)).toBe(text)
  })

  test('from a week ago names the day and the month', () => {
    expect(say(10_080)).toMatch(/^Sun,? 15 November 12:00$/)
  })

  test('is worded in the language of the visitor', () => {
    expect(say(1440, 'de')).toBe('Gestern 12:00')
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

  test('has the clock of the page where it gives no words', () => {
    const texts = { messageTimestampFormat: 'hh:mm A' }
    expect([0, 5, 1440, 14_400].map(minutes => say(minutes, 'en-US', texts))).toEqual([
      'Just now',
      '11:55 AM',
      'Yesterday 12:00 PM',
      expect.stringMatching(/^Thu,? November 12 12:00 PM$/)
    ])
  })
})
