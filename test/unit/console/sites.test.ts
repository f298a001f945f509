import { describe, expect, test } from 'vitest'
import { refusedOrigins, sitesOf } from '../../../src/console/model'

const SHOP = 'https://shop.example'
const minute = (n: number) => `2026-01-01T10:${String(n).padStart(2, '0')}:00.000Z`

describe('The sites of an integration', () => {
  test('work where the messenger started after the snippet ran', () => {
    expect(
      sitesOf([
        { outcome: 'snippet', origin: SHOP, at: minute(21), count: 1 },
        { outcome: 'started', origin: SHOP, at: minute(20), count: 1 }
      ])
    ).toEqual([{ origin: SHOP, state: 'started', at: minute(20), count: 1 }])
  })

  test('are silent where the snippet ran and nothing followed', () => {
    expect(sitesOf([{ outcome: 'snippet', at: minute(20), count: 1 }])).toEqual([
      { origin: undefined, state: 'silent', at: minute(20), count: 1 }
    ])
    expect(
      sitesOf([
        { outcome: 'snippet', origin: SHOP, at: minute(20), count: 1 },
        { outcome: 'started', origin: SHOP, at: minute(10), count: 1 }
      ])
    ).toEqual([{ origin: SHOP, state: 'silent', at: minute(20), count: 1 }])
  })

  test('have the newest outcome, each site once', () => {
    expect(
      sitesOf([
        { outcome: 'refused', origin: SHOP, at: minute(20), count: 1 },
        { outcome: 'started', origin: 'https://other.example', at: minute(15), count: 1 },
        { outcome: 'started', origin: SHOP, at: minute(10), count: 1 }
      ])
    ).toEqual([
      { origin: SHOP, state: 'refused', at: minute(20), count: 1 },
      { origin: 'https://other.example', state: 'started', at: minute(15), count: 1 }
    ])
  })

  test('can be allowed where they were refused last, unless they are listed or are no origin', () => {
    const loads = [
      { outcome: 'refused' as const, origin: SHOP, at: minute(20), count: 3 },
      { outcome: 'refused' as const, origin: 'https://listed.example', at: minute(19), count: 1 },
      { outcome: 'refused' as const, origin: 'file://', at: minute(18), count: 1 },
      { outcome: 'refused' as const, origin: 'https://shop.example/x', at: minute(17), count: 1 },
      { outcome: 'refused' as const, at: minute(16), count: 1 },
      { outcome: 'started' as const, origin: 'https://back.example', at: minute(15), count: 1 },
      { outcome: 'refused' as const, origin: 'https://back.example', at: minute(14), count: 1 }
    ]
    expect(refusedOrigins(loads, ['https://listed.example'])).toEqual([
      { origin: SHOP, at: minute(20), count: 3 }
    ])
  })
})
