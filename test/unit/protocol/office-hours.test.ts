import { describe, expect, test } from 'vitest'
import { findOpenState, type OfficeHours } from '../../../src/protocol/hours'

const WEEK: OfficeHours['days'] = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri'].map(day => [
    day,
    [
      ['09:00', '12:00'],
      ['13:00', '17:30']
    ]
  ])
)
const in_ = (timeZone: string, days: OfficeHours['days'] = WEEK, holidays: string[] = []) => ({
  timeZone,
  days,
  holidays
})

const stateAt = (hours: OfficeHours, time: string) => {
  const { isOpen, changesAt } = findOpenState(hours, Date.parse(time))
  return [
    isOpen,
    changesAt === undefined ? undefined : new Date(changesAt).toISOString().slice(0, 16)
  ]
}

describe('Office hours', () => {
  // 2026-03-02 is a Monday.
  test.each([
    ['before they begin', '2026-03-02T07:59:59Z', [false, '2026-03-02T08:00']],
    ['when they begin', '2026-03-02T08:00:00Z', [true, '2026-03-02T11:00']],
    ['when a span ends', '2026-03-02T11:00:00Z', [false, '2026-03-02T12:00']],
    ['in the afternoon', '2026-03-02T12:30:00Z', [true, '2026-03-02T16:30']],
    ['in the evening', '2026-03-02T20:00:00Z', [false, '2026-03-03T08:00']],
    ['before the weekend', '2026-03-06T16:30:00Z', [false, '2026-03-09T08:00']]
  ])('of Berlin %s', (_, time, state) => {
    expect(stateAt(in_('Europe/Berlin'), time)).toEqual(state)
  })

  test.each([
    // Clocks are put forward at night between these two.
    [
      'Europe/Berlin',
      '2026-03-28T22:00:00Z',
      { sat: [['22:00', '06:00']] },
      [true, '2026-03-29T04:00']
    ],
    // Clocks are put back, so the night is an hour longer.
    [
      'Europe/Berlin',
      '2026-10-24T21:00:00Z',
      { sat: [['22:00', '06:00']] },
      [true, '2026-10-25T05:00']
    ],
    [
      'America/New_York',
      '2026-03-08T05:30:00Z',
      { sun: [['01:00', '04:00']] },
      [false, '2026-03-08T06:00']
    ],
    [
      'America/New_York',
      '2026-03-08T06:30:00Z',
      { sun: [['01:00', '04:00']] },
      [true, '2026-03-08T08:00']
    ],
    [
      'America/New_York',
      '2026-11-01T05:00:00Z',
      { sun: [['01:00', '01:30']] },
      [true, '2026-11-01T06:30']
    ],
    // A time that clocks leave out: from 02:00 to 03:00 they jump to 03:00.
    [
      'America/New_York',
      '2026-03-08T06:00:00Z',
      { sun: [['02:30', '05:00']] },
      [false, '2026-03-08T07:30']
    ],
    // Half an hour only, in the southern hemisphere.
    [
      'Australia/Lord_Howe',
      '2026-04-04T10:00:00Z',
      { sun: [['01:00', '03:00']] },
      [false, '2026-04-04T14:00']
    ],
    [
      'Australia/Lord_Howe',
      '2026-04-04T14:30:00Z',
      { sun: [['01:00', '03:00']] },
      [true, '2026-04-04T16:30']
    ],
    // Put back in autumn of the southern hemisphere, so the night is an hour longer.
    [
      'Pacific/Auckland',
      '2026-04-04T13:00:00Z',
      { sun: [['01:00', '04:00']] },
      [true, '2026-04-04T16:00']
    ],
    // No changes of clocks, and an odd offset.
    [
      'Asia/Kathmandu',
      '2026-05-03T03:14:00Z',
      { sun: [['09:00', '10:00']] },
      [false, '2026-05-03T03:15']
    ]
  ] as [string, string, OfficeHours['days'], unknown][])(
    'of %s at %s through changes of clocks',
    (zone, time, days, state) => {
      expect(stateAt(in_(zone, days), time)).toEqual(state)
    }
  )

  test('go on over midnight where one span ends as another begins', () => {
    const days: OfficeHours['days'] = { fri: [['20:00', '00:00']], sat: [['00:00', '04:00']] }
    expect(stateAt(in_('UTC', days), '2026-03-06T21:00:00Z')).toEqual([true, '2026-03-07T04:00'])
  })

  test('of a whole week end never', () => {
    const days = Object.fromEntries(
      ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map(day => [day, [['00:00', '00:00']]])
    ) as OfficeHours['days']
    expect(stateAt(in_('Asia/Tokyo', days), '2026-03-06T21:00:00Z')).toEqual([true, undefined])
  })

  test('without a span begin never', () => {
    expect(stateAt(in_('UTC', {}), '2026-03-06T21:00:00Z')).toEqual([false, undefined])
  })

  test('leave holidays out, in the calendar of their zone', () => {
    const hours = in_('Pacific/Auckland', WEEK, ['2026-03-03'])
    expect(stateAt(hours, '2026-03-02T05:00:00Z')).toEqual([false, '2026-03-03T20:00'])
    expect(stateAt(hours, '2026-03-02T21:00:00Z')).toEqual([false, '2026-03-03T20:00'])
  })

  test('take spans in any order, and those that overlap as one', () => {
    const days: OfficeHours['days'] = {
      mon: [
        ['13:00', '15:00'],
        ['09:00', '13:30'],
        ['10:00', '11:00']
      ]
    }
    expect(stateAt(in_('UTC', days), '2026-03-02T09:00:00Z')).toEqual([true, '2026-03-02T15:00'])
  })
})
