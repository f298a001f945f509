import { describe, expect, test } from 'vitest'
import { atom } from 'nanostores'
import { previewTime } from '../../../src/widget/features/preview/preview-time'

const NOW = new Date(2026, 10, 27, 15, 0)

const translate = Object.assign(() => 'Gerade eben', { error: () => '' })

const say = (time: Date, own?: (time: Date) => string) =>
  previewTime({ $locale: atom('de'), $timeFormat: atom(own), translate }, time, NOW)

describe('The time of a message in the preview', () => {
  test.each([
    ['names the first minute', new Date(2026, 10, 27, 14, 59, 1), 'Gerade eben'],
    ['is the hour after a minute', new Date(2026, 10, 27, 14, 59), '14:59'],
    ['is the date on other days', new Date(2026, 10, 26, 23, 59), '26.11.2026']
  ])('%s', (_, time, said) => expect(say(time)).toBe(said))

  test('is written as the page says, once it is a minute old', () => {
    expect(say(new Date(2026, 10, 27, 9, 5), time => `um ${time.getHours()}`)).toBe('um 9')
  })
})
