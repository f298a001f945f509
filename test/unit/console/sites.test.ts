import { describe, expect, test } from 'vitest'
import { sitesOf } from '../../../src/console/model'

const SHOP = 'https://shop.example'
const minute = (n: number) => `2026-01-01T10:${String(n).padStart(2, '0')}:00.000Z`

describe('The sites of an integration', () => {
  test('work where the messenger started after the snippet ran', () => {
    expect(
      sitesOf([
        { outcome: 'snippet', origin: SHOP, at: minute(21) },
        { outcome: 'started', origin: SHOP, at: minute(20) }
      ])
    ).toEqual([{ origin: SHOP, state: 'started', at: minute(20) }])
  })

  test('are silent where the snippet ran and nothing followed', () => {
    expect(sitesOf([{ outcome: 'snippet', at: minute(20) }])).toEqual([
      { origin: undefined, state: 'silent', at: minute(20) }
    ])
    expect(
      sitesOf([
        { outcome: 'snippet', origin: SHOP, at: minute(20) },
        { outcome: 'started', origin: SHOP, at: minute(10) }
      ])
    ).toEqual([{ origin: SHOP, state: 'silent', at: minute(20) }])
  })

  test('have the newest outcome, each site once', () => {
    expect(
      sitesOf([
        { outcome: 'refused', origin: SHOP, at: minute(20) },
        { outcome: 'started', origin: 'https://other.example', at: minute(15) },
        { outcome: 'started', origin: SHOP, at: minute(10) }
      ])
    ).toEqual([
      { origin: SHOP, state: 'refused', at: minute(20) },
      { origin: 'https://other.example', state: 'started', at: minute(15) }
    ])
  })
})
