import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { atom } from 'nanostores'
import { previewTime } from '../../../src/widget/features/preview/preview-time'

/** A Friday, in the zone of the machine. */
const NOW = new Date(2026, 10, 27, 15, 0)

const translate = Object.assign(() => 'Gerade eben', { error: () => '' })

const say = (time: Date, own?: (time: Date) => string) =>
  previewTime({ $locale: atom('de'), $timeFormat: atom(own), translate }, time)

describe('The time of a message in the preview', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW }))
  afterEach(() => vi.useRealTimers())

  test.each([
    ['names the first minute', new Date(2026, 10, 27, 14, 59, 1), 'Gerade eben'],
    ['is the hour after a minute', new Date(2026, 10, 27, 14, 59), '14:59'],
    ['names yesterday', new Date(2026, 10, 26, 23, 59), 'Gestern 23:59'],
    ['names the days of a week', new Date(2026, 10, 21, 9, 15), 'Sa 09:15'],
    ['is the date on other days', new Date(2026, 10, 20, 23, 59), '20.11.2026']
  ])('%s', (_, time, said) => expect(say(time)).toBe(said))

  test('is written as the page says, once it is a minute old', () => {
    expect(say(new Date(2026, 10, 27, 9, 5), time => `um ${time.getHours()}`)).toBe('um 9')
  })
})
